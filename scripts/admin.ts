/** `npm run admin -- EMAIL [ROLE]` makes the first administrator, or gives somebody another role in our team. */
import { z } from "zod";
import { type CreateAdminOutcome, createAdmin } from "#domain/identity/create-admin.server.ts";
import { TEAM_ROLES, teamRoleOf } from "#domain/identity/team-roles.ts";
import { openDatabase } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const [address, asked = "admin", ...rest] = process.argv.slice(2);
const role = teamRoleOf(asked);
const { data: email } = z.email().safeParse(address?.trim());
if (!email || !role || rest.length > 0) {
  console.error(`Give one e-mail address, and a role if it is not admin (${TEAM_ROLES.join(", ")}): npm run admin -- ana@example.com`);
  process.exit(1);
}

await withDatabase(async ({ url }) => {
  const db = openDatabase(url, { max: 1 });
  console.log(sentenceFor(await createAdmin({ db }, email!, role!).finally(() => db.destroy())));
});

function sentenceFor(made: CreateAdminOutcome): string {
  if (made.outcome === "created") return `${email} has the role «${role}». Temporary password, shown this once: ${made.temporaryPassword}`;
  if (made.outcome === "promoted") return `${email} had an account and has the role «${role}» now; its password stays.`;
  return `${email} has the role «${role}» already; nothing was changed.`;
}
