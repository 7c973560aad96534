/**
 * `npm run seed` adds the demo world. `-- --providers 100000` adds a large generated one for benchmarks, `-- --clear` removes both. With
 * DATABASE_URL, and on a site that is no demonstration, it needs `--force`.
 */
import { parseArgs } from "node:util";
import { seedDemoDays } from "#db/seed/demo-days.ts";
import { seedDemoLeads } from "#db/seed/demo-leads.ts";
import { clearDemoWorld, seedDemoWorld } from "#db/seed/demo-world.ts";
import { seedLargeWorld } from "#db/seed/large-world.ts";
import { seedNewsletter } from "#db/seed/newsletter.ts";
import { openDatabase } from "#platform/db/db.ts";
import { EnvMistakes, readEnv } from "#platform/env.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";
import { openServices } from "#server/services.ts";

const USAGE = "Usage: npm run seed -- [--clear] [--providers NUMBER] [--force]";
const MAX_PROVIDERS = 5_000_000;

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { clear: { type: "boolean" }, providers: { type: "string" }, force: { type: "boolean" }, help: { type: "boolean" } },
    });
    const providers = values.providers === undefined ? 0 : Number(values.providers);
    if (!Number.isInteger(providers) || providers < 0 || providers > MAX_PROVIDERS)
      giveUp(`--providers takes a whole number up to ${MAX_PROVIDERS.toLocaleString("en")}, like 100000.`);
    if (values.clear && providers > 0) giveUp("--clear takes the demo world off and --providers adds to it: give one of them.");
    return { ...values, providers };
  } catch (error) {
    giveUp(`${(error as Error).message}\n${USAGE}`);
  }
}

function readEnvOrGiveUp() {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvMistakes) giveUp(error.message);
    throw error;
  }
}

/** Shows progress: in a terminal on one line, elsewhere line by line. */
function showProgress(done: number, all: number): void {
  const line = `  ${done.toLocaleString("en").padStart(9)} of ${all.toLocaleString("en")} providers`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? "\n" : ""}`);
  else console.log(line);
}

async function seedLeads(): Promise<void> {
  // Their addresses do not exist, so their mails are for the local mailbox and not for a real mail server.
  if (env.SMTP_URL) return console.log("  no requests, because SMTP_URL would get their mails");
  const services = await openServices({ env, max: 2 });
  try {
    console.log("  requests");
    await seedDemoLeads(services);
    await seedNewsletter(services);
    await seedDemoDays(services);
  } finally {
    await services.close();
  }
}

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const env = readEnvOrGiveUp();
if ((env.DATABASE_URL || !env.demonstration) && !options.clear && !options.force) {
  const why = env.DATABASE_URL ? "DATABASE_URL names a database of your own" : "This site is no demonstration";
  giveUp(
    `${why}, and fictional centers would stand there among real ones.\n` +
      "If you want that: npm run seed -- --force, and DEMONSTRATION=on for the site. They come off again with npm run seed -- --clear.",
  );
}

const server = await openDatabaseServer(env);
const db = openDatabase(server.url, { role: "owner", max: 2 });
try {
  await prepareDatabase(server.url);
  if (options.clear) {
    await clearDemoWorld(db);
    console.log("The demo world is off: what is left is real.");
  } else {
    await seedDemoWorld(db, { onProgress: (step) => console.log(`  ${step}`) });
    await seedLeads();
    if (options.providers > 0) {
      await seedLargeWorld(db, options.providers, { onProgress: showProgress });
    }
    console.log("The demo world is in.");
  }
} finally {
  await db.destroy();
  await server.stop();
}
