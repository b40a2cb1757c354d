//! The routes of the house, and what is wrapped round all of them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, SET_COOKIE, TRANSFER_ENCODING, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

use crate::Site;
use crate::assets;
use crate::error::Sorry;
use crate::limits::{Crowd, TooMuch, address_of};
use crate::pages::{
    app, chat, conduct, device, front, hint, import, invitations, join, ladder, listing, live, lobby, lost_seat, me,
    my_data, my_figures, my_games, my_people, new_table, note, notice_links, notices, passkey, portrait, preview,
    problem, record, replay, review, rulebook, seat_link, share, table, table_notices, upload, verify,
};
use crate::server::Crowded;
use crate::visit::Visit;
use house::metrics;

/// Everything is answered by then.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// Seconds after which somebody else's record may have been read.
const UPLOAD_AGAIN: u64 = 5;

/// Where load balancers ask.
const HEALTH: &str = "/healthz";

/// Where style sheets and pictures are.
const ASSETS: &str = "/assets/";

/// No form of the house comes near this.
const LARGEST_BODY: usize = 16 * 1024;

pub fn routes(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(front::show))
        .route("/language", post(front::choose_language))
        .route("/app/{language}/manifest.webmanifest", get(app::manifest))
        .route("/app/{language}/offline", get(app::offline))
        .route("/app/icons/{name}", get(app::icon))
        .route("/app/waiting/{name}", get(app::waiting_icon))
        .route("/worker.js", get(app::worker))
        .route("/me", get(me::show))
        .route("/me/games", get(my_games::show))
        .route("/me/figures", get(my_figures::show))
        .route("/me/people", get(my_people::show))
        .route("/me/invite", post(invitations::invite))
        .route("/me/invitations", post(invitations::answer))
        .route("/me/want-again", post(invitations::want_again))
        .route("/ladder", get(ladder::show).post(ladder::choose))
        .route("/me/data", get(my_data::show))
        .route("/me/data.json", get(my_data::download))
        .route("/me/erase", post(my_data::erase))
        .route("/me/devices", post(me::change_device))
        .route("/me/passkeys", post(me::drop_passkey))
        .route("/me/link", post(me::make_link))
        .route("/me/link/{code}", get(me::show_link))
        .route("/me/sheet", post(me::make_sheet))
        .route("/me/sheet/{words}", get(me::show_sheet))
        .route("/me/recover", post(device::recover))
        .route("/device/{code}", get(device::by_link).post(device::join_by_link))
        .route("/device/{code}/qr.svg", get(device::link_picture))
        .route("/sheet/{words}", get(device::by_sheet).post(device::join_by_sheet))
        .route("/sheet/{words}/qr.svg", get(device::sheet_picture))
        .route("/notices", get(notices::show))
        .route("/notices/waiting", get(notices::waiting))
        .route("/notices/push", post(notices::add_push))
        .route("/notices/mail", post(notices::add_mail))
        .route("/notices/hook", post(notices::add_hook))
        .route("/notices/channels", post(notices::change_channel))
        .route("/notices/wishes", post(notices::keep_wishes))
        .route("/notices/confirm/{channel}/{code}", get(notice_links::show_confirm).post(notice_links::confirm))
        .route("/notices/stop/{channel}/{code}", get(notice_links::show_stop).post(notice_links::stop))
        .route("/passkey/new", post(passkey::ask_for_new))
        .route("/passkey/new/{number}", post(passkey::keep))
        .route("/passkey/known", post(passkey::ask_who))
        .route("/passkey/known/{number}", post(passkey::join))
        .route("/play/{game}", post(new_table::play_now))
        .route("/learn/{game}", post(new_table::learn))
        .route("/new/{game}", get(new_table::show).post(new_table::create))
        .route("/join/{table}/{link}", get(join::show).post(join::sit))
        .route("/join/{table}/{link}/qr.svg", get(join::picture))
        .route("/table/{table}/preview/{language}/picture.png", get(preview::picture))
        .route("/seat/{table}/{seat}/{link}/qr.svg", get(seat_link::picture))
        .route("/seat/{table}/{seat}/{link}", get(seat_link::show).post(seat_link::take))
        .route("/table/{table}", get(table::show))
        .route("/table/{table}/live", get(live::connect))
        .route("/table/{table}/story", get(table::story))
        .route("/table/{table}/act", post(table::post_act))
        .route("/table/{table}/conduct", post(conduct::ask))
        .route("/table/{table}/seats", post(lobby::change_seats))
        .route("/table/{table}/listing", post(listing::change))
        .route("/table/{table}/sit", post(listing::sit))
        .route("/table/{table}/again", post(lost_seat::invite))
        .route("/table/{table}/link", post(seat_link::renew))
        .route("/table/{table}/chat", get(chat::show).post(chat::say))
        .route("/table/{table}/mute", post(chat::mute))
        .route("/table/{table}/note", post(note::keep))
        .route("/table/{table}/name", post(table::rename))
        .route("/table/{table}/notices", get(table_notices::show).post(table_notices::change))
        .route("/table/{table}/portrait", post(portrait::choose))
        .route("/table/{table}/start", post(lobby::start))
        .route("/table/{table}/rematch", post(table::rematch))
        .route("/table/{table}/share", post(share::add))
        .route("/table/{table}/hint", post(hint::ask))
        .route("/table/{table}/play-on", post(replay::play_on))
        .route("/table/{table}/check", get(verify::of_table))
        .route("/assets/{name}", get(assets::serve))
        // What everybody may read is compressed, and nothing else: in an answer that holds a link or a note of its reader's, and
        // repeats what was asked for, the length of what is left after compressing would tell the one by the other (BREACH).
        .merge(
            Router::new()
                .route("/rules/{game}", get(rulebook::show))
                .route("/rules/{game}/{number}", get(rulebook::paragraph))
                .route("/table/{table}/record.json", get(record::download))
                .route("/table/{table}/replay", get(replay::show))
                .route("/table/{table}/review", get(review::show))
                .layer(CompressionLayer::new()),
        )
        .merge(
            Router::new()
                .route("/verify", get(verify::show).post(verify::check))
                .route("/import", get(import::show).post(import::take))
                .layer(DefaultBodyLimit::max(upload::LARGEST_UPLOAD))
                .layer(from_fn_with_state(site.clone(), count_upload)),
        )
        .route(HEALTH, get(healthz))
        .fallback(|| async { Sorry::not_found() })
        .layer(
            // The outermost first; all in one, for each that stands by itself costs every request some memory.
            ServiceBuilder::new()
                .layer(from_fn_with_state(site.clone(), round_requests))
                .layer(CatchPanicLayer::custom(|_| Sorry::of_status(StatusCode::INTERNAL_SERVER_ERROR).into_response()))
                // Whoever sends slowly keeps nobody waiting.
                .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER_WITHIN))
                .layer(from_fn(to_the_end))
                .layer(DefaultBodyLimit::max(LARGEST_BODY))
                .layer(RequestBodyTimeoutLayer::new(site.limits.haste())),
        )
        .with_state(site)
}

/// Round every request: forms from other sites are turned away, whatever went wrong becomes a sentence, and answers carry
/// the headers that keep pages closed to other sites' scripts.
async fn round_requests(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let mut visit = Visit::of(&site, request.headers(), request.uri());
    visit.from = address_of(request.extensions().get::<ConnectInfo<SocketAddr>>(), request.headers(), &site.proxies);
    // What everybody gets alike is there without asking who it is.
    let is_for_all = visit.path == HEALTH || visit.path.starts_with(ASSETS);
    let unknown = if is_for_all { None } else { visit.look_up(&site).await.err() };
    let too_much = match request.uri().path() {
        // A look at the house's health must always get an answer.
        HEALTH => None,
        path if path.starts_with(ASSETS) => site.limits.asset(&visit.source()).err(),
        _ => site.limits.request(&visit.source()).err(),
    };
    // Live connections begin as a GET, but are as good as a form to somebody else's script.
    let asks_only = request.method() == Method::GET && !request.headers().contains_key(UPGRADE);
    let foreign = !asks_only && is_foreign(request.headers());
    // What is being sent is in memory until all of it is there.
    let room = site.limits.form(&visit.source(), body_size(request.headers()));
    let response = if room.is_none() || is_crowded_out(&site, &visit, &request) {
        Sorry::busy().into_response()
    } else if let Some(too_much) = too_much {
        Sorry::too_much(too_much).into_response()
    } else if let Some(unknown) = unknown {
        unknown.into_response()
    } else if foreign {
        Sorry::forbidden("sorry-foreign-form").into_response()
    } else if is_banned(&site, &visit, request.method()) {
        Sorry::forbidden("sorry-banned").into_response()
    } else {
        // Nobody need look at the cookie again.
        request.extensions_mut().insert(visit.clone());
        next.run(request).await
    };
    let mut response = in_words(response, &visit);
    metrics::answer(response.status().as_u16(), began.elapsed());
    let headers = response.headers_mut();
    headers.insert(
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
             manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
    );
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store, no-transform"));
    response
}

/// Round every form: it is dealt with in a task of its own, for a browser that goes away must not leave half done, or half told,
/// what is saved.
async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(_) => Sorry::of_status(StatusCode::INTERNAL_SERVER_ERROR).into_response(),
    }
}

/// Round records that are handed in, which are large: each address has few at a time, and so has the house.
async fn count_upload(State(site): State<Arc<Site>>, visit: Visit, mut request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    let length = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > upload::LARGEST_UPLOAD as u64) {
        return Sorry::of_status(StatusCode::PAYLOAD_TOO_LARGE).into_response();
    }
    // The count goes on until the record is read and proven.
    let uploading = match site.limits.upload(&visit.source()) {
        Ok(uploading) => Arc::new(uploading),
        Err(Crowd::OfAddress) => return Sorry::too_much(TooMuch(UPLOAD_AGAIN)).into_response(),
        Err(Crowd::OfAll) => return Sorry::busy().into_response(),
    };
    request.extensions_mut().insert(uploading.clone());
    tokio::select! {
        response = next.run(request) => response,
        () = uploading.has_to_go() => Sorry::gave_way(UPLOAD_AGAIN).into_response(),
    }
}

/// For load balancers and whoever watches over the house: whether its database can be read and written to, or a word that says
/// what is the matter.
async fn healthz(State(site): State<Arc<Site>>) -> Response {
    match site.house.health().await {
        Ok(()) => "ok\n".into_response(),
        Err(unwell) => {
            let word = format!("{}\n", unwell.word());
            (StatusCode::SERVICE_UNAVAILABLE, Extension(InAWord), word).into_response()
        }
    }
}

/// This failure is told to programs, and stays as it is.
#[derive(Clone)]
struct InAWord;

/// What is counted, behind a door of its own: players need not know how full the house is.
pub fn metrics(figures: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(async move || figures.render()))
}

/// Whether there is no room to answer this. Whoever watches over the house always hears, and in a full house whoever has a table
/// open plays on.
fn is_crowded_out(site: &Site, visit: &Visit, request: &Request) -> bool {
    match request.extensions().get::<Crowded>() {
        None => false,
        Some(_) if request.uri().path() == HEALTH => false,
        Some(Crowded::House) => !site.limits.has_page(&visit.source()),
        Some(Crowded::Share) => true,
    }
}

/// What a request may have sent with it, as far as its head tells; records have a count of their own.
fn body_size(headers: &HeaderMap) -> usize {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let unknown = if headers.contains_key(TRANSFER_ENCODING) { LARGEST_BODY } else { 0 };
    length.unwrap_or(unknown).min(LARGEST_BODY)
}

/// Whoever is banned may look, choose the language in which to read why nothing else is allowed, and be written to no more.
fn is_banned(site: &Site, visit: &Visit, method: &Method) -> bool {
    let stops = visit.path.starts_with("/notices/stop/");
    let looks = [Method::GET, Method::HEAD].contains(method) || visit.path == "/language" || stops;
    !looks && visit.person.as_deref().is_some_and(|person| site.house.is_banned(person))
}

/// Whether a form was sent from another site's page. Browsers say so; programs that aren't browsers have no cookies to abuse.
fn is_foreign(headers: &HeaderMap) -> bool {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = header("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    match (header(ORIGIN.as_str()), header(HOST.as_str())) {
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
        (Some(_), None) => true,
        (None, _) => false,
    }
}

/// Turns every failure into a page, or for our script into a sentence.
fn in_words(mut response: Response, visit: &Visit) -> Response {
    let status = response.status();
    let is_told = response.extensions().get::<InAWord>().is_some();
    if is_told || (!status.is_client_error() && !status.is_server_error()) {
        return response;
    }
    let sorry = response.extensions_mut().remove::<Sorry>().unwrap_or_else(|| {
        // A broken upgrade to a live connection comes with its own status; everything else is a plain mistake.
        let status = if status == StatusCode::UPGRADE_REQUIRED { StatusCode::BAD_REQUEST } else { status };
        Sorry::of_status(status)
    });
    let page = problem::page(visit, &sorry);
    let mut answer = (sorry.status, page).into_response();
    for name in [ALLOW, RETRY_AFTER, SET_COOKIE] {
        if let Some(value) = response.headers_mut().remove(&name) {
            answer.headers_mut().insert(name, value);
        }
    }
    answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    answer
}
