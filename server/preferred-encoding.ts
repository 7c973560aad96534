import Negotiator from "negotiator";
import type { Encoding } from "./kept-page.ts";

/** The published types know the first parameter only. */
interface EncodingChoice {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
}

const BY_SIZE: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * Chooses how an answer is packed: what the client likes best, and where it likes several the same, what comes out smallest.
 * A client that refuses everything gets it unpacked: an error would help nobody.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const client = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }) as unknown as EncodingChoice;
  return client.encoding(BY_SIZE, { preferred: BY_SIZE }) ?? "identity";
}
