// Makes sure that the system has the browser for the tests. On Debian root installs it; anybody else is told how.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { giveUp } from "./bootstrap.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export function ensureChromium() {
  if (process.env.CHROMIUM || isThere()) return;
  if (process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version")) {
    giveUp("The browser tests need Chromium: install it (Debian: sudo apt-get install chromium), or set CHROMIUM to its path.");
  }
  console.log("Installing Chromium for the browser tests.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium"]]) {
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...args], { env, encoding: "utf8" });
    if (status !== 0) giveUp(`Chromium could not be installed:\n${stderr}`);
  }
}

const isThere = () => fs.existsSync(MAC) || NAMES.some((name) => spawnSync("which", [name]).status === 0);
