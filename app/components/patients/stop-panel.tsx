import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";

/** The ways to end a request, each in two steps without script. */
export function StopPanel({ lead }: { lead: PatientLead }) {
  const agreed = lead.receivers.filter((receiver) => receiver.agreed).length;
  return (
    <Panel title={m.patients_stop()} id="parar">
      <p className="text-ink-2 text-sm">{m.patients_stop_text()}</p>
      <div className="border-t">
        {lead.status !== "closed" && lead.status !== "rejected" && (
          <Way title={m.patients_close()} text={m.patients_close_text()} action="cerrar" label={m.patients_close_action()} />
        )}
        {agreed > 1 && (
          <Way
            title={m.patients_withdraw_all()}
            text={m.patients_withdraw_all_text()}
            action="retirar-todos"
            label={m.patients_withdraw_all_action()}
          />
        )}
        <Way
          title={<span className="text-err">{m.patients_erase()}</span>}
          text={m.patients_erase_text()}
          action="borrar"
          label={m.leads_status_erase_action()}
        />
      </div>
    </Panel>
  );
}

function Way({ title, text, action, label }: { title: ReactNode; text: string; action: string; label: string }) {
  return (
    <details className="group border-b last:border-b-0">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-ui hover:underline">
        {title}
        <ChevronRight className="size-4.5 shrink-0 text-ink-3 group-open:rotate-90" />
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pb-4">
        <p className="text-sm">{text}</p>
        <Button type="submit" kind="outline" size="s" name="accion" value={action} className="max-w-full whitespace-normal!">
          {label}
        </Button>
      </form>
    </details>
  );
}
