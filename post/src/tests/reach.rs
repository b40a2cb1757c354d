//! Whom the house may be sent to by strangers.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use servers::Reply;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, crypto};

use super::{PATIENT, answering, config, deliver, hook};
use crate::address::Reach;
use crate::message::tests::message;
use crate::request::{Client, Resolve, ask_system};
use crate::testing::Browser;
use crate::{Address, Delivery, Post, PostConfig, Style};

fn public() -> PostConfig {
    PostConfig { may_reach_own_network: false, ..config() }
}

fn own_network() -> Delivery {
    Delivery::Refused("it lies in the house's own network".into())
}

#[tokio::test]
async fn a_name_that_leads_into_the_own_network_is_refused_before_anybody_is_asked() {
    let server = answering(Reply::status(200));
    let url = format!("https://localhost:{}/", server.address().port());
    let post = Post::of(public()).unwrap();
    assert_eq!(deliver(&post, &hook(url.clone(), Style::Plain), &message()).await, own_network());
    let push = Address::Push(Browser::new().subscription(&url));
    assert_eq!(deliver(&post, &push, &message()).await, own_network());
    assert!(server.heard().is_empty());
}

/// Of several addresses one is the own network's.
fn both(_: String, port: u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
    Box::pin(async move { Ok(vec![([8, 8, 8, 8], port).into(), ([10, 0, 0, 1], port).into()]) })
}

#[tokio::test]
async fn one_wrong_address_among_several_is_enough() {
    let client = Client::trusting(Vec::new(), both, Reach::Public, PATIENT);
    let post = Post::with(public(), client).unwrap();
    let to = hook("https://club.example/".into(), Style::Plain);
    assert_eq!(deliver(&post, &to, &message()).await, own_network());
}

#[tokio::test]
async fn a_name_that_nobody_knows_is_tried_again() {
    fn nobody(_: String, _: u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
        Box::pin(async { Err(io::ErrorKind::NotFound.into()) })
    }
    let client = Client::trusting(Vec::new(), nobody, Reach::Public, PATIENT);
    let post = Post::with(public(), client).unwrap();
    let to = hook("https://club.example/".into(), Style::Plain);
    assert_eq!(deliver(&post, &to, &message()).await, Delivery::Later(None));
}

/// A server with a certificate for `club.example`, which answers one request; its address and certificate.
async fn encrypted() -> (SocketAddr, CertificateDer<'static>) {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["club.example".to_owned()]).unwrap();
    let (certificate, key) = (cert.der().clone(), PrivateKeyDer::Pkcs8(signing_key.serialize_der().into()));
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.clone()], key)
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (stream, _) = listener.accept().await?;
        let mut stream = TlsAcceptor::from(Arc::new(config)).accept(stream).await?;
        let mut head = vec![0; 4096];
        let length = stream.read(&mut head).await?;
        assert!(String::from_utf8_lossy(&head[..length]).contains("host: club.example:"));
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await?;
        stream.shutdown().await
    });
    (address, certificate)
}

/// Everybody is on this very machine.
fn here(_: String, port: u16) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
    Box::pin(async move { Ok(vec![([127, 0, 0, 1], port).into()]) })
}

async fn deliver_encrypted(name: &str, trusting: bool, resolve: Resolve) -> Delivery {
    let (address, certificate) = encrypted().await;
    let roots = if trusting { vec![certificate] } else { Vec::new() };
    let client = Client::trusting(roots, resolve, Reach::OwnNetwork, PATIENT);
    let post = Post::with(config(), client).unwrap();
    deliver(&post, &hook(format!("https://{name}:{}/", address.port()), Style::Plain), &message()).await
}

#[tokio::test]
async fn who_was_checked_is_connected_to_and_has_to_prove_the_name_that_was_asked_for() {
    assert_eq!(deliver_encrypted("club.example", true, here).await, Delivery::Delivered);
    assert_eq!(deliver_encrypted("other.example", true, here).await, Delivery::Later(None));
    assert_eq!(deliver_encrypted("localhost", true, ask_system).await, Delivery::Later(None));
    assert_eq!(deliver_encrypted("club.example", false, here).await, Delivery::Later(None));
}
