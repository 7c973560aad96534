interface Placed {
  readonly x: number;
  readonly y: number;
}

/** A marker that may have been moved aside, with its true position. */
export type Spread<T> = T & { readonly left: number; readonly top: number };

const ROUNDS = 200;

/** Moves overlapping markers apart, only as far as necessary. Each keeps its true position. */
export function spread<T extends Placed>(markers: readonly T[], leastDistance: number): Spread<T>[] {
  const moved = markers.map((marker) => ({ ...marker, left: marker.x, top: marker.y }));
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const [index, a] of moved.entries())
      for (const b of moved.slice(index + 1)) {
        const distance = Math.hypot(b.left - a.left, b.top - a.top);
        if (distance >= leastDistance) continue;
        still = false;
        // Markers at exactly the same position each move in another direction.
        const angle = distance > 0.01 ? Math.atan2(b.top - a.top, b.left - a.left) : index * 2.4;
        const push = (leastDistance - distance) / 2 + 0.5;
        a.left -= Math.cos(angle) * push;
        a.top -= Math.sin(angle) * push;
        b.left += Math.cos(angle) * push;
        b.top += Math.sin(angle) * push;
      }
    if (still) break;
  }
  return moved.map((marker) => ({ ...marker, left: Math.round(marker.left), top: Math.round(marker.top) }));
}
