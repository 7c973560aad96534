import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { nameServer, type Told } from "#tests/support/name-server.ts";
import { onlyPhotoHost, photoHost } from "#tests/support/photo-host.ts";
import { guardedRequest, PrivateAddress } from "./guarded-request.ts";
import { isPublicAddress } from "./public-address.ts";

// Names whose server gives false addresses. Only the photo host may be asked, while a service of ours listens on the same port of
// this machine.

const GOOD = "127.0.0.2";
const OURS = "127.0.0.1";
const host = await photoHost({ "/": (_, response) => response.end("hola") });
const reached: string[] = [];
const ours = createServer((request, response) => {
  reached.push(request.headers.host!);
  response.end("secret");
}).listen(host.port, OURS);
await once(ours, "listening");
afterAll(() => ours.close());
expect((ours.address() as AddressInfo).port).toBe(host.port);

const long = 2 ** 31 - 1;
const names = await nameServer({
  "good.example": () => ({ a: [GOOD] }),
  "rebinds.example": (times) => ({ a: [times === 1 ? GOOD : OURS], seconds: 0 }),
  "stays.example": (times) => ({ a: [times === 1 ? GOOD : OURS], seconds: long }),
  "both.example": () => ({ a: [GOOD, OURS] }),
  "either.example": () => ({ a: [GOOD], aaaa: ["0:0:0:0:0:0:0:1"] }),
  "many.example": () => ({ a: [...Array.from({ length: 60 }, () => GOOD), OURS] }),
  "alias.example": () => ({ alias: "localhost", a: [OURS] }),
  "only-alias.example": () => ({ alias: "localhost" }),
  "nothing.example": () => ({}),
  ...Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [`silent${nth}.example`, (): Told => "silent"])),
});

const ask = (name: string, mayReach = onlyPhotoHost, signal = AbortSignal.timeout(20_000)) =>
  guardedRequest(new URL(`http://${name}:${host.port}/`), { mayReach, signal, headers: {}, nameServers: [names.address] });
const statusOf = async (name: string) => {
  const response = await ask(name);
  response.destroy();
  return response.statusCode;
};
const refusal = (name: string, mayReach = onlyPhotoHost) => ask(name, mayReach).catch((error: unknown) => error);

test("a name that stands for this machine the second time is asked for once, and the first answer is connected to", async () => {
  expect(await statusOf("rebinds.example")).toBe(200);
  expect(names.asked.filter((name) => name === "rebinds.example")).toHaveLength(1);
  expect(await refusal("rebinds.example"), "the next request looks again").toBeInstanceOf(PrivateAddress);
  expect(reached).toEqual([]);
});

test("no answer is believed for longer than one request, whatever it says", async () => {
  expect(await statusOf("stays.example")).toBe(200);
  expect(await refusal("stays.example")).toBeInstanceOf(PrivateAddress);
});

test.each(["both.example", "either.example", "many.example", "alias.example", "localhost", "a.localhost", "good.example.localhost"])(
  "nothing is sent to %s, since one of its addresses may not be reached",
  async (name) => {
    const before = host.asked.length;
    expect(await refusal(name)).toBeInstanceOf(PrivateAddress);
    expect([reached, host.asked.length]).toEqual([[], before]);
  },
);

test.each([
  ["0.0.0.0"],
  ["10.0.0.1"],
  ["169.254.169.254"],
  ["168.63.129.16"],
  ["100.100.100.200"],
  ["0:0:0:0:0:ffff:7f00:1"],
  ["0:0:0:0:0:0:7f00:1"],
  ["64:ff9b:0:0:0:0:7f00:1"],
  ["2002:7f00:1:0:0:0:0:0"],
  ["fe80:0:0:0:0:0:0:1"],
  ["fd00:ec2:0:0:0:0:0:254"],
])("a name that stands for %s is not asked", async (address) => {
  const told = address.includes(":") ? { aaaa: [address] } : { a: [address] };
  const { address: server } = await nameServer({ "hidden.example": () => told });
  const asking = guardedRequest(new URL("http://hidden.example/"), {
    mayReach: isPublicAddress,
    signal: AbortSignal.timeout(20_000),
    headers: {},
    nameServers: [server],
  });
  await expect(asking).rejects.toBeInstanceOf(PrivateAddress);
});

test.each(["nothing.example", "only-alias.example", "unknown.example"])("%s stands for nothing, and is unreachable", async (name) => {
  const error = await refusal(name);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PrivateAddress);
});

test("names that nobody answers hold up no other name, and are given up with their request", async () => {
  const over = new AbortController();
  const silent = Array.from({ length: 8 }, (_, nth) => ask(`silent${nth}.example`, onlyPhotoHost, over.signal));
  const given = Promise.allSettled(silent);
  const first = await Promise.race([given, statusOf("good.example")]);
  expect(first).toBe(200);
  over.abort(new Error("given up"));
  for (const outcome of await given) expect(outcome).toMatchObject({ status: "rejected", reason: { message: "given up" } });
});
