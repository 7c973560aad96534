import { expect, test } from "vitest";
import { clientIpFrom } from "./client-ip.ts";

const clientIp = clientIpFrom("10.0.0.1, 192.168.0.0/16");

test.each([
  ["a stranger's header is not believed", "203.0.113.9", "198.51.100.7", "203.0.113.9"],
  ["our proxy's word counts", "10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["what the visitor wrote before our proxy does not", "10.0.0.1", "1.2.3.4, 198.51.100.7", "198.51.100.7"],
  ["through two of our proxies", "10.0.0.1", "198.51.100.7, 192.168.3.4", "198.51.100.7"],
  ["an IPv4 peer on an IPv6 socket", "::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
  ["nonsense in the header ends the walk", "10.0.0.1", "198.51.100.7, nonsense", "nonsense"],
  ["an in-process request", "", undefined, ""],
])("%s", (_law, peer, forwarded, expected) => {
  expect(clientIp(peer, forwarded)).toBe(expected);
});
