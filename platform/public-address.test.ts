import os from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPublicAddress, isWebPort } from "./public-address.ts";

test.each(["8.8.8.8", "190.80.1.1", "2606:4700::1111", "2a00:1450:4003::200e"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
  ...["10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "fd00::1", "fc00::1"],
  ...["169.254.169.254", "fe80::1", "fec0::1"],
  ...["0.0.0.0", "::", "255.255.255.255", "224.0.0.1", "ff02::1", "240.0.0.1"],
  ...["192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"],
  // Public addresses that embed a private IPv4 address
  ...["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "::7f00:1"],
  // Services that clouds offer to their machines
  ...["168.63.129.16", "100.100.100.200", "192.0.0.192", "fd00:ec2::254"],
  ...["4000::1", "localhost", "", "1.2.3.4.5"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("a public address of this machine is not one to ask: nothing stands between us and what listens there", () => {
  const own = { netmask: "", mac: "", internal: false, cidr: null };
  const spy = vi.spyOn(os, "networkInterfaces").mockReturnValue({
    eth0: [
      { address: "190.80.1.1", family: "IPv4", ...own },
      { address: "2606:4700::1111", family: "IPv6", scopeid: 0, ...own },
    ],
  });
  onTestFinished(() => spy.mockRestore());
  for (const address of ["190.80.1.1", "2606:4700::1111", "2606:4700:0:0::1111"]) expect(isPublicAddress(address)).toBe(false);
  expect(isPublicAddress("190.80.1.2")).toBe(true);
});

test.each([
  ["https://a.example/", true],
  ["http://a.example:80/", true],
  ["https://a.example:8443/", true],
  ["http://a.example:25/", false],
  ["https://a.example:22/", false],
  ["http://a.example:443/", true],
  ["http://a.example:0/", false],
])("whether a web server may listen at %s: %s", (address, may) => {
  expect(isWebPort(new URL(address))).toBe(may);
});
