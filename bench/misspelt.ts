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
