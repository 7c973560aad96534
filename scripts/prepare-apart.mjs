import { spawn } from "node:child_process";

/**
 * Prepares the site's database in a process of its own. Migrations, texts and the demo world take 400 MB, which the supervising process
 * would otherwise hold for as long as it runs.
 */
export async function prepareApart() {
  const child = spawn(process.execPath, ["scripts/prepare-site.ts"], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  /** @type {{ failure: string | null } | undefined} */
  let said;
  child.on("message", (message) => {
    said = /** @type {{ failure: string | null }} */ (message);
  });
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once("exit", (...how) => resolve(how));
    child.once("error", reject);
  });
  if (said?.failure) throw new Error(said.failure);
  if (!said) throw new Error(`The database could not be prepared (${signal ?? `code ${code}`}).`);
}
