import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "190.80.1.1", "2606:4700::1111", "2a00:1450:4003::200e"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
  ...["10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "fd00::1", "fc00::1"],
  ...["169.254.169.254", "fe80::1", "fec0::1"],
  ...["0.0.0.0", "::", "255.255.255.255", "224.0.0.1", "ff02::1", "240.0.0.1"],
  ...["192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"],
  // IPv4 in disguise
  ...["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "::7f00:1"],
  ...["4000::1", "localhost", "", "1.2.3.4.5"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
