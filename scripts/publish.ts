/** `npm run publish -- SLUG…` publishes profiles that wait for review, such as those of an import, without the checks of `/dashboard/admin/verificacion`. */
import { parseArgs } from "node:util";
import { type PublishOutcome, publishProvider } from "#domain/providers/publish-provider.server.ts";
import { openDatabase } from "#platform/db/db.ts";
import { EnvMistakes, readEnv } from "#platform/env.ts";
import { prepareDatabase } from "#server/database-server.ts";
import { openDatabaseServer } from "#server/open-database-server.ts";

const USAGE = "Uso: npm run publish -- SLUG… (lo último de la dirección del perfil, como clinica-luna-de-larimar)";
const STATUS: Readonly<Record<string, string>> = { pending: "pendiente", draft: "borrador" };

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readSlugs(): string[] {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    // The address of a profile is accepted too.
    const slugs = positionals.map((given) =>
      given
        .replace(/[?#].*$/, "")
        .replace(/\/+$/, "")
        .split("/")
        .at(-1)!
        .toLowerCase(),
    );
    if (slugs.length > 0) return [...new Set(slugs)];
  } catch (error) {
    giveUp(`${(error as Error).message}\n${USAGE}`);
  }
  giveUp(USAGE);
}

function say(slug: string, outcome: PublishOutcome, publicUrl: string): string {
  switch (outcome.outcome) {
    case "published": {
      const done = `${slug}: publicado (${outcome.name}; estaba ${STATUS[outcome.was]})`;
      return outcome.type === "clinic" ? `${done}. ${publicUrl}/centros/${slug}` : `${done}.`;
    }
    case "already-listed":
      return `${slug}: ya era público (${outcome.name}).`;
    case "returned":
      return `${slug}: devuelto a su autor (${outcome.name}); primero tiene que enviarlo de nuevo.`;
    case "unknown":
      return `${slug}: no existe.${outcome.nearest ? ` ¿Quisiste decir ${outcome.nearest}?` : ""}`;
  }
}

async function run(slugs: readonly string[]): Promise<number> {
  const env = readEnv();
  const server = await openDatabaseServer(env);
  const db = openDatabase(server.url, { max: 1 });
  try {
    await prepareDatabase(server.url);
    let failed = false;
    for (const slug of slugs) {
      const outcome = await publishProvider(db, slug, "cli");
      failed ||= outcome.outcome === "unknown" || outcome.outcome === "returned";
      console.log(say(slug, outcome, env.PUBLIC_URL));
    }
    return failed ? 1 : 0;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

try {
  process.exitCode = await run(readSlugs());
} catch (error) {
  if (error instanceof EnvMistakes) giveUp(error.message);
  throw error;
}
