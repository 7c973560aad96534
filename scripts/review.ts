/** `npm run review -- list|publish ID|reject ID REASON`: decides what people wrote, until the administrator's screens do. */
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { reviewsToDecide } from "#domain/reviews/review-queries.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

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

const [verb, id = "", ...words] = process.argv.slice(2);
const reason = words.join(" ").trim();
if (verb !== "list" && !(verb === "publish" && id) && !(verb === "reject" && id && reason)) giveUp(USAGE);

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  await decide(db).finally(() => db.destroy());
});

async function decide(db: Db): Promise<void> {
  if (verb === "list") return list(db);
  const done = await decideReview(db, id, verb === "publish" ? { publish: true } : { publish: false, reason }, "cli");
  if (done === "not-found") process.exitCode = 1;
  console.log(done === "not-found" ? `${id}: no existe.` : `${id}: ${verb === "publish" ? "publicada" : "no se publica"}.`);
}
