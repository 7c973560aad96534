import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

/** The report of dependency-cruiser. */
export interface CruiseReport {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    totalCruised: number;
    totalDependenciesCruised: number;
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/** Runs dependency-cruiser on these folders with our rules. It ends with 1 when a rule is broken. */
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

/** Returns a rule's sentence about where the code belongs. */
export const sentenceOf = ({ summary }: CruiseReport, rule: string) =>
  summary.ruleSetUsed.forbidden.find(({ name }) => name === rule)?.comment;
