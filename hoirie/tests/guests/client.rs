//! Somebody with a browser without script: pages, forms, cookies.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ureq::Agent;

/// One person's browser.
pub struct Client {
    agent: Agent,
    house: String,
    language: &'static str,
    from: Option<&'static str>,
    pub cookies: BTreeMap<String, String>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub address: Option<String>,
    pub body: String,
}

impl Client {
    pub fn new(house: &str, language: &'static str) -> Client {
        // A house that is frozen must not freeze its guests.
        // On a machine that has much else to do an answer may take its time.
        let within = Some(Duration::from_secs(30));
        let config =
            Agent::config_builder().http_status_as_error(false).max_redirects(0).timeout_global(within).build();
        Client {
            agent: Agent::new_with_config(config),
            house: house.to_owned(),
            language,
            from: None,
            cookies: BTreeMap::new(),
        }
    }

    /// What is handed in comes from this address, as a proxy says.
    pub fn from(mut self, address: &'static str) -> Client {
        self.from = Some(address);
        self
    }

    /// The same person at a house that came back under another address.
    pub fn moved_to(&mut self, house: &str) {
        self.house = house.to_owned();
    }

    pub fn house(&self) -> &str {
        &self.house
    }

    pub fn cookie_header(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.try_get(path).unwrap()
    }

    pub fn try_get(&mut self, path: &str) -> Result<Answer, ureq::Error> {
        let request = self.agent.get(format!("{}{path}", self.house));
        let answer = request.header("cookie", self.cookie_header()).header("accept-language", self.language).call();
        self.answered(answer)
    }

    /// The same, asked by a proxy for somebody at this address.
    pub fn get_as(&mut self, path: &str, address: &str) -> Answer {
        let answer = self.agent.get(format!("{}{path}", self.house)).header("x-forwarded-for", address).call();
        self.answered(answer).unwrap()
    }

    /// A picture that is no text: the status, and its bytes.
    pub fn picture(&self, path: &str) -> (u16, Vec<u8>) {
        let mut answer = self.agent.get(format!("{}{path}", self.house)).call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_vec().unwrap())
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.try_post(path, fields, &[]).unwrap()
    }

    pub fn try_post(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Result<Answer, ureq::Error> {
        let mut request = self.agent.post(format!("{}{path}", self.house));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.header("cookie", self.cookie_header()).header("accept-language", self.language);
        let answer = request.send_form(fields.iter().copied());
        self.answered(answer)
    }

    /// Sends a form with a file in it, as browsers do.
    pub fn hand_in(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.send_parts(path, fields);
        self.answered(answer).unwrap()
    }

    /// The same where the house may hang up before it has read everything; the status, if there is one.
    pub fn try_hand_in(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<u16, ureq::Error> {
        Ok(self.send_parts(path, fields)?.status().as_u16())
    }

    fn send_parts(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
    ) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
        let part = |(name, value): &(&str, &str)| {
            let file = if *name == "file" { "; filename=\"record.json\"" } else { "" };
            format!("--parted\r\ncontent-disposition: form-data; name=\"{name}\"{file}\r\n\r\n{value}\r\n")
        };
        let body: String = fields.iter().map(part).chain(["--parted--\r\n".to_owned()]).collect();
        let request = self.agent.post(format!("{}{path}", self.house)).header("cookie", self.cookie_header());
        let request = request.header("accept-language", self.language);
        let request = match self.from {
            Some(from) => request.header("x-forwarded-for", from),
            None => request,
        };
        request.header("content-type", "multipart/form-data; boundary=parted").send(body)
    }

    fn answered(
        &mut self,
        answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<Answer, ureq::Error> {
        let mut answer = answer?;
        for cookie in answer.headers().get_all("set-cookie") {
            let (name, rest) = cookie.to_str().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), rest.split(';').next().unwrap().to_owned());
        }
        let address = answer.headers().get("location").map(|address| address.to_str().unwrap().to_owned());
        Ok(Answer { status: answer.status().as_u16(), address, body: answer.body_mut().read_to_string()? })
    }
}

impl Answer {
    /// What stands between the first `before` and the next `after`.
    pub fn between(&self, before: &str, after: &str) -> Option<&str> {
        let rest = self.body.split_once(before)?.1;
        Some(rest.split_once(after)?.0)
    }

    /// The path of the first link that starts like this.
    pub fn path_to(&self, start: &str) -> Option<String> {
        let place = self.body.find(start)?;
        Some(self.body[place..].split('"').next()?.to_owned())
    }

    /// What the form with this id would send, or the button that does a whole move.
    pub fn form(&self, id: &str) -> Option<Vec<(&str, String)>> {
        let begin = format!("id=\"{id}\"");
        if let Some((_, value)) = self.between(&begin, ">")?.split_once("name=\"move\" value=\"") {
            let accepted = self.accepted()?.to_owned();
            return Some(vec![("accepted", accepted), ("move", value.split('"').next()?.replace("&amp;", "&"))]);
        }
        let fields = self.between(&begin, "</form>")?.split("name=\"").skip(1);
        fields
            .map(|field| {
                let value = field.split("value=\"").nth(1)?.split('"').next()?;
                Some((field.split('"').next()?, value.to_owned()))
            })
            .collect()
    }

    /// Whether the table waits for the reader of this page.
    pub fn waits(&self) -> bool {
        self.body.contains("class=\"mine\" id=\"asked\"")
    }

    /// How many moves of this seat were accepted; nothing for those who only watch.
    pub fn accepted(&self) -> Option<&str> {
        self.between("name=\"accepted\" value=\"", "\"")
    }

    pub fn is_over(&self) -> bool {
        self.body.contains("id=\"count\"")
    }
}

/// A form that plays something lawful on this page, if the table waits for its reader: a modest bid now and then,
/// otherwise as little as possible.
pub fn some_move(page: &Answer) -> Option<Vec<(&'static str, String)>> {
    if !page.waits() {
        return None;
    }
    let accepted = page.accepted()?.to_owned();
    let bids = accepted.parse::<u32>().unwrap() % 3 == 0;
    let mut fields = vec![("accepted", accepted)];
    if page.body.contains("id=\"exchange\"") {
        fields.push(("do", "keep".into()));
    } else if bids && let Some(raise) = page.between("id=\"raise\"", ">") {
        fields.push(("do", "bid".into()));
        let gifts = raise.split("gift=").nth(1).unwrap();
        fields.push(("gift", gifts.split('"').next().unwrap().to_owned()));
    } else if page.body.contains("id=\"withdraw\"") {
        fields.push(("do", "withdraw".into()));
    } else {
        assert!(page.body.contains("id=\"take\""), "{}", page.body);
        fields.push(("do", "take".into()));
    }
    Some(fields)
}

pub fn borrowed<'a>(fields: &'a [(&'a str, String)]) -> Vec<(&'a str, &'a str)> {
    fields.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

/// Anna makes a table for three, Ben comes by her link, and the third seat goes to a bot or to Carla.
pub fn table_of_three<'a>(anna: &mut Client, others: impl IntoIterator<Item = (&'a str, &'a mut Client)>) -> String {
    let new = [("name", "Anna"), ("seats", "3"), ("option-couples", "on")];
    let made = patiently(|| anna.post("/new/tante", &new));
    assert_eq!(made.status, 303, "{}", made.body);
    let table = made.address.unwrap();
    let join = patiently(|| anna.get(&table)).path_to("/join/").unwrap();
    for (name, client) in others {
        let invited = patiently(|| client.get(&join));
        assert!(invited.body.contains("Anna"), "{}", invited.body);
        let joined = patiently(|| client.post(&join, &[("name", name)]));
        assert_eq!(joined.address.as_deref(), Some(table.as_str()), "{}", joined.body);
    }
    // Nothing happens to a table that is full already but that the answer says so.
    patiently(|| anna.post(&format!("{table}/seats"), &[("do", "fill")]));
    let started = patiently(|| anna.post(&format!("{table}/start"), &[]));
    assert_eq!(started.status, 303, "{}", started.body);
    table
}

/// Anna makes a table of Maloney with live auctions and two others; everybody is ready.
pub fn live_auction(people: &mut [Client; 3]) -> String {
    let settled = [("name", "Anna"), ("seats", "3"), ("option-auction", "live"), ("option-count", "2")];
    let [anna, others @ ..] = &mut *people;
    let table = patiently(|| anna.post("/new/maloney", &settled)).address.unwrap();
    let join = patiently(|| anna.get(&table)).path_to("/join/").unwrap();
    for (name, client) in ["Ben", "Carla"].into_iter().zip(others) {
        assert_eq!(patiently(|| client.post(&join, &[("name", name)])).status, 303);
    }
    assert_eq!(patiently(|| anna.post(&format!("{table}/start"), &[])).status, 303);
    for person in people {
        let page = patiently(|| person.get(&table));
        assert_eq!(person.post(&format!("{table}/act"), &borrowed(&page.form("ready").unwrap())).status, 303);
    }
    table
}

/// Asks again until the house answers like this: it may take a while to notice what was done to it.
pub fn until(status: u16, mut ask: impl FnMut() -> Answer) -> Answer {
    let give_up = Instant::now() + Duration::from_secs(60);
    loop {
        let answer = ask();
        if answer.status == status {
            return answer;
        }
        assert!(Instant::now() < give_up, "{}: {}", answer.status, answer.body);
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Asks again as long as the house asks for patience (503), as people do.
fn patiently(mut ask: impl FnMut() -> Answer) -> Answer {
    let give_up = Instant::now() + Duration::from_secs(30);
    loop {
        let answer = ask();
        if answer.status != 503 || Instant::now() > give_up {
            return answer;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}
