// Passkeys: passes the server's challenges to the authenticator and returns its answers, bytes as base64url.

/** @param {ArrayBuffer | null} buffer */
function text(buffer) {
  if (!buffer) return null;
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {string} given
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytes(given) {
  return Uint8Array.from(atob(given.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

/** A request that the server refused; the message is its sentence. */
export class Refused extends Error {}

/**
 * Post JSON and return the answer. Throws Refused with the server's sentence.
 * @param {string} path
 * @param {unknown} what
 * @param {string} token the CSRF token of any form of the page
 * @returns {Promise<any>}
 */
export async function ask(path, what, token) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "x-csrftoken": token },
    body: JSON.stringify(what),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.say || told.text || "");
  return told;
}

/** @param {PublicKeyCredential} found */
function answered(found) {
  const { response } = found;
  /** @type {Record<string, unknown>} */
  const told = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    told.attestationObject = text(response.attestationObject);
    told.transports = response.getTransports?.() ?? [];
  } else if (response instanceof AuthenticatorAssertionResponse) {
    told.authenticatorData = text(response.authenticatorData);
    told.signature = text(response.signature);
    told.userHandle = text(response.userHandle);
  }
  return {
    id: found.id,
    rawId: text(found.rawId),
    type: found.type,
    response: told,
    authenticatorAttachment: found.authenticatorAttachment,
    clientExtensionResults: {},
  };
}

/**
 * Make a passkey for this account, or for a new account with this name; return the address to go to.
 * @param {string} name
 * @param {string} token
 * @returns {Promise<string>}
 */
export async function make(name, token) {
  const asked = await ask("/account/passkey/ask", { what: "create", name }, token);
  const found = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials || []).map((/** @type {any} */ one) => ({
        ...one,
        id: bytes(one.id),
      })),
    },
  });
  const credential = answered(/** @type {PublicKeyCredential} */ (found));
  return (await ask("/account/passkey/done", { name, credential }, token)).to;
}

/**
 * Sign in with a passkey; return the address to go to.
 * @param {string} token
 * @returns {Promise<string>}
 */
export async function open(token) {
  const asked = await ask("/account/passkey/ask", { what: "in" }, token);
  const found = await navigator.credentials.get({
    publicKey: { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] },
  });
  const credential = answered(/** @type {PublicKeyCredential} */ (found));
  return (await ask("/account/passkey/in", { credential }, token)).to;
}
