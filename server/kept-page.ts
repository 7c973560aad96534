import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { CONTENT_GROUPS, type KeptGroup } from "./content-groups.ts";

export type Encoding = "br" | "gzip" | "identity";
/** `small` takes thirty times as long as `fast` and saves a sixth of the bytes. Use `fast` while a visitor waits. */
type Effort = "fast" | "small";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUALITY: Record<Effort, { br: number; gzip: number }> = { fast: { br: 5, gzip: 6 }, small: { br: 11, gzip: 9 } };
/** An estimate of the memory that an entry takes besides its bodies. */
const OVERHEAD_BYTES = 2_000;

interface KeptPageState {
  etag: string;
  expires: number;
  /** How often each group of content had changed when rendering began. */
  changesBefore: Readonly<Record<KeptGroup, number>>;
  groups: readonly KeptGroup[];
  headers: Readonly<Record<string, string>>;
  bodies: Map<Encoding, Buffer>;
  packed: Set<Encoding>;
}

/** A rendered page, with its body in each encoding that has been requested. */
export class KeptPage {
  readonly etag: string;
  readonly expires: number;
  readonly bodies: Map<Encoding, Buffer>;
  /** The encodings for which compression with the effort `small` has been requested. */
  readonly packed: Set<Encoding>;
  readonly #state: KeptPageState;

  private constructor(state: KeptPageState) {
    this.etag = state.etag;
    this.expires = state.expires;
    this.bodies = state.bodies;
    this.packed = state.packed;
    this.#state = state;
  }

  /** Reads a rendered page. Its header `X-Made-From` names what it is made from besides the site itself. */
  static async read(response: Response, life: Pick<KeptPageState, "expires" | "changesBefore">): Promise<KeptPage> {
    const { "x-made-from": madeFrom, ...headers } = Object.fromEntries(response.headers);
    const groups = madeFrom === undefined ? CONTENT_GROUPS : CONTENT_GROUPS.filter((group) => madeFrom.split(" ").includes(group));
    const identity = Buffer.from(await response.arrayBuffer());
    const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    return new KeptPage({ ...life, etag, groups, headers, bodies: new Map([["identity", identity]]), packed: new Set(["identity"]) });
  }

  /** Returns this page with the compressed bodies of an earlier one that had the same content. */
  withBodiesOf(earlier: KeptPage): KeptPage {
    if (earlier.etag !== this.etag) return this;
    return new KeptPage({ ...this.#state, bodies: earlier.bodies, packed: earlier.packed });
  }

  /** Returns whether nothing that the page is made from has changed since its rendering began. */
  isOf(changes: Readonly<Record<KeptGroup, number>>): boolean {
    return this.#state.groups.every((group) => this.#state.changesBefore[group] === changes[group]);
  }

  get bytes(): number {
    let bytes = OVERHEAD_BYTES;
    for (const body of this.bodies.values()) bytes += body.length;
    return bytes;
  }

  async compress(encoding: Encoding, effort: Effort): Promise<void> {
    if (encoding === "identity") return;
    const identity = this.bodies.get("identity")!;
    const quality = QUALITY[effort][encoding];
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
    const body = await (encoding === "br" ? brotli(identity, { params }) : zip(identity, { level: quality }));
    const before = this.bodies.get(encoding);
    if (!before || body.length < before.length) this.bodies.set(encoding, body);
  }

  head(encoding: Encoding, ifNoneMatch: string | undefined, cache: "hit" | "miss") {
    const headers: Record<string, string> = { ...this.#state.headers, etag: this.etag, vary: "Accept-Encoding, Cookie", "x-cache": cache };
    if (ifNoneMatch === this.etag) return { status: 304, headers };
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return { status: 200, headers };
  }
}
