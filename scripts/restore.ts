/** `npm run restore -- FILE` restores a backup into DATA_DIR, which must have no database yet. */
import { embeddedFolder } from "#server/database-server.ts";
import { restore } from "#server/embedded-postgres/backup.ts";
import { backupFile, runCommand } from "./command.ts";

await runCommand(async (env) => {
  const file = backupFile(env, "npm run restore -- cuna.tar.gz");
  await restore({ file, dataDir: embeddedFolder(env) });
  console.log(`The database is in ${env.DATA_DIR}. Give the site the secret key that it had, then start it.`);
});
