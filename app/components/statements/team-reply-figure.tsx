import type { TeamReply } from "#app/load-team-reply.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { PromiseFigure } from "./promise-figure.tsx";

/** Shows how soon our own team answers. It belongs inside a `<dl>`. */
export function TeamReplyFigure({ reply: { hours, promised, measured } }: { reply: TeamReply }) {
  return (
    <PromiseFigure
      label={promised ? m.contact_promise({ hours }) : m.contact_measured({ hours })}
      measured={measured}
      detail={(cases) => m.contact_promise_detail({ hours, cases, number: formatNumber(cases) })}
    />
  );
}
