/** Returns a generator of random numbers that are the same on every run (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes one random edit in a name: drops, adds or changes a letter, or swaps two neighbours. */
export function misspelt(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    () => name.slice(0, at) + name.slice(at + 1),
    () => name.slice(0, at) + letter + name.slice(at),
    () => name.slice(0, at) + letter + name.slice(at + 1),
    () => name.slice(0, at) + (name[at + 1] ?? "") + name[at]! + name.slice(at + 2),
  ];
  return edits[Math.floor(random() * edits.length)]!();
}
