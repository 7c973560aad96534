/** `npm run claim -- list|phone ID|approve ID|reject ID REASON`: decides who manages a profile from a terminal, as `/dashboard/admin/reclamos` does on screen. */
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { type DecideOutcome, decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const USAGE = "Uso: npm run claim -- list | phone ID | approve ID | reject ID MOTIVO";
const SAID: Readonly<Record<Extract<DecideOutcome, string>, string>> = {
  done: "hecho.",
  "not-found": "no hay ningún reclamo abierto con ese número.",
  "no-proof": "no tiene ninguna prueba, así que no se puede aprobar.",
  unopened: "su única prueba es un documento: apruébalo en pantalla, donde se abre y se escribe lo que se lee.",
};

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function list(db: Db): Promise<void> {
  for (let page = 1, shown = 0; ; page++) {
    const { rows, total } = await queuedClaims(db, { search: null, view: "open", sort: "waiting", descending: false, page });
    if (total === 0) console.log("Nada espera.");
    for (const { id, providerName, createdAt, documents, emailProvenAt, phoneProvenAt } of rows) {
      const proofs = [
        emailProvenAt ? "correo del dominio" : "",
        phoneProvenAt ? "teléfono" : "",
        documents > 0 ? (documents === 1 ? "un documento" : `${documents} documentos`) : "",
      ].filter(Boolean);
      console.log(`${id}  ${providerName}  ${createdAt.toISOString().slice(0, 10)}  ${proofs.join(", ") || "sin pruebas"}`);
    }
    shown += rows.length;
    if (rows.length === 0 || shown >= total) return;
  }
}

const [verb = "", id = "", ...words] = process.argv.slice(2);
const reason = words.join(" ").trim();
const known = verb === "list" || ((verb === "phone" || verb === "approve") && id) || (verb === "reject" && id && reason);
if (!known) giveUp(USAGE);

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  await decide(db).finally(() => db.destroy());
});

async function decide(db: Db): Promise<void> {
  if (verb === "list") return list(db);
  const outcome =
    verb === "phone"
      ? await provePhone(db, id, "cli")
      : await decideClaim(db, id, verb === "approve" ? { approve: true } : { approve: false, reason }, "cli");
  if (outcome !== "done") process.exitCode = 1;
  console.log(`${id}: ${SAID[typeof outcome === "string" ? outcome : "unopened"]}`);
}
