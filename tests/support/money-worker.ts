/**
 * A process that runs random commands of `money-commands.ts` until it is killed, and prints a line for each that ended: `done NAME`,
 * `unavailable NAME` when the database closed the connection, or `failed NAME MESSAGE`.
 */
import { openDatabase } from "#platform/db/db.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { openFileFolder } from "#platform/files.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import { type Market, MONEY_COMMAND_NAMES, MONEY_COMMANDS, type MoneyContext, marketAt, type Run } from "./money-commands.ts";

interface Given {
  url: string;
  secret: string;
  folder: string;
  seed: number;
  /** The number of commands that run at once. */
  loops: number;
  centers: Pick<Market, "center" | "member">[];
}

log.level = "silent";
const { url, secret, folder, seed, loops, centers } = JSON.parse(process.env.GIVEN!) as Given;

/** Returns numbers from 0 to 1 that follow from the seed (mulberry32). */
function numbersFrom(state: number): () => number {
  let now = state;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbersFrom(seed);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const db = openDatabase(url, { max: loops + 1, connectMs: 60_000 });
const ctx: MoneyContext = {
  ...{ db, jobs: await openJobQueue(db), keys: keysFrom(secret), publicUrl: "https://cuna.test", actor: "visitor", databaseUrl: url },
  files: openFileFolder(folder),
};

const say = (line: string) => process.stdout.write(`${line.replaceAll("\n", " ")}\n`);

async function work(): Promise<never> {
  for (;;) {
    const name = pick(MONEY_COMMAND_NAMES);
    const { center, member } = pick(centers);
    let run: Run | undefined;
    try {
      run = await MONEY_COMMANDS[name].prepare(marketAt(ctx, center, member));
      await run(ctx);
      // This repeats the command, like somebody who got no answer.
      if (random() < 0.1) await run(ctx);
      say(`done ${name}`);
    } catch (error) {
      // If somebody else used what was prepared, such as the money of the wallet, there is nothing to run.
      const isTaken = !run && !("code" in (error as Error));
      if (isDatabaseUnavailable(error)) say(`unavailable ${name}`);
      else if (!isTaken) say(`failed ${name}: ${(error as Error).stack}`);
    }
  }
}

await Promise.all(Array.from({ length: loops }, work));
