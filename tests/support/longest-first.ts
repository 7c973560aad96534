import { readFileSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** How long the slowest files take on a quiet machine, kept by `npm test -- --keep-times` and `npm run test:long -- --keep-times`. */
const SECONDS: Readonly<Record<string, number>> = JSON.parse(readFileSync("tests/slowest-files.json", "utf8"));

/** Starts the longest files first, whatever their project, so that no single one is left running at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification) => SECONDS[path.relative(process.cwd(), moduleId)] ?? 0;
    // A process that evaluates the modules of the site once for many files ends when another project's file is next.
    const sharesModules = ({ project }: TestSpecification) => Number(!project.config.isolate);
    return (await super.sort(files)).toSorted(
      (one, other) => sharesModules(one) - sharesModules(other) || secondsOf(other) - secondsOf(one),
    );
  }
}
