import Negotiator from "negotiator";
import type { Encoding } from "./kept-page.ts";

/** The published types lack the second parameter. */
interface EncodingChoice {
  encoding(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
}

const BY_SIZE: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * Chooses the encoding that the client prefers, and among equals the one that compresses best. A client that refuses all of them gets
 * the uncompressed answer, since an error would help nobody.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const client = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }) as unknown as EncodingChoice;
  return client.encoding(BY_SIZE, { preferred: BY_SIZE }) ?? "identity";
}
