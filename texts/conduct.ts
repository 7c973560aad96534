import { m } from "#app/paraglide/messages.js";
import type { Conduct } from "#domain/conduct/conduct.ts";
import { formatNumber } from "#platform/format.ts";

/** What patients read of a center's conduct. A share without its sample would say more than is known. */
export function conductLines({ cases, answered, opened, returned }: Conduct): string[] {
  const lines = [m.conduct_answered({ part: formatNumber(answered), all: formatNumber(cases) })];
  if (opened > 0) lines.push(m.conduct_returned({ part: formatNumber(returned), all: formatNumber(opened) }));
  return lines;
}
