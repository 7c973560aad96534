import { expect, test } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

test.each(["localhost", "LOCALHOST", "cuna.localhost", "127.0.0.1", "127.8.9.1", "[::1]", "::1"])("%s is this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  "cuna.do",
  "localhost.cuna.do",
  "notlocalhost",
  "127.0.0.1.nip.io",
  "127.cuna.do",
  "0.0.0.0",
  "[::]",
  "192.168.1.20",
  "[::ffff:192.168.1.20]",
  "",
])("%s may be another machine", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
