import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { MASK, type PrivateFacts } from "../masking.ts";

const read = (name: string) => parse(readFileSync(new URL(`./${name}.yaml`, import.meta.url), "utf8")) as unknown;

interface StoredContacts {
  writers: Record<string, PrivateFacts>;
  kinds: { kind: string; writer: string; messages: string[] }[];
}

export interface ContactMessage {
  kind: string;
  text: string;
  facts: PrivateFacts;
  /** The parts of `text` that must not be readable. */
  secrets: readonly { start: number; end: number }[];
  /** The text with a mask for each of them. */
  masked: string;
}

const contacts = read("contacts") as StoredContacts;

export const WRITERS: readonly PrivateFacts[] = Object.values(contacts.writers);

/** Messages that contain a contact. The marks around the secrets are removed. */
export const CONTACT_MESSAGES: readonly ContactMessage[] = contacts.kinds.flatMap(({ kind, writer, messages }) =>
  messages.map((marked) => {
    const secrets: { start: number; end: number }[] = [];
    let text = "";
    for (const [index, part] of marked.split(/[⟨⟩]/).entries()) {
      if (index % 2 === 1) secrets.push({ start: text.length, end: text.length + part.length });
      text += part;
    }
    const masked = marked.replace(/⟨[^⟩]*⟩/g, MASK);
    return { kind, text, secrets, masked, facts: contacts.writers[writer]! };
  }),
);

interface StoredHonest {
  /** The key of the writer, whose names also occur here but belong to somebody else or to a place. */
  writer?: string;
  messages: string[];
}

export interface HonestMessage {
  text: string;
  /** Null where anybody may have written it. */
  facts: PrivateFacts | null;
}

/** Messages as patients write them, with nothing to hide. */
export const HONEST_MESSAGES: readonly HonestMessage[] = (read("honest") as StoredHonest[]).flatMap(({ writer, messages }) =>
  messages.map((text) => ({ text, facts: writer === undefined ? null : contacts.writers[writer]! })),
);

export interface Hint {
  text: string;
  /** The part that leads to the writer, and the part that does not. */
  leading: string;
  rest: string | null;
}

/** Messages that lead to their writer without a part that could be masked. */
export const HINTS: readonly Hint[] = (read("hints") as string[]).map((marked) => {
  const [, leading, rest] = /^⟨(.*)⟩ (.*)$/.exec(marked) ?? [];
  return { text: marked.replace(/[⟨⟩]/g, ""), leading: leading ?? marked, rest: rest ?? null };
});
