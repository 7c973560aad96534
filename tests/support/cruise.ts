import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

/** What dependency-cruiser says of a code base. */
export interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    totalCruised: number;
    totalDependenciesCruised: number;
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/** Returns what dependency-cruiser says of these folders by the rules of this code base; it ends with 1 when a rule is broken. */
export async function cruise(folders: readonly string[], cwd = process.cwd()): Promise<CruiseReport> {
  const program = resolve("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [program, ...folders, "--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 2 ** 28 }).catch(
    (error: Error & { stdout: string }) => {
      if (!error.stdout) throw error;
      return error;
    },
  );
  return JSON.parse(stdout) as CruiseReport;
}

/** What a rule says of where the code belongs. */
export const sentenceOf = ({ summary }: CruiseReport, rule: string) =>
  summary.ruleSetUsed.forbidden.find(({ name }) => name === rule)?.comment;
