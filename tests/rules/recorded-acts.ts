import { hasTop, reachedFrom, type Top, textOf } from "../support/functions.ts";

const WRITES =
  /\.(insertInto|updateTable|deleteFrom|mergeInto|enqueue)\(|\b(insert into \w+|update \w+( as)?( \w+)? set|delete from \w+|merge into \w+)\b/i;

/** The functions that write a line of the log. */
const RECORDS = ["domain/audit/record.server.ts#record", "domain/audit/record.server.ts#recording"];

const inDomain = ({ file }: Top) => file.startsWith("domain/");
const inDoors = ({ file }: Top) => !inDomain({ file, name: "" }) && !file.startsWith("platform/");
const records = (top: Top): boolean => RECORDS.some((name) => reachedFrom([top], inDomain).has(name));
const writes = (top: Top): boolean =>
  [...reachedFrom([top], inDomain)].some(([name, reached]) => inDomain(reached) && !RECORDS.includes(name) && WRITES.test(textOf(reached)));

/** Returns every function of the domain that these screens and addresses can call, and that writes. */
export function commandsOf(routes: readonly string[]): Map<string, Top> {
  const doors = routes.flatMap((file) =>
    ["loader", "action", "middleware"].filter((name) => hasTop(file, name)).map((name) => ({ file, name })),
  );
  return new Map([...reachedFrom(doors, inDoors)].filter(([, top]) => inDomain(top) && writes(top)));
}

/** The sentence for somebody who writes a command without a log line. */
export const RECORD_IT = "Who did what is told by record() of domain/audit/record.server.ts, inside the transaction of the command.";

/** Returns the commands that write without a line in the log. */
export const silentCommands = (routes: readonly string[]): string[] =>
  [...commandsOf(routes)].filter(([, top]) => !records(top)).map(([name]) => name);

/** Returns the addresses that reveal something without a line in the log. */
export const silentAddresses = (routes: readonly string[]): string[] =>
  routes.filter((file) => {
    const reached = reachedFrom([{ file, name: "loader" }], ({ file: at }) => !at.startsWith("platform/"));
    return !RECORDS.some((name) => reached.has(name));
  });
