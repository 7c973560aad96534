/** `npm run backup -- FILE [--with-secrets]` writes rows and files into one archive while the site goes on. */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { noteBackup } from "#domain/operations/backups.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { namedSecrets } from "#platform/keys.ts";
import { backup } from "#server/backup/backup.ts";
import { embeddedFolder, openDatabaseServer } from "#server/open-database-server.ts";
import { openFileStore } from "#server/services.ts";
import { fileArgument, runCommand } from "./command.ts";

await runCommand(async (env) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { "with-secrets": { type: "boolean", default: false } } });
  const file = fileArgument(positionals, "npm run backup -- cuna.tar");
  if (fs.existsSync(file)) throw new Error(`${file} exists already: give another name.`);
  if (!env.DATABASE_URL && !fs.existsSync(embeddedFolder(env))) throw new Error(`${env.DATA_DIR} holds no database yet.`);
  const withSecrets = values["with-secrets"];
  const server = await openDatabaseServer(env);
  try {
    const done = await backup({ url: server.url, files: openFileStore(env), secretKeys: env.secretKeys, withSecrets, file });
    const db = openDatabase(server.url, { max: 1, role: "owner" });
    await noteBackup(db, { bytes: fs.statSync(file).size, name: null }).finally(() => db.destroy());
    console.log(`${file} holds ${done.rows} rows of ${done.tables} tables and ${done.files} files.`);
  } finally {
    await server.stop();
  }
  const names = namedSecrets(env.secretKeys).map(({ id }) => id);
  console.log(
    withSecrets
      ? `It holds the secrets too (${names.join(", ")}): whoever has it reads every patient's contact data.`
      : `It does not hold the secrets (${names.join(", ")}): keep SECRET_KEY, or DATA_DIR/secret-key, elsewhere. Without it contact data cannot be read.`,
  );
  console.log("Other settings of the environment (SMTP_URL, FILES_URL, payments) are in no backup.");
});
