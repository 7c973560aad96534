// Makes sure that the system has a browser for the tests. On Debian root installs the lightest; anybody else is told how.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { giveUp } from "./bootstrap.mjs";

const LIGHTEST = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

export function ensureChromium() {
  if (process.env.CHROMIUM || isOnPath(LIGHTEST)) return;
  const mayInstall = process.getuid?.() === 0 && fs.existsSync("/etc/debian_version");
  const complaint = mayInstall ? install() : "";
  if (complaint === null || fs.existsSync(MAC) || NAMES.some(isOnPath)) return;
  giveUp(
    `The browser tests need Chromium: install it (Debian: sudo apt-get install ${LIGHTEST}), or set CHROMIUM to its path.\n${complaint}`,
  );
}

/** Installs the browser, and returns what went wrong, or null. */
function install() {
  console.log("Installing Chromium for the browser tests.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A machine without a network has to say so soon.
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20", "-o", "Acquire::Retries=1"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", LIGHTEST]]) {
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...patience, ...args], { env, encoding: "utf8" });
    if (status !== 0) return stderr;
  }
  return null;
}

const isOnPath = (/** @type {string} */ name) => spawnSync("which", [name]).status === 0;
