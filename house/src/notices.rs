//! How people are told that something waits for them: their channels, what they wish, a table's own hooks, and links that need no
//! login.

use std::sync::Arc;

use post::{Address, Hook, Post, Subscription};
use sha2::{Digest, Sha256};
use store::clock::wall_clock;
use store::{Channel, ChannelKind, KeptChannel, NewChannel, TableHook, Wishes};
use words::Language;

use crate::command::{CommandError, Impossible};
use crate::{AtDevice, House, LiveTable};

/// Where somebody is when they say how they want to be told.
#[derive(Debug, Clone, Copy)]
pub struct FoundAt<'a> {
    pub language: Language,
    /// Links lead there, unless the host of the house says where it is found.
    pub origin: &'a str,
}

/// A way to tell a person something, as they see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnChannel {
    pub id: String,
    pub address: Address,
    pub language: Language,
    /// The device whose browser it is.
    pub device: Option<String>,
    /// Its owner has said that it is theirs: until then nothing is sent there but the question.
    pub confirmed: bool,
    /// At this hour one message tells all.
    pub digest: Option<u8>,
    pub since: u64,
}

/// A table's own hook, as its host sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnHook {
    pub id: String,
    pub hook: Hook,
    pub language: Language,
    pub since: u64,
}

impl House {
    /// The key that browsers are told when they subscribe.
    pub fn vapid_public_key(&self) -> String {
        self.post.vapid_public_key()
    }

    /// Whether this house has mail carried.
    pub fn has_mail(&self) -> bool {
        self.post.has_mail()
    }

    pub(crate) fn post(&self) -> &Post {
        &self.post
    }

    /// By what this person can be told, the oldest first. Whatever can't be read is left out: there is nothing else to be done with
    /// it, and it says nothing.
    pub async fn channels(&self, person: &str) -> Result<Vec<OwnChannel>, CommandError> {
        Ok(self.store.channels(person).await?.into_iter().filter_map(own_channel).collect())
    }

    /// From now on this browser shows notices.
    pub async fn add_push(
        self: &Arc<Self>,
        at: AtDevice<'_>,
        subscription: Subscription,
        found: FoundAt<'_>,
    ) -> Result<(), CommandError> {
        let address = Address::Push(subscription);
        self.add_channel(at.person, Some(at.device), ChannelKind::Push, address, found).await.map(drop)
    }

    /// Asks by a mail whether this address is theirs; from then on it is told by mail what waits for them.
    pub async fn add_mail(
        self: &Arc<Self>,
        person: &str,
        address: &str,
        found: FoundAt<'_>,
    ) -> Result<(), CommandError> {
        if !self.has_mail() {
            return Err(Impossible::NoMailHere.into());
        }
        let address = Address::Mail(address.to_owned());
        self.add_channel(person, None, ChannelKind::Mail, address, found).await.map(drop)
    }

    /// From now on this program is told what waits for them.
    pub async fn add_hook(self: &Arc<Self>, person: &str, hook: Hook, found: FoundAt<'_>) -> Result<(), CommandError> {
        self.add_channel(person, None, ChannelKind::Hook, Address::Hook(hook), found).await.map(drop)
    }

    async fn add_channel(
        self: &Arc<Self>,
        person: &str,
        device: Option<&str>,
        kind: ChannelKind,
        address: Address,
        found: FoundAt<'_>,
    ) -> Result<String, CommandError> {
        let address = in_json(&self.post.check(address).map_err(Impossible::BadAddress)?);
        let hash = hex::encode(Sha256::digest(match kind {
            // However it is written: to most people it is the same.
            ChannelKind::Mail => address.to_lowercase(),
            ChannelKind::Push | ChannelKind::Hook => address.clone(),
        }));
        let new = NewChannel {
            person: person.to_owned(),
            device: device.map(str::to_owned),
            kind,
            address,
            hash,
            language: found.language.code().to_owned(),
            origin: found.origin.to_owned(),
        };
        match self.store.keep_channel(new, wall_clock()).await? {
            KeptChannel::Done { id, tables } => {
                self.look_at(tables).await?;
                Ok(id)
            }
            KeptChannel::TooMany => Err(Impossible::TooManyChannels.into()),
            KeptChannel::TooOften => Err(Impossible::TooManyChannelsToday.into()),
        }
    }

    /// Whether this link from a first mail is one of ours, and there still is something to confirm.
    pub async fn confirms(&self, channel: &str, code: &str) -> Result<bool, CommandError> {
        Ok(self.key.knows_link("confirm", channel, 0, code) && self.store.has_channel(channel).await?)
    }

    /// The owner of an address says that it is theirs, by the link in the first mail.
    pub async fn confirm_channel(self: &Arc<Self>, channel: &str, code: &str) -> Result<(), CommandError> {
        if !self.key.knows_link("confirm", channel, 0, code) {
            return Err(Impossible::NoticeLinkIsDead.into());
        }
        let tables = self.store.confirm_channel(channel, wall_clock()).await?;
        self.look_at(tables.ok_or(Impossible::NoticeLinkIsDead)?).await
    }

    /// Whether this link, which is in every mail, is one of ours, and there still is something to stop.
    pub async fn stops(&self, channel: &str, code: &str) -> Result<bool, CommandError> {
        Ok(self.key.knows_link("stop", channel, 0, code) && self.store.has_channel(channel).await?)
    }

    /// Nothing more is sent there, whoever asks: whoever gets the messages has the link. That it was stopped before is no trouble.
    pub async fn stop_channel(&self, channel: &str, code: &str) -> Result<(), CommandError> {
        if !self.key.knows_link("stop", channel, 0, code) {
            return Err(Impossible::NoticeLinkIsDead.into());
        }
        Ok(self.store.drop_channel(channel).await.map(drop)?)
    }

    /// Drops a channel of this person.
    pub async fn drop_channel(&self, person: &str, channel: &str) -> Result<(), CommandError> {
        let dropped = self.store.drop_own_channel(person, channel).await?;
        if dropped { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// From now on this channel tells all at this hour of the day, or each thing when it happens.
    pub async fn set_digest(&self, person: &str, channel: &str, hour: Option<u8>) -> Result<(), CommandError> {
        if hour.is_some_and(|hour| hour > 23) {
            return Err(Impossible::Unreadable.into());
        }
        let set = self.store.set_digest(person, channel, hour).await?;
        if set { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// Sends a notice to see whether it arrives.
    pub async fn try_channel(self: &Arc<Self>, person: &str, channel: &str) -> Result<(), CommandError> {
        if !self.store.try_channel(person, channel, wall_clock()).await? {
            return Err(Impossible::Stale.into());
        }
        self.run_errands();
        Ok(())
    }

    /// What this person wants to be told, and when.
    pub async fn wishes(&self, person: &str) -> Result<Wishes, CommandError> {
        Ok(self.store.wishes(person).await?)
    }

    pub async fn set_wishes(&self, person: &str, wishes: Wishes) -> Result<(), CommandError> {
        if !wishes.make_sense() {
            return Err(Impossible::Unreadable.into());
        }
        Ok(self.store.keep_wishes(person, wishes).await?)
    }

    /// Whether this person wants to hear nothing of this table.
    pub async fn is_silenced(&self, table: &LiveTable, person: &str) -> Result<bool, CommandError> {
        Ok(self.store.is_silenced(&table.id, person).await?)
    }

    /// From now on this person hears nothing of this table, or again what they want to hear of all.
    pub async fn silence(&self, table: &LiveTable, person: &str, silent: bool) -> Result<(), CommandError> {
        if table.lock().await.seats_of(Some(person)).is_empty() {
            return Err(Impossible::NotYourSeat.into());
        }
        Ok(self.store.silence(&table.id, person, silent).await?)
    }

    /// The table's own hooks, for its host.
    pub async fn table_hooks(&self, table: &LiveTable, host: Option<&str>) -> Result<Vec<OwnHook>, CommandError> {
        is_host(table, host).await?;
        Ok(self.store.table_hooks(&table.id).await?.into_iter().filter_map(own_hook).collect())
    }

    /// From now on all who read there are told of this table.
    pub async fn add_table_hook(
        self: &Arc<Self>,
        table: &LiveTable,
        host: Option<&str>,
        hook: Hook,
        found: FoundAt<'_>,
    ) -> Result<(), CommandError> {
        is_host(table, host).await?;
        let address = in_json(&self.post.check(Address::Hook(hook)).map_err(Impossible::BadAddress)?);
        let language = found.language.code();
        if !self.store.keep_table_hook(&table.id, &address, language, found.origin, wall_clock()).await? {
            return Err(Impossible::TooManyChannels.into());
        }
        Ok(self.publish_extras(table).await?)
    }

    pub async fn drop_table_hook(&self, table: &LiveTable, host: Option<&str>, hook: &str) -> Result<(), CommandError> {
        is_host(table, host).await?;
        let dropped = self.store.drop_table_hook(&table.id, hook).await?;
        if dropped { Ok(()) } else { Err(Impossible::Stale.into()) }
    }

    /// Of these tables somebody can be told from now on.
    async fn look_at(self: &Arc<Self>, tables: Vec<String>) -> Result<(), CommandError> {
        for id in tables {
            let held = self.held().get(&id).cloned();
            if let Some(table) = held {
                self.resync(&table).await?;
            }
        }
        self.run_errands();
        Ok(())
    }
}

async fn is_host(table: &LiveTable, host: Option<&str>) -> Result<(), Impossible> {
    if host == Some(table.lock().await.row.host.as_str()) { Ok(()) } else { Err(Impossible::HostOnly) }
}

fn in_json(address: &Address) -> String {
    serde_json::to_string(address).expect("addresses are plain data")
}

fn own_channel(channel: Channel) -> Option<OwnChannel> {
    let Channel { id, address, language, device, confirmed, digest, made, .. } = channel;
    let address = serde_json::from_str(&address).ok()?;
    Some(OwnChannel { id, address, language: Language::from_code(&language)?, device, confirmed, digest, since: made })
}

fn own_hook(TableHook { id, address, language, made }: TableHook) -> Option<OwnHook> {
    let Address::Hook(hook) = serde_json::from_str(&address).ok()? else { return None };
    Some(OwnHook { id, hook, language: Language::from_code(&language)?, since: made })
}
