import { href } from "#app/locale.ts";

const DOOR = "/llave";

/** Returns whether this browser supports passkeys, and can read our challenges. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** Signs in with a passkey, and returns where to go. Throws when the person cancels or the server refuses. */
export async function enterWithPasskey(): Promise<string> {
  const options = await ask({ accion: "preguntar" });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await navigator.credentials.get({ publicKey });
  const { to } = (await ask({ accion: "entrar", respuesta: (credential as PublicKeyCredential).toJSON() })) as { to: string };
  return to;
}

/** Makes a passkey for the signed-in person. Throws when the person cancels or the server refuses. */
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
