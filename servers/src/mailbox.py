# An SMTP server that keeps letters as files: NUMBER.head, NUMBER.plain and NUMBER.html. It is told what to do line by line.
import asyncio
import email
import email.policy
import os
import ssl
import sys
import threading

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

folder, login = sys.argv[1], sys.argv[2].split(":") if sys.argv[2] else None
refusals = {}
more = threading.Condition()
count = 0


def keep(envelope):
    global count
    letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
    parts = {part.get_content_subtype(): part.get_content() for part in letter.walk() if not part.is_multipart()}
    head = "".join(f"{name}: {value}\n" for name, value in letter.items())
    with more:
        for kind, text in [("head", head), ("plain", parts.get("plain", "")), ("html", parts.get("html", ""))]:
            with open(os.path.join(folder, f"{count}.{kind}"), "w") as file:
                file.write(text)
        count += 1
        more.notify_all()


class Box:
    async def handle_MAIL(self, server, session, envelope, address, options):
        envelope.mail_from = address
        return refusals.get("MAIL", "250 OK")

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in refusals:
            return refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if "DATA" in refusals:
            return refusals["DATA"]
        keep(envelope)
        return "250 OK"


def enter(server, session, envelope, mechanism, data):
    is_known = isinstance(data, LoginPassword) and [data.login.decode(), data.password.decode()] == login
    return AuthResult(success=is_known, handled=False)


def smtp():
    options = {"hostname": "mailbox", "enable_SMTPUTF8": False}
    if os.path.exists(os.path.join(folder, "certificate")):
        options |= {"tls_context": tls(), "require_starttls": True}
    if login:
        options |= {"authenticator": enter, "auth_required": True, "auth_require_tls": False}
    return SMTP(Box(), **options)


def tls():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(os.path.join(folder, "certificate"), os.path.join(folder, "key"))
    return context


async def serve(started):
    server = await asyncio.get_running_loop().create_server(smtp, "127.0.0.1", 0)
    started(server.sockets[0].getsockname())
    await asyncio.Event().wait()


def obey(order):
    what, _, rest = order.strip().partition(" ")
    if what == "refuse":
        whom, _, answer = rest.partition(" ")
        refusals[whom] = answer
    if what == "wait":
        with more:
            more.wait_for(lambda: count >= int(rest))
    return str(count)


def listen(address):
    print(f"{address[0]}:{address[1]}", flush=True)

    def hear():
        for order in sys.stdin:
            print(obey(order), flush=True)
        os._exit(0)

    threading.Thread(target=hear, daemon=True).start()


asyncio.run(serve(listen))
