import { expect, test } from "vitest";
import { preferredEncoding } from "./preferred-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, *", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["GZIP", "gzip"],
  ["brotli", "identity"],
  ["identity;q=0", "identity"],
  [";;q=,,", "identity"],
] as const)("a client that accepts %j gets %s", (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
