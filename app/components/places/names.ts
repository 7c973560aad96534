export interface Box {
  readonly x: number;
  readonly y: number;
  /** Half as wide and half as high as it is. */
  readonly half: number;
  readonly tall: number;
}

export interface Name {
  readonly x: number;
  /** Where the letters stand. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** How far the mark of the place reaches. */
  readonly radius: number;
}

const AROUND = [
  { anchor: "middle", aside: 0, below: 1 },
  { anchor: "middle", aside: 0, below: -1 },
  { anchor: "start", aside: 1, below: 0 },
  { anchor: "end", aside: -1, below: 0 },
] as const;

/**
 * A spot for each name: below its mark, above, right or left, the first where it lies neither on another thing nor off the
 * paper; null where there is none.
 */
export function nameSpots(
  places: readonly Place[],
  taken: readonly Box[],
  { width, letter }: { width: number; letter: { width: number; height: number } },
): (Name | null)[] {
  const boxes = [...taken];
  const half = (name: string) => (name.length * letter.width) / 2;
  const tall = letter.height / 2;
  return places.map(({ name, x, y, radius }) => {
    for (const { anchor, aside, below } of AROUND) {
      const from = radius + 5;
      const box = { x: x + aside * (from + half(name)), y: y + below * (radius + 2 + tall), half: half(name), tall };
      const clear = boxes.every(
        (other) => Math.abs(other.x - box.x) > other.half + box.half || Math.abs(other.y - box.y) > other.tall + tall,
      );
      if (!clear || box.x - box.half < 0 || box.x + box.half > width) continue;
      boxes.push(box);
      return { x: x + aside * from, y: Math.round(box.y + tall * 0.6), anchor };
    }
    return null;
  });
}
