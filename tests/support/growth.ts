const ROUNDS = 5;
/** After this long, three rounds are enough: long runs are steady. */
const PATIENCE_MS = 300;
/** A single run shorter than this says nothing: it is repeated until it lasts so long. */
const MIN_MS = 2;
const MAX_REPEATS = 2_000;

/**
 * How much more processor time `work` takes on four times the input: about 4 for work that grows with its input, 16 for work
 * that grows with its square. Small and large runs alternate, and the median of their ratios counts, so that a busy machine
 * slows both alike. Processor time of this process, not time on the wall.
 */
export function growthOf(work: (input: string) => unknown, make: (size: number) => string, size: number): number {
  const [small, large] = [make(size), make(4 * size)];
  // Compiled, and both sizes met, before anything counts.
  for (const input of [small, large, small]) work(input);
  const repeats = repeatsFor(() => work(small));
  const ratios: number[] = [];
  const deadline = performance.now() + PATIENCE_MS;
  for (let round = 0; round < ROUNDS && !(round >= 3 && performance.now() > deadline); round++) {
    const once = timeOf(() => work(small), repeats);
    const four = timeOf(() => work(large), Math.max(1, Math.ceil(repeats / 4)));
    ratios.push(four / once);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
}

function repeatsFor(run: () => unknown): number {
  for (let repeats = 1; repeats < MAX_REPEATS; repeats *= 2) if (timeOf(run, repeats) * repeats >= MIN_MS) return repeats;
  return MAX_REPEATS;
}

/** Milliseconds of processor time of one run, at least a thousandth. */
function timeOf(run: () => unknown, repeats: number): number {
  const before = process.cpuUsage();
  for (let done = 0; done < repeats; done++) run();
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / repeats, 0.001);
}
