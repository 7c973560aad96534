/** The maximum factor of work for four times the input: linear is 4, quadratic 16. The margin is for a noisy machine. */
export const MAX_GROWTH = 8;

/** Linear work is near 4, quadratic work near 16. Growth above this limit is measured again and again. */
const CLEARLY_LINEAR = 6;
const MAX_ROUNDS = 60;
const ENOUGH_ROUNDS = 12;
/** The maximum time for measuring suspected growth. */
const MAX_SUSPICION_MS = 4_000;
/** A pause in which other work on the machine may finish before the next round. */
const PAUSE_MS = 25;
/**
 * The time for which the smallest input is read repeatedly. Larger inputs are read proportionally fewer times, so that all sizes are
 * measured for the same time; a test of many functions gives each less. The shortest of many short runs avoids garbage collection and
 * other processes, which a long run always meets.
 */
const MIN_MS = 20;
const MAX_REPEATS = 2_000;
/** A run this long is stable, so measuring it once is enough. */
const STEADY_MS = 4;

/**
 * Returns the factor of processor time for four times the input, from each size to the next: about 4 for linear work, 16 for quadratic
 * work. For each size the shortest run counts, because anything else that the machine does only adds time.
 */
export function growthsOf(
  work: (input: string) => unknown,
  make: (size: number) => string,
  sizes: readonly number[],
  minMs = MIN_MS,
): number[] {
  const inputs = [...sizes, 4 * sizes.at(-1)!].map(make);
  // This compiles the code before anything is measured.
  for (const input of [...inputs.slice(0, -1), inputs[0]!]) work(input);
  const repeats = repeatsFor(() => work(inputs[0]!), minMs);
  const shortest = inputs.map(() => Number.POSITIVE_INFINITY);
  const since = performance.now();
  for (let round = 1; round <= MAX_ROUNDS && performance.now() - since < MAX_SUSPICION_MS; round++) {
    for (const [step, input] of inputs.entries())
      shortest[step] = Math.min(
        shortest[step]!,
        timeOf(() => work(input), Math.ceil(repeats / 4 ** step)),
      );
    const growth = Math.max(...growths(shortest));
    if (growth < CLEARLY_LINEAR && (round >= 2 || shortest[0]! >= STEADY_MS)) break;
    if (growth < MAX_GROWTH && round >= ENOUGH_ROUNDS) break;
    if (round > 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  return growths(shortest);
}

/** Returns the growth from one size to four times that size. */
export const growthOf = (work: (input: string) => unknown, make: (size: number) => string, size: number, minMs = MIN_MS): number =>
  growthsOf(work, make, [size], minMs)[0]!;

/** Makes a text of a given length by repeating a piece. */
export const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const growths = (times: readonly number[]) => times.slice(1).map((time, step) => time / times[step]!);

function repeatsFor(run: () => unknown, minMs: number): number {
  for (let repeats = 1; repeats < MAX_REPEATS; repeats *= 2) if (timeOf(run, repeats) * repeats >= minMs) return repeats;
  return MAX_REPEATS;
}

/**
 * Returns the processor time of one run in milliseconds, at least a thousandth. The process's time is used, since that of one thread is
 * too coarse.
 */
function timeOf(run: () => unknown, repeats: number): number {
  const before = process.cpuUsage();
  for (let done = 0; done < repeats; done++) run();
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / repeats, 0.001);
}
