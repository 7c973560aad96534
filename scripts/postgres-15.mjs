// Installs the oldest supported PostgreSQL for its slow test. Debian 12 has it, and root installs it there; on any other machine without
// it the test is skipped.
import fs from "node:fs";
import { installOnDebian } from "./debian.mjs";

export function installPostgres15() {
  if (fs.existsSync("/usr/lib/postgresql/15/bin/initdb")) return;
  const isDebian12 = fs.existsSync("/etc/debian_version") && fs.readFileSync("/etc/debian_version", "utf8").startsWith("12");
  const complaint = process.getuid?.() === 0 && isDebian12 ? installOnDebian("PostgreSQL 15 for its proof", "postgresql-15") : "";
  if (complaint !== null) console.log(`Without PostgreSQL 15 its proof is left out. ${complaint}`.trim());
}
