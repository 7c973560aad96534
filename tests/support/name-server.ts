import { createSocket } from "node:dgram";
import { afterAll } from "vitest";

/** The addresses of a name; `silent` names are never answered. */
export type Told = { a?: readonly string[]; aaaa?: readonly string[]; alias?: string; seconds?: number } | "silent";

const TYPE = { a: 1, alias: 5, aaaa: 28 } as const;

const labels = (name: string): Buffer =>
  Buffer.concat([...name.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.of(0)]);

const ipv4 = (address: string): Buffer => Buffer.from(address.split(".").map(Number));

/** Encodes the addresses that tests write: eight groups, none left out. */
const ipv6 = (address: string): Buffer =>
  Buffer.from(address.split(":").flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]));

/** Makes one record of an answer about the requested name. */
function record(type: number, seconds: number, value: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(seconds, 6);
  head.writeUInt16BE(value.length, 10);
  return Buffer.concat([head, value]);
}

/**
 * Starts a name server that answers for each name what a test wants, computed for each question. `asked` has the names whose IPv4
 * address was requested. Call it at the top of the file.
 */
export async function nameServer(names: Readonly<Record<string, (times: number) => Told>>) {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    let end = 12;
    const name: string[] = [];
    for (let length = question[end]!; length > 0; length = question[end]!) {
      name.push(question.subarray(end + 1, end + 1 + length).toString());
      end += length + 1;
    }
    const host = name.join(".").toLowerCase();
    const type = question.readUInt16BE(end + 1);
    if (type === TYPE.a) asked.push(host);
    const told = names[host]?.(asked.filter((each) => each === host).length) ?? {};
    if (told === "silent") return;
    const { seconds = 60 } = told;
    const records = [
      ...(told.alias ? [record(TYPE.alias, seconds, labels(told.alias))] : []),
      ...(type === TYPE.a ? (told.a ?? []).map((each) => record(type, seconds, ipv4(each))) : []),
      ...(type === TYPE.aaaa ? (told.aaaa ?? []).map((each) => record(type, seconds, ipv6(each))) : []),
    ];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, question.subarray(12, end + 5), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  afterAll(() => socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}
