export interface Box {
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly half: number;
  readonly tall: number;
}

export interface Name {
  readonly x: number;
  /** The position of the text. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The radius of the marker at its place. */
  readonly radius: number;
}

const AROUND = [
  { anchor: "middle", aside: 0, below: 1 },
  { anchor: "middle", aside: 0, below: -1 },
  { anchor: "start", aside: 1, below: 0 },
  { anchor: "end", aside: -1, below: 0 },
] as const;

/**
 * Finds a position for each name below, above, right or left of its marker: the first that covers nothing and stays on the map. Null
 * where there is none.
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
