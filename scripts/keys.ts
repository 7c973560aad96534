/** `npm run keys list` counts what is sealed under each secret of SECRET_KEY; `npm run keys rewrap` moves all to the last one. */
import { countKeys, type KeyCount, rewrapKeys } from "#domain/vault/rewrap-keys.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { readEnv } from "#platform/env.ts";
import { keysFrom } from "#platform/keys.ts";
import { withDatabase } from "./command.ts";

const LOST =
  "What no secret of SECRET_KEY opens is not gone: give the secret that it was sealed under, before the present one, and rewrap.";
const [verb, ...rest] = process.argv.slice(2);
if ((verb !== "list" && verb !== "rewrap") || rest.length > 0) {
  console.error("npm run keys list | rewrap");
  process.exit(1);
}

await withDatabase(async ({ url }) => {
  const keys = keysFrom(readEnv().secretKeys);
  const db = openDatabase(url, { max: 1 });
  try {
    if (verb === "rewrap") {
      const { rewrapped } = await rewrapKeys(keys, db, (done) => process.stderr.write(`\r${done}`));
      process.stderr.write("\r");
      console.log(`${rewrapped} keys are wrapped anew.`);
    }
    const counts = await countKeys(keys, db);
    console.log(counts.map(lineFor).join("\n") || "Nothing is sealed.");
    const lost = counts.reduce((sum, count) => sum + count.lost, 0);
    if (lost > 0) console.log(LOST);
    if (lost > 0 || (verb === "rewrap" && counts.some(({ older }) => older > 0))) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
});

function lineFor({ keyId, subjects, current, older, lost }: KeyCount): string {
  const parts = [
    ...(current > 0 ? [`${current} under the current secret`] : []),
    ...(older > 0 ? [`${older} under an older secret, still needed`] : []),
    ...(lost > 0 ? [`${lost} that no secret of SECRET_KEY opens`] : []),
  ];
  return `${keyId}  ${subjects} sealed  ${parts.join("; ")}`;
}
