// `npm run dev` runs the site, with its sources served by Vite, and the worker. Both follow every change.
import fs from "node:fs";
import path from "node:path";
import { continueUnderOwnNode, installOnce, root } from "./bootstrap.mjs";

process.chdir(root);
installOnce("everything");
await continueUnderOwnNode();

process.env.NODE_ENV = "development";
const { readEnv, EnvMistakes } = await import("../platform/env.ts");
const { publishTexts } = await import("../server/database-server.ts");
const { openSiteDatabase } = await import("../server/site-database.ts");
const { prepareApart } = await import("./prepare-apart.mjs");
const { Run, supervise } = await import("./supervisor.mjs");

const VITE = "node_modules/.bin/react-router";
/** Ends Vite with its parent, which Vite itself does not watch. */
const END_WITH_PARENT = "--import=data:text/javascript,process.on('disconnect',()=>process.exit())";

const run = new Run();

try {
  const env = readEnv();
  run.database = await openSiteDatabase(env, prepareApart);
  const childEnv = { ...process.env, DATA_DIR: env.DATA_DIR };
  run.children.push(
    supervise("web", [END_WITH_PARENT, VITE, "dev", "--port", String(env.PORT), "--strictPort"], childEnv),
    supervise("worker", ["scripts/dev-worker.ts"], childEnv),
  );
  await Promise.all(run.children.map((child) => child.ready));
  followTexts(run.database.url);
} catch (error) {
  if (!run.ending) {
    console.error(error instanceof EnvMistakes ? error.mistakes.join("\n") : /** @type {Error} */ (error).message);
    await run.end(1);
  }
}

/** Publishes content/ after each change, so that the next request shows it. */
function followTexts(/** @type {string} */ url) {
  let saving = setTimeout(() => {});
  fs.watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(saving);
    saving = setTimeout(() => publishTexts(url).catch((error) => console.error(error)), 300);
  });
}
