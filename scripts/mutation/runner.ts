import fs from "node:fs";
import { type RunnerTask, type RunnerTestFile, type SerializedConfig, TestRunner } from "vitest";

/** How long a test may keep the processor busy while a mutant is awake, in microseconds. */
const BUSY_US = 20_000_000;

/** One run of one test file. */
export interface Step {
  file: string;
  /** The mutants that are switched on at once; empty runs the unchanged file. Several that no test notices together do not run alone. */
  mutants: number[];
  /** The last test that reaches the mutants: later ones need not run. Null when the whole file reaches them. */
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

/** Runs the steps of a plan one after the other in one process that keeps its modules: Vitest gets each file as often as it has steps. */
export default class MutationRunner extends TestRunner {
  private steps: Step[] = JSON.parse(fs.readFileSync(process.env.MUTATION_PLAN!, "utf8"));
  private index = -1;
  private killed = new Set<number>();
  /** The mutants that this file did not notice together with others. */
  private unnoticed = new Set<number>();
  private awake: number[] = [];
  private test = "";
  private failed: string[] = [];
  private over = false;
  private began = 0;
  private reached = new Map<string, Set<number>>();
  private calls = 0;
  private since = process.cpuUsage();

  constructor(config: SerializedConfig) {
    super(config);
    Object.assign(globalThis, {
      __mutant: (id: number) => {
        const seen = this.reached.get(this.test) ?? new Set();
        this.reached.set(this.test, seen.add(id));
        this.endLoop();
        return this.awake.includes(id);
      },
    });
  }

  /** Throws while a mutant keeps the processor busy: Vitest cannot end a loop that never waits. A slow machine is no reason. */
  private endLoop(): void {
    if (++this.calls % 1024 || !this.awake.length || process.cpuUsage(this.since).user < BUSY_US) return;
    throw new Error("a mutant goes round and round");
  }

  private get step(): Step {
    return this.steps[this.index]!;
  }

  private get needless(): boolean {
    return this.awake.length < Math.min(2, this.step.mutants.length);
  }

  onBeforeCollect(): void {
    this.index++;
    if (!this.step.mutants.length) this.unnoticed.clear();
    this.awake = this.step.mutants.filter((id) => !this.killed.has(id) && !this.unnoticed.has(id));
    this.failed = [];
    this.over = false;
    this.test = "";
    this.reached = new Map();
    this.began = performance.now();
    this.since = process.cpuUsage();
  }

  override importFile(file: string, source: Parameters<TestRunner["importFile"]>[1]): unknown {
    return this.needless && source === "collect" ? undefined : super.importFile(file, source);
  }

  override async onBeforeRunTask(test: RunnerTask & { type: "test" }): Promise<void> {
    if (this.over) test.mode = "skip";
    else this.test = test.fullTestName;
    this.since = process.cpuUsage();
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTask & { type: "test" }): void {
    if (test.result?.state === "fail") this.failed.push(test.fullTestName);
    if (this.step.mutants.length) this.over = this.failed.length > 0 || test.fullTestName === this.step.last;
    this.test = "";
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    const { file, mutants: planned } = this.step;
    const broken = files.some(({ result }) => result?.errors?.length);
    const noticed = broken || this.failed.length > 0;
    if (!planned.length) {
      const tests = [...this.reached].map(([test, mutants]): [string, number[]] => [test, [...mutants]]);
      const failed = broken ? ["the file itself", ...this.failed] : this.failed;
      this.tell({ file, ms: performance.now() - this.began, failed, tests } satisfies Reached);
    } else if (!this.needless && !(noticed && planned.length > 1)) {
      for (const mutant of this.awake) {
        (noticed ? this.killed : this.unnoticed).add(mutant);
        this.tell({ mutant, file, killed: noticed } satisfies Verdict);
      }
    }
    super.onAfterRunFiles(files);
  }

  private tell(line: Reached | Verdict): void {
    fs.appendFileSync(process.env.MUTATION_RESULTS!, `${JSON.stringify(line)}\n`);
  }
}
