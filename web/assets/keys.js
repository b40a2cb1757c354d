
// ---- passkeys: a device keeps a key and signs with it ----

// Passkeys are made for a name; the number of a machine is none.
const isNumber = /^[\d.]+$|:/.test(location.hostname);
const canSign = isSecureContext && !isNumber && Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);
for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.hidden = !canSign;
  form.addEventListener("submit", sign);
}
for (const hint of document.querySelectorAll("[data-no-passkeys]")) hint.hidden = canSign;
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// The house asks, the device answers, and the house says where to go on. Whoever changes their mind stays where they are.
async function sign(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const isNew = form.dataset.passkey === "new";
  const asked = await said(form, form.action);
  if (!asked) return;
  const { number, options } = await asked.json();
  const publicKey = PublicKeyCredential[isNew ? "parseCreationOptionsFromJSON" : "parseRequestOptionsFromJSON"](options.publicKey);
  const signed = await navigator.credentials[isNew ? "create" : "get"]({ publicKey }).catch(() => null);
  if (!signed) return;
  const answer = await said(form, `${form.action}/${number}`, JSON.stringify(signed.toJSON()));
  if (answer) location.assign(answer.headers.get("hoirie-address"));
}

// What the house can't do it says beside the button.
async function said(form, address, body) {
  const headers = { "hoirie-script": "1", "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
  form.querySelector("[role=alert]")?.remove();
  if (answer?.ok) return answer;
  const told = document.createElement("p");
  told.setAttribute("role", "alert");
  told.innerHTML = (await answer?.text()) ?? "";
  form.append(told);
}

// ---- the app: what stands between it and the net ----

const { worker } = document.querySelector("link[rel=manifest]")?.dataset ?? {};
if (worker && navigator.serviceWorker) {
  // Nothing that is seen waits for it.
  const register = () => navigator.serviceWorker.register(worker).catch(() => {});
  window.requestIdleCallback ? requestIdleCallback(register, { timeout: 5000 }) : setTimeout(register, 2000);
}
