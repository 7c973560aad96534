// Installs what the tests need from Debian, as its root.
import { spawnSync } from "node:child_process";

/** Installs a package, and returns what went wrong, or null. */
export function installOnDebian(/** @type {string} */ what, /** @type {string} */ name) {
  console.log(`Installing ${what}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A machine without a network should report that quickly.
  const patience = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20", "-o", "Acquire::Retries=1"];
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", name]]) {
    const { status, stderr } = spawnSync("apt-get", ["-qq", ...patience, ...args], { env, encoding: "utf8" });
    if (status !== 0) return stderr;
  }
  return null;
}
