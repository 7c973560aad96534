/** `npm run admin -- EMAIL` makes the first administrator. */
import { z } from "zod";
import { type CreateAdminOutcome, createAdmin } from "#domain/identity/create-admin.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const [address, ...rest] = process.argv.slice(2);
const { data: email } = z.email().safeParse(address?.trim());
if (!email || rest.length > 0) {
  console.error("Give one e-mail address: npm run admin -- ana@example.com");
  process.exit(1);
}

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  console.log(sentenceFor(await createAdmin({ db }, email).finally(() => db.destroy())));
});

function sentenceFor(made: CreateAdminOutcome): string {
  if (made.outcome === "created") return `${email} is an administrator. Temporary password, shown this once: ${made.temporaryPassword}`;
  if (made.outcome === "promoted") return `${email} had an account and is an administrator now; its password stays.`;
  return `${email} is an administrator already; nothing was changed.`;
}
