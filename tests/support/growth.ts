/** How much more work four times the input may be: linear is 4, quadratic 16; the room between is for a noisy machine. */
export const MAX_GROWTH = 8;

const FACTOR = 4;
const ROUNDS = 6;
/** What needs no second measurement. */
const PLAINLY_LINEAR = 5;
/** Work shorter than this is repeated until it is this long, or the clock's own steps would be measured. */
const MIN_MS = 2;

/**
 * How many times more processor time some work takes on four times the input: about 4 when it grows as its input does, 16
 * when it grows with the square. Each size is run several times, in turn, and the least counts: whatever else the machine
 * does can only add to it.
 */
export function growthOf(work: (input: string) => unknown, make: (size: number) => string, size: number): number {
  const inputs = [make(size), make(size * FACTOR)] as const;
  const once = () => work(inputs[0]);
  once();
  const repeats = Math.max(1, Math.ceil(MIN_MS / Math.max(0.01, Math.min(processorTime(once, 1), processorTime(once, 1)))));
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS && !(least[1]! / least[0]! < PLAINLY_LINEAR); round++)
    for (const [index, input] of inputs.entries())
      least[index] = Math.min(
        least[index]!,
        processorTime(() => work(input), repeats),
      );
  return least[1]! / least[0]!;
}

/** A text of a given length made of one piece again and again. */
export const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

function processorTime(work: () => unknown, repeats: number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < repeats; count++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
