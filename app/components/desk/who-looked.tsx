import { Panel } from "#app/components/dashboard/panel.tsx";
import type { Look, LookedBy } from "#domain/desk/who-looked.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

const SAID: Readonly<Record<LookedBy, (name: { name: string }) => string>> = {
  opened: m.desk_looked_opened,
  phone: m.desk_looked_phone,
  email: m.desk_looked_email,
  name: m.desk_looked_name,
  number: m.desk_looked_number,
};

/** Who of our team opened somebody's contact data or looked them up, and when. */
export function WhoLooked({ looks }: { looks: readonly Look[] }) {
  return (
    <Panel title={m.desk_looked()}>
      {looks.length === 0 && <p className="text-ink-2">{m.desk_looked_nobody()}</p>}
      <ul className="grid gap-1.5 empty:hidden">
        {looks.map(({ id, at, who, by }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{SAID[by]({ name: who ?? m.desk_calls_team() })}</span>
            <span className="text-ink-2 text-ui">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
