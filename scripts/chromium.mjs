// Makes sure that the system has a browser for the tests. On Debian, root installs the smallest one; anybody else is told how.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { giveUp } from "./bootstrap.mjs";
import { installOnDebian } from "./debian.mjs";

const LIGHTEST = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export function ensureChromium() {
  if (process.env.CHROMIUM || isOnPath(LIGHTEST)) return;
  const mayInstall = process.getuid?.() === 0 && fs.existsSync("/etc/debian_version");
  const complaint = mayInstall ? installOnDebian("Chromium for the browser tests", LIGHTEST) : "";
  if (complaint === null || fs.existsSync(MAC) || NAMES.some(isOnPath)) return;
  giveUp(
    `The browser tests need Chromium: install it (Debian: sudo apt-get install ${LIGHTEST}), or set CHROMIUM to its path.\n${complaint}`,
  );
}

const isOnPath = (/** @type {string} */ name) => spawnSync("which", [name]).status === 0;
