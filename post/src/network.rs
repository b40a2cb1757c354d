//! Which addresses are the public internet's, and which belong to somebody's own network: no stranger may have the house knock there.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What is not the public internet's (RFC 6890 and its registries): the first address of a block, and how many bits it fixes.
const OWN_V4: &[(Ipv4Addr, u32)] = &[
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    // Shared by the customers of a provider.
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    // Where clouds tell their machines' secrets.
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // Multicast, what is reserved, and broadcast.
    (Ipv4Addr::new(224, 0, 0, 0), 3),
];

/// The one block of IPv6 that is given out to the public.
const PUBLIC_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// What within it is not the public's after all: protocols' own (Teredo among them), and documentation.
const OWN_V6: &[(Ipv6Addr, u32)] = &[
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Whether it is the public internet's. An address that stands for another is as public as that one.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !OWN_V4.iter().any(|block| is_in_v4(address, *block)),
        IpAddr::V6(address) => match meant(address) {
            Some(address) => is_public(IpAddr::V4(address)),
            None => is_in_v6(address, PUBLIC_V6) && !OWN_V6.iter().any(|block| is_in_v6(address, *block)),
        },
    }
}

/// The IPv4 address that an IPv6 one stands for: mapped, translated (NAT64) or tunnelled (6to4).
fn meant(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let bits = address.to_bits();
    match address.segments() {
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => Some(Ipv4Addr::from_bits(bits as u32)),
        [0x2002, ..] => Some(Ipv4Addr::from_bits((bits >> 80) as u32)),
        _ => None,
    }
}

fn is_in_v4(address: Ipv4Addr, (first, fixed): (Ipv4Addr, u32)) -> bool {
    (address.to_bits() ^ first.to_bits()) >> (32 - fixed) == 0
}

fn is_in_v6(address: Ipv6Addr, (first, fixed): (Ipv6Addr, u32)) -> bool {
    (address.to_bits() ^ first.to_bits()) >> (128 - fixed) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expected: bool, addresses: &[&str]) {
        for address in addresses {
            assert_eq!(is_public(address.parse().unwrap()), expected, "{address}");
        }
    }

    #[test]
    fn what_is_in_somebodys_own_network_is_not_public() {
        check(
            false,
            &[
                "0.0.0.0",
                "10.1.2.3",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.255.255.254",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.0.2.1",
                "192.88.99.1",
                "192.168.178.1",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.7",
                "203.0.113.9",
                "224.0.0.251",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "ff02::1",
                "100::1",
                "2001::1",
                "2001:2::1",
                "2001:db8::1",
                "3fff::1",
                "64:ff9b:1::1",
                "5f00::1",
            ],
        );
    }

    #[test]
    fn an_address_that_stands_for_another_is_as_public_as_that_one() {
        check(
            false,
            &["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::192.168.0.1", "2002:7f00:1::", "2002:a9fe:a9fe::1"],
        );
        check(false, &["::127.0.0.1", "::8.8.8.8"]);
        check(true, &["::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1"]);
    }

    #[test]
    fn everything_else_is_public() {
        check(
            true,
            &[
                "1.1.1.1",
                "8.8.8.8",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.255.255.255",
                "128.0.0.1",
                "172.15.255.255",
                "172.32.0.0",
                "192.0.1.1",
                "198.17.255.255",
                "198.20.0.0",
                "223.255.255.255",
                "2001:200::1",
                "2606:4700::1111",
                "2a00:1450::200e",
            ],
        );
    }
}
