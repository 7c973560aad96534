import { href } from "#app/locale.ts";

const DOOR = "/llave";

/** Returns whether this browser knows passkeys, and can read our questions about them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** Signs in with a passkey, and returns where to go; throws when the person or the server says no. */
export async function enterWithPasskey(): Promise<string> {
  const options = await ask({ accion: "preguntar" });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await navigator.credentials.get({ publicKey });
  const { to } = (await ask({ accion: "entrar", respuesta: (credential as PublicKeyCredential).toJSON() })) as { to: string };
  return to;
}

/** Makes a passkey for whoever is signed in; throws when the person or the server says no. */
export async function makePasskey(): Promise<void> {
  const options = await ask({ accion: "preguntar-nueva" });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = await navigator.credentials.create({ publicKey });
  await ask({ accion: "guardar", respuesta: (credential as PublicKeyCredential).toJSON() });
}

async function ask(question: object): Promise<unknown> {
  const answer = await fetch(href(DOOR), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}
