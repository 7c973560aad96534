/** `npm run db:migrate`: brings the database up to date, the embedded one or that of DATABASE_URL. */
import { withDatabase } from "./command.ts";

// Every command does this first; this one does nothing else.
await withDatabase(async ({ migrated }) => {
  console.log(migrated.length > 0 ? `Migrated: ${migrated.join(", ")}.` : "The database is up to date.");
});
