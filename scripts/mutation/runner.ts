import fs from "node:fs";
import { type RunnerTask, type RunnerTestFile, type SerializedConfig, TestRunner } from "vitest";

/** One run of one test file, with one mutant on or with none. */
export interface Step {
  file: string;
  mutant: number | null;
  /** The last test that reaches the mutant: later ones need not run. Null when the whole file reaches it. */
  last: string | null;
}

/** The result of running the tests without any mutant. */
export interface Reached {
  file: string;
  ms: number;
  failed: string[];
  /** The mutants that each test reaches, in the order of the file; "" for code outside of tests. */
  tests: [test: string, mutants: number[]][];
}

export interface Verdict {
  mutant: number;
  file: string;
  killed: boolean;
}

/**
 * Runs the steps of a plan one after the other in one process, whose modules stay loaded: Vitest gets each file as many times as it has
 * steps.
 */
export default class MutationRunner extends TestRunner {
  private steps: Step[] = JSON.parse(fs.readFileSync(process.env.MUTATION_PLAN!, "utf8"));
  private index = -1;
  private killed = new Set<number>();
  private test = "";
  private failed: string[] = [];
  private over = false;
  private began = 0;
  private reached = new Map<string, Set<number>>();

  constructor(config: SerializedConfig) {
    super(config);
    Object.assign(globalThis, {
      __mutant: (id: number) => {
        const seen = this.reached.get(this.test) ?? new Set();
        this.reached.set(this.test, seen.add(id));
        return this.steps[this.index]?.mutant === id;
      },
    });
  }

  private get step(): Step {
    return this.steps[this.index]!;
  }

  onBeforeCollect(): void {
    this.index++;
    this.failed = [];
    this.over = false;
    this.test = "";
    this.reached = new Map();
    this.began = performance.now();
  }

  override importFile(file: string, source: Parameters<TestRunner["importFile"]>[1]): unknown {
    const dead = this.step.mutant !== null && this.killed.has(this.step.mutant);
    return dead && source === "collect" ? undefined : super.importFile(file, source);
  }

  override async onBeforeRunTask(test: RunnerTask & { type: "test" }): Promise<void> {
    if (this.over) test.mode = "skip";
    else this.test = test.fullTestName;
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTask & { type: "test" }): void {
    if (test.result?.state === "fail") this.failed.push(test.fullTestName);
    if (this.step.mutant !== null) this.over = this.failed.length > 0 || test.fullTestName === this.step.last;
    this.test = "";
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    const { file, mutant } = this.step;
    const broken = files.some(({ result }) => result?.errors?.length);
    if (mutant === null) {
      const tests = [...this.reached].map(([test, mutants]): [string, number[]] => [test, [...mutants]]);
      const failed = broken ? ["the file itself", ...this.failed] : this.failed;
      this.tell({ file, ms: performance.now() - this.began, failed, tests } satisfies Reached);
    } else if (!this.killed.has(mutant)) {
      const killed = broken || this.failed.length > 0;
      if (killed) this.killed.add(mutant);
      this.tell({ mutant, file, killed } satisfies Verdict);
    }
    super.onAfterRunFiles(files);
  }

  private tell(line: Reached | Verdict): void {
    fs.appendFileSync(process.env.MUTATION_RESULTS!, `${JSON.stringify(line)}\n`);
  }
}
