import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkedName, type FileStore, isFileName } from "./files.ts";

const PATIENCE_MS = 30_000;
/** The number of retries after an answer that says «later», within about a second. */
const RETRIES = 4;

/**
 * Opens a bucket of Amazon S3 or of a store that speaks its protocol. Its address holds the keys, and the region as a parameter:
 * `https://KEY:SECRET@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1`.
 */
export function openBucket(address: string): FileStore {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const bucket = origin + pathname.replace(/\/+$/, "");
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: RETRIES,
  });

  /** Returns null when the store has no such file, and throws for every other refusal: a misconfigured bucket must not look empty. */
  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | null> {
    const response = await client.fetch(bucket + path, {
      method,
      ...(body && { body, headers: { "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
    if (code === "NoSuchKey") return null;
    throw new Error(`the bucket answered ${method} with ${response.status}${code ? ` (${code})` : ""}`);
  }

  return {
    async put(name, bytes) {
      await ask("PUT", `/${checkedName(name)}`, new Uint8Array(bytes));
    },
    async read(name) {
      const response = await ask("GET", `/${checkedName(name)}`);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async *list(folder) {
      const prefix = folder === undefined ? "" : `${checkedName(folder)}/`;
      for (let last: string | undefined, more = true; more; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...(last && { "start-after": last }) });
        const page = (await (await ask("GET", `/?${query}`))?.text()) ?? "";
        for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = textIn(entry, "Key");
          // Other programs may keep files here that have other kinds of names.
          if (isFileName(last)) yield { name: last, writtenAt: new Date(textIn(entry, "LastModified")) };
        }
        more = textIn(page, "IsTruncated") === "true";
      }
    },
    async remove(name) {
      await ask("DELETE", `/${checkedName(name)}`);
    },
  };
}

const textIn = (xml: string, tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(xml)?.[1] ?? "";
