/** How much more work four times the input may be: linear is 4, quadratic 16; the room between is for a noisy machine. */
export const MAX_GROWTH = 8;

/** Linear work lies near 4, work that grows with its square near 16: growth above this is measured again and again. */
const CLEARLY_LINEAR = 6;
const MAX_ROUNDS = 60;
const ENOUGH_ROUNDS = 12;
/** How long suspected growth is measured, at most. */
const MAX_SUSPICION_MS = 4_000;
/** A busy neighbour is left a moment to finish before the next round. */
const PAUSE_MS = 25;
/**
 * The smallest input is read again and again for as long as this, the larger ones as many times less often, so that all sizes are measured
 * over the same time; a test of many works gives less of it to each. Of a short time the shortest run meets neither a collection of garbage nor a neighbour, which a long one always does.
 */
const MIN_MS = 20;
const MAX_REPEATS = 2_000;
/** A run this long is steady: measuring it once is enough. */
const STEADY_MS = 4;

/**
 * Returns how much more processor time `work` takes on four times the input, from each size to the next: about 4 for work that
 * grows with its input, 16 for work that grows with its square. Of each size the shortest run counts, because whatever else
 * the machine does only adds to it.
 */
export function growthsOf(
  work: (input: string) => unknown,
  make: (size: number) => string,
  sizes: readonly number[],
  minMs = MIN_MS,
): number[] {
  const inputs = [...sizes, 4 * sizes.at(-1)!].map(make);
  // Compiled before anything counts.
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

/** The growth from one size to four times that size. */
export const growthOf = (work: (input: string) => unknown, make: (size: number) => string, size: number, minMs = MIN_MS): number =>
  growthsOf(work, make, [size], minMs)[0]!;

/** A text of a given length made of one piece again and again. */
export const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const growths = (times: readonly number[]) => times.slice(1).map((time, step) => time / times[step]!);

function repeatsFor(run: () => unknown, minMs: number): number {
  for (let repeats = 1; repeats < MAX_REPEATS; repeats *= 2) if (timeOf(run, repeats) * repeats >= minMs) return repeats;
  return MAX_REPEATS;
}

/** Returns the milliseconds of processor time that one run takes, at least a thousandth. The time of one thread is counted too coarsely. */
function timeOf(run: () => unknown, repeats: number): number {
  const before = process.cpuUsage();
  for (let done = 0; done < repeats; done++) run();
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / repeats, 0.001);
}
