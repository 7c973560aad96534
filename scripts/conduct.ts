/** `npm run conduct -- list|uphold ID REASON|dismiss ID REASON`: decides on centers' objections to their figures. */
import type { AskedObjections } from "#domain/conduct/conduct.ts";
import { objectionsPage } from "#domain/conduct/conduct-queries.server.ts";
import { decideObjection } from "#domain/conduct/decide-objection.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const USAGE = "Uso: npm run conduct -- list | uphold ID MOTIVO | dismiss ID MOTIVO";

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function list(db: Db): Promise<void> {
  const waiting: Omit<AskedObjections, "page"> = { view: "esperan", search: null, sort: "turno", descending: false, decision: null };
  for (let page = 1; ; page++) {
    const { rows, total } = await objectionsPage(db, { ...waiting, page });
    if (total === 0) console.log("Nada espera.");
    if (rows.length === 0) return;
    for (const { id, center, objectedAt, cases, answered, opened, returned, objection } of rows) {
      console.log(`${id}  ${center}  ${objectedAt.toISOString().slice(0, 10)}`);
      console.log(`  ${answered} de ${cases} contestadas, ${returned} de ${opened} devueltas`);
      console.log(`  ${objection}`);
    }
  }
}

const [verb = "", id = "", ...words] = process.argv.slice(2);
const reason = words.join(" ").trim();
if (verb !== "list" && !((verb === "uphold" || verb === "dismiss") && id && reason)) giveUp(USAGE);

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  await decide(db).finally(() => db.destroy());
});

async function decide(db: Db): Promise<void> {
  if (verb === "list") return list(db);
  const done = await decideObjection(db, id, { decision: verb === "uphold" ? "upheld" : "dismissed", reason }, "cli");
  if (done === "not-found") process.exitCode = 1;
  const said = verb === "uphold" ? "el centro tenía razón; estas cifras no se publican." : "las cifras se publican.";
  console.log(done === "not-found" ? `${id}: no hay ninguna objeción abierta con ese número.` : `${id}: ${said}`);
}
