/** `npm run db:migrate` brings the database up to date, the embedded one or that of DATABASE_URL. */
import { withDatabase } from "./command.ts";

// `withDatabase` does all the work here, as it does for every command.
await withDatabase(async ({ migrated }) => {
  console.log(migrated.length > 0 ? `Migrated: ${migrated.join(", ")}.` : "The database is up to date.");
});
