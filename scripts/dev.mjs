// `npm run dev`: the site with its sources served by Vite, and the worker; both follow every change.
import { continueUnderOwnNode, installOnce, root, whenStarterIsGone } from "./bootstrap.mjs";

process.chdir(root);
installOnce();
await continueUnderOwnNode();

process.env.NODE_ENV = "development";
const { readEnv, EnvMistakes } = await import("../platform/env.ts");
const { openSiteDatabase } = await import("../server/site-database.ts");
const { supervise } = await import("./supervisor.mjs");

const VITE = "node_modules/.bin/react-router";
/** Vite does not look whether the one that started it still lives. */
const END_WITH_PARENT = "--import=data:text/javascript,process.on('disconnect',()=>process.exit())";

/** @type {import("../server/site-database.ts").SiteDatabase | undefined} */
let database;
/** @type {import("./supervisor.mjs").Supervised[]} */
const children = [];
let ending = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));
whenStarterIsGone(() => void end(0));

try {
  const env = readEnv();
  database = await openSiteDatabase(env);
  const childEnv = { ...process.env, DATA_DIR: env.DATA_DIR };
  children.push(
    supervise("web", [END_WITH_PARENT, VITE, "dev", "--port", String(env.PORT), "--strictPort"], childEnv),
    supervise("worker", ["scripts/dev-worker.ts"], childEnv),
  );
  await Promise.all(children.map((child) => child.ready));
} catch (error) {
  if (!ending) {
    console.error(error instanceof EnvMistakes ? error.mistakes.join("\n") : /** @type {Error} */ (error).message);
    await end(1);
  }
}

async function end(/** @type {number} */ code) {
  if (ending) {
    for (const child of children) child.kill();
    process.exit(1);
  }
  ending = true;
  await Promise.all(children.map((child) => child.stop()));
  await database?.stop();
  process.exit(code);
}
