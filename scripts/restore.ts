/** `npm run restore -- FILE|NAME [--replace]` restores a backup into an empty site, or over another one if asked. */
import { parseArgs } from "node:util";
import { restore } from "#server/backup/restore.ts";
import { fileArgument, runCommand } from "./command.ts";

await runCommand(async (env) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean", default: false } } });
  const from = fileArgument(positionals, "npm run restore -- cuna.tar");
  const { madeAt, rows, files, movedTo, missingSecrets } = await restore(env, { from, replace: values.replace });
  console.log(`The site is as it was on ${madeAt}: ${rows} rows, each compared with the backup, and ${files} files.`);
  if (movedTo) console.log(`What was here before is in ${movedTo}.`);
  if (missingSecrets.length > 0)
    console.log(
      `Before you start it, give it the secrets that it had (${missingSecrets.join(", ")}): in SECRET_KEY, or in ${env.DATA_DIR}/secret-key. The present ones open none of its contact data.`,
    );
});
