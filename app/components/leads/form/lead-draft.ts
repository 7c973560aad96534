import type { Held } from "#app/forms/three-way.ts";
import { href } from "#app/locale.ts";

// What is typed into the request form and not sent yet, encrypted in this browser (app/forms/leads/draft-lock.server.ts).

interface Lock {
  key: CryptoKey;
  seconds: number;
}

/** The name under which a browser keeps it. */
export const LEAD_DRAFT = "borrador-solicitud";
const KEY = () => href("/api/borrador");
let opened: Promise<Lock | null> | null = null;

/** Returns this browser's key; null where it has none, or cannot encrypt. */
async function lockOf(init: RequestInit): Promise<Lock | null> {
  if (!globalThis.crypto?.subtle) return null;
  const response = await fetch(KEY(), init);
  if (!response.ok) return null;
  const { key, seconds } = (await response.json()) as { key: string; seconds: number };
  return { key: await crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]), seconds };
}

/** Keeps what is typed. Returns for how many seconds; null where nothing is kept. */
export async function keepLeadDraft(fields: Held): Promise<number | null> {
  try {
    opened ??= lockOf({ method: "POST" });
    const lock = await opened;
    if (!lock) {
      opened = null;
      return null;
    }
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, lock.key, new TextEncoder().encode(JSON.stringify(fields)));
    localStorage.setItem(LEAD_DRAFT, `${textOf(iv)}.${textOf(new Uint8Array(sealed))}`);
    return lock.seconds;
  } catch {
    opened = null;
    return null;
  }
}

/** Returns what was typed before, and for how many seconds it is still kept; null without any. What nobody can read any more goes. */
export async function readLeadDraft(): Promise<{ fields: Held; seconds: number } | null> {
  try {
    const kept = localStorage.getItem(LEAD_DRAFT);
    if (!kept) return null;
    // What is typed before the answer comes takes the same key.
    opened = lockOf({});
    const lock = await opened;
    if (!lock) {
      opened = null;
      localStorage.removeItem(LEAD_DRAFT);
      return null;
    }
    const [iv, sealed] = kept.split(".").map(bytesOf) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
    const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, lock.key, sealed));
    return { fields: JSON.parse(text) as Held, seconds: lock.seconds };
  } catch {
    return null;
  }
}

/** Forgets what was typed, here and at once; the server takes the key away. */
export async function forgetLeadDraft(): Promise<void> {
  opened = null;
  try {
    localStorage.removeItem(LEAD_DRAFT);
    await fetch(KEY(), { method: "POST", body: new URLSearchParams({ accion: "olvidar" }) });
  } catch {
    // Without a connection the cookie ends by itself, and there is nothing left that it could open.
  }
}

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
