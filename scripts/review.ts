/** `npm run review -- list|publish ID|reject ID REASON`: decides what people wrote, until the administrator's screens do. */
import { parseArgs } from "node:util";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { reviewsToDecide } from "#domain/reviews/review-queries.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { EnvMistakes, readEnv } from "#platform/env.ts";
import { openDatabaseServer, prepareDatabase } from "#server/database-server.ts";

const USAGE = "Uso: npm run review -- list | publish ID | reject ID MOTIVO";

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function list(db: Db): Promise<void> {
  const waiting = await reviewsToDecide(db);
  if (waiting.length === 0) console.log("Nada espera.");
  for (const { id, center, rating, body, author, status, reports } of waiting) {
    console.log(`${id}  ${center}  ${rating}/5  ${author}  (${status === "pending" ? "por leer" : "pública, denunciada"})`);
    for (const line of [body, ...reports.map((report) => `Denuncia: ${report}`)]) console.log(`  ${line}`);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const [verb, id = "", ...words] = args;
  const reason = words.join(" ").trim();
  if (verb !== "list" && !(verb === "publish" && id) && !(verb === "reject" && id && reason)) giveUp(USAGE);
  const env = readEnv();
  const server = await openDatabaseServer(env);
  const db = openDatabase(server.url, { max: 1 });
  try {
    await prepareDatabase(server.url);
    if (verb === "list") return await list(db);
    const done = await decideReview(db, id, verb === "publish" ? { publish: true } : { publish: false, reason }, "cli");
    if (done === "not-found") process.exitCode = 1;
    console.log(done === "not-found" ? `${id}: no existe.` : `${id}: ${verb === "publish" ? "publicada" : "no se publica"}.`);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

try {
  await run(parseArgs({ allowPositionals: true }).positionals);
} catch (error) {
  if (error instanceof EnvMistakes) giveUp(error.message);
  throw error;
}
