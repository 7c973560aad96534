import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** What several runs of tests in a row need is made once, in this folder (scripts/test.mjs). A run by itself has none. */
const KEPT = process.env.KEPT_WORLDS;

/** True when making more now saves time in the next runs. */
export const keepsWorlds = KEPT !== undefined;

/** Returns a folder with this content, which nothing may change: that of an earlier run, or one that is made now. */
export async function world(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = KEPT && path.join(KEPT, name);
  if (kept && fs.existsSync(kept)) return kept;
  if (KEPT) fs.mkdirSync(KEPT, { recursive: true });
  const draft = fs.mkdtempSync(path.join(KEPT ?? os.tmpdir(), `cuna-prepared-${name}-`));
  await make(draft);
  if (!kept) return draft;
  // Another run may have been quicker.
  if (!fs.existsSync(kept)) fs.renameSync(draft, kept);
  else fs.rmSync(draft, { recursive: true, force: true });
  return kept;
}
