const ROUNDS = 5;
/** After this long, three rounds are enough: long runs are steady. */
const PATIENCE_MS = 300;
/** Below this there is no doubt: work that grows with its square lies near 16. */
const CLEARLY_LINEAR = 6;
/** A single run shorter than this says nothing: it is repeated until it lasts so long. */
const MIN_MS = 2;
const MAX_REPEATS = 2_000;

/**
 * How much more processor time `work` takes on four times the input, from each size to the next: about 4 for work that grows
 * with its input, 16 for work that grows with its square. Of each size the shortest run counts: whatever else the machine
 * does only adds. Rounds end when two leave no doubt. Processor time of this process, not time on the wall.
 */
export function growthsOf(work: (input: string) => unknown, make: (size: number) => string, sizes: readonly number[]): number[] {
  const inputs = [...sizes, 4 * sizes.at(-1)!].map(make);
  // Compiled before anything counts.
  for (const input of [...inputs.slice(0, -1), inputs[0]!]) work(input);
  const repeats = repeatsFor(() => work(inputs[0]!));
  const shortest = inputs.map(() => Number.POSITIVE_INFINITY);
  const deadline = performance.now() + PATIENCE_MS;
  for (let round = 1; round <= ROUNDS && !(round > 3 && performance.now() > deadline); round++) {
    for (const [step, input] of inputs.entries())
      shortest[step] = Math.min(
        shortest[step]!,
        timeOf(() => work(input), Math.ceil(repeats / 4 ** step)),
      );
    if (round >= 2 && Math.max(...growths(shortest)) < CLEARLY_LINEAR) break;
  }
  return growths(shortest);
}

/** How much more work four times the input may be: linear is 4, quadratic 16; the room between is for a noisy machine. */
export const MAX_GROWTH = 8;

/** The growth from one size to four times that size. */
export const growthOf = (work: (input: string) => unknown, make: (size: number) => string, size: number): number =>
  growthsOf(work, make, [size])[0]!;

/** A text of a given length made of one piece again and again. */
export const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const growths = (times: readonly number[]) => times.slice(1).map((time, step) => time / times[step]!);

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
