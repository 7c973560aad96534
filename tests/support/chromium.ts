import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The flags of a headless Chromium without background traffic and first-run pages. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--process-per-site",
  // Only this makes the shell compute the widths of letters as the whole browser does.
  "--font-render-hinting=none",
];

// The headless shell takes half the processor time of the whole browser.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Finds the browser of this machine: $CHROMIUM, or the first known name on the PATH. */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) return named;
  for (const name of NAMES) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // There is none with this name.
    }
  }
  if (existsSync(MAC)) return MAC;
  throw new Error("No Chromium here: install it (Debian: apt-get install chromium), or set CHROMIUM to its path.");
}
