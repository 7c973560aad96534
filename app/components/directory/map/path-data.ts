import type { GeoContext } from "d3-geo";

type Point = readonly [x: number, y: number];
interface Line {
  points: Point[];
  closed: boolean;
}

/** Anything thinner than this is invisible. */
const TOLERANCE_PX = 0.8;

/**
 * Returns SVG path data of what `draw` draws, simplified to visible detail, in whole pixels, with each point relative to the previous
 * one.
 */
export function pathOf(draw: (pen: GeoContext) => void, { rounded = false } = {}): string {
  const lines: Line[] = [];
  draw({
    beginPath: () => {},
    moveTo: (x, y) => void lines.push({ points: [[x, y]], closed: false }),
    lineTo: (x, y) => void lines.at(-1)!.points.push([x, y]),
    arc: () => {},
    closePath: () => {
      lines.at(-1)!.closed = true;
    },
  });
  return lines.map((line) => written(rounded ? withRoundCorners(line) : line)).join("");
}

/** Straight lines longer than this stay as they are, and with them the corners where the map cuts a shape. */
const MAX_CUT_PX = 12;

/** Rounds corners (Chaikin, twice): where few points describe a shore, a bend is more likely than an edge. The ends of lines stay. */
function withRoundCorners({ points, closed }: Line, times = 2): Line {
  if (times === 0 || points.length < 3) return { points, closed };
  const ring = closed ? [...points, points[0]!] : points;
  const cut = ring.slice(1).flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = ring[index]!;
    const length = Math.hypot(x - fromX, y - fromY);
    const share = length === 0 ? 0 : Math.min(length / 4, MAX_CUT_PX) / length;
    const [stepX, stepY] = [(x - fromX) * share, (y - fromY) * share];
    return [
      [fromX + stepX, fromY + stepY],
      [x - stepX, y - stepY],
    ];
  });
  return withRoundCorners({ points: closed ? cut : [points[0]!, ...cut, points.at(-1)!], closed }, times - 1);
}

function written({ points, closed }: Line): string {
  // A ring begins and ends at the same point, so distances from the line between its ends mean nothing: it is simplified in two halves.
  const half = points.length >> 1;
  const kept = closed ? [...simplified(points.slice(0, half + 1)), ...simplified(points.slice(half)).slice(1)] : simplified(points);
  let [x, y] = [0, 0];
  const steps = kept.flatMap(([left, top]) => {
    const [dx, dy] = [Math.round(left) - x, Math.round(top) - y];
    if (dx === 0 && dy === 0) return [];
    x += dx;
    y += dy;
    return [`${dx}${dy < 0 ? "" : " "}${dy}`];
  });
  if (steps.length < (closed ? 3 : 2)) return "";
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

/** Simplifies a line (Douglas and Peucker): drops points nearer to it than the tolerance. */
function simplified(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const off = fromLine(points[index]!, first, last);
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= TOLERANCE_PX) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)), ...simplified(points.slice(farthest)).slice(1)];
}

function fromLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
