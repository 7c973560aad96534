interface Placed {
  readonly x: number;
  readonly y: number;
}

/** Joins overlapping markers into one in the middle. The others stay where they are. */
export function clusters<T extends Placed>(markers: readonly T[], leastDistance: number): { x: number; y: number; members: T[] }[] {
  const groups: { x: number; y: number; members: T[] }[] = markers.map((marker) => ({ x: marker.x, y: marker.y, members: [marker] }));
  for (;;) {
    const pair = nearestPair(groups);
    if (!pair || pair.distance >= leastDistance) return groups;
    const members = [...groups[pair.first]!.members, ...groups[pair.second]!.members];
    groups.splice(pair.second, 1);
    groups[pair.first] = { x: mean(members.map(({ x }) => x)), y: mean(members.map(({ y }) => y)), members };
  }
}

function nearestPair(groups: readonly Placed[]) {
  let nearest: { first: number; second: number; distance: number } | null = null;
  for (const [first, a] of groups.entries())
    for (let second = first + 1; second < groups.length; second++) {
      const distance = Math.hypot(a.x - groups[second]!.x, a.y - groups[second]!.y);
      if (nearest === null || distance < nearest.distance) nearest = { first, second, distance };
    }
  return nearest;
}

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
