import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { TextKey } from "./content-documents.ts";
import { digestOf } from "./digest-of.server.ts";
import { withReview } from "./edit-fields.ts";
import { lockContent } from "./publish-content.server.ts";
import { addVersion, newestVersion, versionOf, writerOf } from "./save-text.server.ts";

interface Signature {
  /** The account that signs. */
  readonly userId: string;
  readonly actor: Actor;
  /** The name as the page shows it: «Dra. Ana Ramírez, ginecóloga». */
  readonly name: string;
  /** 'YYYY-MM-DD' */
  readonly on: string;
  /** The digest of the words that the signer saw. */
  readonly digest: string;
}

export type SignTextResult = { outcome: "signed"; number: number } | { outcome: "changed" | "own-words" | "not-found" };

/**
 * Puts a reviewer's name under one version, which must still be the newest draft or the published version, with exactly the words
 * that were shown. Nobody signs what they wrote themselves. The signed words become a new version; a signed draft is published like
 * any other.
 */
export async function signText(tx: Tx, key: TextKey, number: number, signature: Signature): Promise<SignTextResult> {
  const { userId, actor, name, on, digest } = signature;
  await lockContent(tx);
  const version = await versionOf(tx, key, number);
  if (!version) return { outcome: "not-found" };
  const stands = (await newestVersion(tx, key))?.number === number && ["draft", "published"].includes(version.state);
  if (!stands || digestOf(version.text) !== digest) return { outcome: "changed" };
  if ((await writerOf(tx, key, number)) === userId) return { outcome: "own-words" };
  const signed = await addVersion(tx, key, {
    text: withReview(key.kind, version.text, { name, on }),
    state: "draft",
    author: userId,
    signedBy: userId,
  });
  await record(tx, {
    actor,
    action: "content.signed",
    subjectType: key.kind,
    subjectId: key.slug,
    detail: { before: number, after: signed, digest },
  });
  return { outcome: "signed", number: signed };
}
