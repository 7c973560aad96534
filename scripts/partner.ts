/** `npm run partner -- create NAME`, `list`, `revoke NAME` manages the keys of partners' programs, which send requests to lead-routing-v2. */
import { createPartner, listPartners, revokePartner } from "#domain/leads/partner-keys.server.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const USAGE = "npm run partner -- create NAME | list | revoke NAME";
const [verb, ...words] = process.argv.slice(2);
const name = words.join(" ").trim();
const known = verb === "list" ? name === "" : (verb === "create" || verb === "revoke") && name !== "";
if (!known) {
  console.error(USAGE);
  process.exit(1);
}

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  console.log(await run(db).finally(() => db.destroy()));
});

function run(db: Db): Promise<string> {
  if (verb === "create") return create(db);
  return verb === "revoke" ? revoke(db) : list(db);
}

async function create(db: Db): Promise<string> {
  const made = await createPartner(db, name);
  if (made.outcome === "created") return `${name} is a partner. Its key, shown this once: ${made.key}`;
  process.exitCode = 1;
  return made.outcome === "taken"
    ? `There is a partner called ${name} already; nothing was changed.`
    : "A name has up to 80 letters, digits, spaces and . , & ' -";
}

async function revoke(db: Db): Promise<string> {
  const { outcome } = await revokePartner(db, name);
  if (outcome === "revoked") return `The key of ${name} opens nothing any more.`;
  process.exitCode = 1;
  return outcome === "unknown" ? `There is no partner called ${name}.` : `The key of ${name} was revoked before.`;
}

async function list(db: Db): Promise<string> {
  const partners = await listPartners(db);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const lines = partners.map(
    ({ name, createdAt, revokedAt, leads }) =>
      `${name}  since ${day(createdAt)}  ${leads} requests${revokedAt ? `  revoked ${day(revokedAt)}` : ""}`,
  );
  return lines.join("\n") || "There are no partners.";
}
