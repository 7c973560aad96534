import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { type Power, type Role, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { ROLE_NAMES, ROLE_TEXTS } from "#texts/listing.ts";

const DOORS: readonly { takes: Power; to: string; label: () => string }[] = [
  { takes: "requests.see", to: "solicitudes", label: m.followups_title },
  { takes: "agenda.keep", to: "agenda", label: m.consultations_agenda },
  { takes: "wallet.keep", to: "billetera", label: m.wallet_title },
];

/** What a role is for, and where its work is, for somebody who does not keep the profile. */
export function Doors({ role }: { role: Role }) {
  return (
    <Panel title={m.team_your_role({ role: ROLE_NAMES[role]() })}>
      <p className="text-ink-2">{ROLE_TEXTS[role]()}.</p>
      <p className="flex flex-wrap gap-3">
        {DOORS.filter(({ takes }) => roleMay(role, takes)).map(({ to, label }, index) => (
          <Button key={to} kind={index === 0 ? "primary" : "outline"} href={href(`/dashboard/provider/${to}`)}>
            {label()}
          </Button>
        ))}
      </p>
    </Panel>
  );
}
