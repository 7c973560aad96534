import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { s3Server, signatureOf } from "#tests/support/s3-server.ts";
import { openBucket } from "./bucket.ts";
import { type FileStore, openFileFolder } from "./files.ts";

// The contract of every store, tested on a folder and on a server that speaks S3 and checks each signature.

const folder = mkdtempSync(path.join(tmpdir(), "cuna-store-"));
afterAll(() => rm(folder, { recursive: true }));
const s3 = await s3Server();
const bucket = (change?: { secret?: string; bucket?: string }) => openBucket(s3.address(change));

const stores: [string, () => FileStore][] = [
  ["a folder", () => openFileFolder(path.join(folder, "disk"))],
  ["a bucket", () => bucket()],
];

async function namesIn(store: FileStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(folder)) names.push(name);
  return names.sort();
}

describe.each(stores)("%s", (_, open) => {
  test("gives back the bytes that were put, and null for what it does not have", async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
    await store.put("photos/ab/one-480.webp", bytes);
    expect(await store.read("photos/ab/one-480.webp")).toEqual(bytes);
    expect(await store.read("photos/ab/other.webp")).toBeNull();
    await store.put("photos/ab/one-480.webp", Uint8Array.of(1));
    expect(await store.read("photos/ab/one-480.webp")).toEqual(Uint8Array.of(1));
  });

  test("lists a folder with the moments at which its files were written, and no other folder", async () => {
    const store = open();
    const before = Date.now() - 2_000;
    for (const name of ["papers/a/1", "papers/b/2", "papers-of-others/3"]) await store.put(name, Uint8Array.of(2));
    expect(await namesIn(store, "papers")).toEqual(["papers/a/1", "papers/b/2"]);
    expect(await namesIn(store, "nothing")).toEqual([]);
    for await (const { writtenAt } of store.list("papers")) expect(writtenAt.getTime()).toBeGreaterThan(before);
  });

  test("removes a file, and minds no second time", async () => {
    const store = open();
    await store.put("gone/x", Uint8Array.of(3));
    await store.remove("gone/x");
    await store.remove("gone/x");
    expect(await store.read("gone/x")).toBeNull();
    expect(await namesIn(store, "gone")).toEqual([]);
  });

  test.each(["../out", "a//b", "/etc/passwd", "A", "a b", ""])("takes no file called %j", async (name) => {
    await expect(open().put(name, Uint8Array.of(4))).rejects.toThrow("is no name for a file");
    await expect(async () => open().read(name)).rejects.toThrow("is no name for a file");
  });
});

describe("a bucket", () => {
  test("lists more files than one answer holds", async () => {
    const names = Array.from({ length: 10 }, (_, at) => `many/${at}`);
    for (const name of names) await bucket().put(name, Uint8Array.of(5));
    expect(await namesIn(bucket(), "many")).toEqual(names);
  });

  test("that is not there, or whose secret is wrong, is an error and never an empty store", async () => {
    for (const wrong of [bucket({ secret: "another" }), bucket({ bucket: "elsewhere" })]) {
      await expect(wrong.read("photos/ab/one-480.webp")).rejects.toThrow(/the bucket answered GET with 40[34]/);
      await expect(wrong.put("photos/x", Uint8Array.of(6))).rejects.toThrow("the bucket answered PUT");
      await expect(namesIn(wrong, "photos")).rejects.toThrow("the bucket answered GET");
    }
  });

  // The examples of «Signature Calculations for the Authorization Header» in Amazon's reference of S3.
  test.each([
    [
      "an object",
      "/test.txt",
      { range: "bytes=0-9" },
      "host;range;x-amz-content-sha256;x-amz-date",
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "a list",
      "/?max-keys=2&prefix=J",
      {},
      "host;x-amz-content-sha256;x-amz-date",
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
  ])("the server of this test checks signatures as Amazon does: %s", (_, path, more, names, signature) => {
    const url = new URL(path, "https://examplebucket.s3.amazonaws.com");
    const headers = {
      ...more,
      host: url.host,
      "x-amz-date": "20130524T000000Z",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=0`,
    };
    expect(signatureOf({ method: "GET", url, headers, secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" })).toBe(signature);
  });
});
