import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";

/** The valid secret and buckets. Everything else is refused as Amazon S3 does. */
const ACCESS = { id: "AKIDTEST", secret: "a/secret+with signs" } as const;
const BUCKET = "cuna";
/** A store may return fewer than the thousand that it could. */
const PAGE = 3;

interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly secret: string;
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Calculates the signature of a request, from Amazon's description alone («Signature Calculations for the Authorization Header»), so
 * that our signing is checked by an independent implementation.
 */
export function signatureOf({ method, url, headers, secret }: Signed): string {
  const [, day = "", region = "", names = ""] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+)/.exec(String(headers.authorization)) ?? [];
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url.pathname, query.join("&"), signed.join(""), names, headers["x-amz-content-sha256"]].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], `${day}/${region}/s3/aws4_request`, sha256(request)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce((key, part) => hmac(key, part), hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString("hex");
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Starts a store that speaks the part of S3 that we use. Call it at the top of the file. */
export async function s3Server(): Promise<{ address(change?: { secret?: string; bucket?: string }): string }> {
  const files = new Map<string, { bytes: Buffer; writtenAt: Date }>();

  function list(url: URL): string {
    const { prefix = "", "start-after": after = "" } = Object.fromEntries(url.searchParams);
    const found = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, PAGE).map((key) => {
      const { writtenAt } = files.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>1</Size></Contents>`;
    });
    return `<ListBucketResult><IsTruncated>${found.length > PAGE}</IsTruncated>${page.join("")}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers } = request;
    const url = new URL(request.url!, `http://${headers.host}`);
    const bytes = await buffer(request);
    const refuse = (status: number, code: string) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const [, given] = /Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? "") ?? [];
    if (given !== signatureOf({ method, url, headers, secret: ACCESS.secret })) return void refuse(403, "SignatureDoesNotMatch");
    const [, bucket, key = ""] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    if (bucket !== BUCKET) return void refuse(404, "NoSuchBucket");
    if (method === "PUT") {
      if (headers["x-amz-content-sha256"] !== sha256(bytes)) return void refuse(400, "XAmzContentSHA256Mismatch");
      files.set(key, { bytes, writtenAt: new Date() });
    }
    if (method === "DELETE") files.delete(key);
    if (method === "GET" && key === "") return void response.end(list(url));
    if (method === "GET" && !files.has(key)) return void refuse(404, "NoSuchKey");
    response.writeHead(method === "DELETE" ? 204 : 200).end(method === "GET" ? files.get(key)!.bytes : undefined);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: ({ secret = ACCESS.secret, bucket = BUCKET } = {}) =>
      `http://${ACCESS.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=sa-east-1`,
  };
}
