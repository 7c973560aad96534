import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { Context } from "#domain/context.ts";
import { pushKeyPair } from "#domain/notices/push-keys.server.ts";
import type { PushSender } from "#domain/notices/send-push.server.ts";
import { openPush } from "#platform/push.ts";
import { composePush } from "#worker/notices.ts";

/** The host of push endpoints in tests: a loopback address other than that of our own services. */
const HOST = "127.0.0.3";

const onlyPushHost = (address: string): boolean => address === HOST;

// Made only for these tests: HTTPS must be real, and Node makes no certificates.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEnd85MVrDMbMf2rl
l4WsddyqwIWnNYY0qAcawor4oXihRANCAASpq4zppoytX4Z1k4c+P+byVoLcjDHZ
HEh12Z836NAteRMNn3oQ499PZO5xLGCIifXXXgLCi5lFROEMZ0x3TRmd
-----END PRIVATE KEY-----`;

const PUSH_HOST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBtjCCAVygAwIBAgIUUYARheIL2MjbPzLdT5JSJLwNKLwwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZUHVzaCBzZXJ2aWNlIG9mIHRoZSB0ZXN0czAgFw0yNjExMjIx
MzA4MjVaGA8yMTI2MTAyOTEzMDgyNVowJDEiMCAGA1UEAwwZUHVzaCBzZXJ2aWNl
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKmrjOmmjK1f
hnWThz4/5vJWgtyMMdkcSHXZnzfo0C15Ew2fehDj309k7nEsYIiJ9ddeAsKLmUVE
4QxnTHdNGZ2jajBoMB0GA1UdDgQWBBRrEYIr/XMVler5wZ9UTFcKZFPK8jAfBgNV
HSMEGDAWgBRrEYIr/XMVler5wZ9UTFcKZFPK8jAPBgNVHRMBAf8EBTADAQH/MBUG
A1UdEQQOMAyHBH8AAAKHBH8AAAMwCgYIKoZIzj0EAwIDSAAwRQIhAPl5SDubQYZD
fDQ94my4KLGLmlsbEHOrYxqgWm4Gw78IAiBJWC9ryx6fUPEXbo+gom0K5/Qrj4g/
oH5zFZzWlyOtag==
-----END CERTIFICATE-----`;

/** What lets a sender of notices reach this host, and no other. */
export const PUSH_HOST = { mayReach: onlyPushHost, ca: PUSH_HOST_CERTIFICATE };

/** Returns what sends notices to devices, as the worker does, but to this host alone. */
export async function pushSender(ctx: Context): Promise<PushSender> {
  const deliver = openPush({ keyPair: await pushKeyPair(ctx), contact: "mailto:hola@cuna.example", ...PUSH_HOST });
  return { db: ctx.db, jobs: ctx.jobs, deliver, compose: composePush(ctx) };
}

export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Starts a push service that answers each message with a status. Call it at the top of the file. */
export async function pushHost() {
  const received: ReceivedPush[] = [];
  const host = { status: 201, received, url: "" };
  const server = createServer({ key: KEY, cert: PUSH_HOST_CERTIFICATE }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(host.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  host.url = `https://${HOST}:${(server.address() as AddressInfo).port}`;
  return host;
}

/** Makes a browser's part of a subscription, with a function that reads what is sent to it (RFC 8188 and 8291). */
export function testBrowser() {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    read({ body }: ReceivedPush): Record<string, string> {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!), body.subarray(21 + body[20]!)];
      const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) => Buffer.from(hkdfSync("sha256", secret, by, info, bytes));
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = derive(pair.computeSecret(sender), auth, about, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const opening = createDecipheriv("aes-128-gcm", key, derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
      opening.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
