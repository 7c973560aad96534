import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OwnCompanion } from "#domain/companions/companion-queries.server.ts";
import { m } from "#messages/m.ts";

/** Who else follows a request, or the way to invite somebody to this one alone. */
export function TogetherPanel({ leadId, companion }: { leadId: string; companion: OwnCompanion | null }) {
  const current = companion?.state === "expired" ? null : companion;
  return (
    <Panel title={m.companions_title()}>
      <p className="text-ink-2 text-sm">{current ? sentenceOf(current, leadId) : m.companions_one_panel_none()}</p>
      <p>
        {current ? (
          <TextLink href={href("/dashboard/user/pareja")}>{m.companions_one_change()}</TextLink>
        ) : (
          <Button kind="outline" size="s" href={href(`/dashboard/user/pareja?solicitud=${leadId}#invitar`)}>
            {m.companions_one_invite()}
          </Button>
        )}
      </p>
    </Panel>
  );
}

function sentenceOf({ state, leadId, sees }: OwnCompanion, shown: string): string {
  if (state === "invited") return m.companions_one_panel_waits();
  const follows = sees.includes("solicitudes") && (leadId === null || leadId === shown);
  return follows ? m.companions_one_panel_with() : m.companions_one_panel_other();
}
