/** `npm run backup -- FILE` writes the embedded database into one file while the site goes on. */
import fs from "node:fs";
import { noteBackup } from "#domain/operations/backups.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { embeddedFolder, openDatabaseServer } from "#server/database-server.ts";
import { backup } from "#server/embedded-postgres/backup.ts";
import { backupFile, runCommand } from "./command.ts";

await runCommand(async (env) => {
  const file = backupFile(env, "npm run backup -- cuna.tar.gz");
  const dataDir = embeddedFolder(env);
  if (fs.existsSync(file)) throw new Error(`${file} exists already: give another name.`);
  if (!fs.existsSync(dataDir)) throw new Error(`${env.DATA_DIR} holds no database yet.`);
  const server = await openDatabaseServer(env);
  try {
    await backup({ url: server.url, dataDir, file });
    const db = openDatabase(server.url, { max: 1, role: "owner" });
    await noteBackup(db, fs.statSync(file).size).finally(() => db.destroy());
  } finally {
    await server.stop();
  }
  console.log(`The database is in ${file}. Keep the secret key elsewhere: contact data cannot be read without it.`);
});
