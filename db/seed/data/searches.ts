/**
 * What visitors of the demo world searched for: how often, and over how many days. The directory itself decides whether it finds
 * anything.
 */
export const demoSearches: readonly { words: string; count: number; days: number }[] = [
  { words: "fiv", count: 214, days: 30 },
  { words: "icsi", count: 97, days: 30 },
  { words: "iui", count: 58, days: 28 },
  { words: "inseminación", count: 44, days: 26 },
  { words: "banco de semen", count: 41, days: 24 },
  { words: "vitrificación la vega", count: 14, days: 9 },
  { words: "reversión de ligadura", count: 11, days: 8 },
  { words: "seguro senasa", count: 9, days: 7 },
  { words: "histeroscopia", count: 8, days: 6 },
  { words: "congelación de tejido ovárico", count: 6, days: 5 },
  { words: "azoospermia", count: 5, days: 4 },
  { words: "laparoscopia", count: 4, days: 4 },
  { words: "barahona", count: 3, days: 2 },
];
