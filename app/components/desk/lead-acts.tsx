import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { WorkUnderWay } from "#app/components/dashboard/work-under-way.tsx";
import { EraseLink } from "#app/components/people/erase-link.tsx";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { DeskLead } from "#domain/desk/lead-detail.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { holdReasons, LEAD_STATUS_NAMES, rejectReasons } from "#texts/desk.ts";

interface Props {
  lead: DeskLead;
  refused: { act: string; error: string } | null;
}

/** The acts of an administrator that are possible in the request's state. Each is a form of its own. */
export function LeadActs({ lead, refused }: Props) {
  const { status, sameAsk, roundPending } = lead;
  const held = status === "held";
  const reroutable = ["routed", "waiting", "unmatched", "attached", "advice"].includes(status);
  const holdable = status === "waiting" || status === "unmatched";
  const mergeable = ["held", "waiting", "unmatched"].includes(status) && sameAsk.length > 0;
  const errorOf = (act: string) => (refused?.act === act ? refused.error : undefined);
  // What the next round decides may make any of these acts wrong.
  if (roundPending)
    return (
      <Panel title={m.desk_acts()}>
        <p className="text-ink-2">{m.desk_pending()}</p>
        {!refused && <WorkUnderWay words={m.desk_pending_again()} />}
        {lead.person && <EraseLink start={{ kind: "lead", id: lead.id }} />}
      </Panel>
    );
  return (
    <Panel title={m.desk_acts()}>
      {!held && !reroutable && !mergeable && <p className="text-ink-2">{m.desk_acts_none()}</p>}
      {held && <Act act="calificar" kind="primary" text={m.desk_qualify_text()} button={m.desk_qualify()} />}
      {reroutable && <Reroute lead={lead} error={errorOf("derivar")} />}
      {reroutable && lead.hasMailbox && <Act act="permiso" kind="outline" text={m.desk_ask_text()} button={m.desk_ask()} />}
      {mergeable && (
        <Act
          act="unir"
          kind="outline"
          text={m.desk_merge_text()}
          button={m.desk_merge_button()}
          title={m.desk_merge()}
          open={!!errorOf("unir")}
        >
          <Field label={m.desk_merge_choose()} error={errorOf("unir")} required>
            {(control) => (
              <Select
                {...control}
                name="con"
                placeholder={m.desk_merge_choose()}
                options={sameAsk.map(({ id, number, createdAt, status: of }) => ({
                  value: id,
                  label: `${number} · ${formatDateTime(createdAt)} · ${LEAD_STATUS_NAMES[of as DeskLead["status"]]()}`,
                }))}
              />
            )}
          </Field>
        </Act>
      )}
      {holdable && (
        <Act
          act="retener"
          kind="outline"
          text={m.desk_hold_text()}
          button={m.desk_hold()}
          title={m.desk_hold()}
          open={!!errorOf("retener")}
        >
          <Why error={errorOf("retener")} options={holdReasons()} />
        </Act>
      )}
      {held && (
        <Act
          act="rechazar"
          kind="outline"
          text={m.desk_reject_text()}
          button={m.desk_reject()}
          title={m.desk_reject()}
          open={!!errorOf("rechazar")}
        >
          <Why error={errorOf("rechazar")} options={rejectReasons()} />
        </Act>
      )}
      {lead.person && <EraseLink start={{ kind: "lead", id: lead.id }} />}
    </Panel>
  );
}

interface ActProps {
  act: string;
  kind: ButtonKind;
  /** What the act will do. */
  text: string;
  button: string;
  /** The label under which the form is folded away, so that nothing happens by a single click. */
  title?: string;
  open?: boolean;
  children?: ReactNode;
}

function Act({ act, kind, text, button, title, open, children }: ActProps) {
  const form = (
    <Form method="post" noValidate className="grid gap-3">
      <p className="text-ink-2 text-ui">{text}</p>
      {children}
      <p>
        <Button type="submit" kind={kind} size="s" name="accion" value={act}>
          {button}
        </Button>
      </p>
    </Form>
  );
  if (!title) return <div className="border-b pb-4 last:border-b-0 last:pb-0">{form}</div>;
  return (
    <details open={open} className="border-b pb-2 last:border-b-0 last:pb-0">
      <summary className="unfold min-h-11 font-semibold text-brand text-ui">{title}</summary>
      <div className="pt-1 pb-2">{form}</div>
    </details>
  );
}

function Why({ error, options }: { error: string | undefined; options: { value: string; label: string }[] }) {
  return (
    <Field label={m.desk_why()} error={error} required>
      {(control) => <Select {...control} name="motivo" placeholder={m.desk_why_choose()} options={options} />}
    </Field>
  );
}

/** The form for another round, with a box for each center that the person agreed to by name and that has no offer yet. */
function Reroute({ lead: { agreed, decision, offers }, error }: { lead: DeskLead; error: string | undefined }) {
  const named = (decision?.centers ?? []).filter(({ provider_id }) => agreed.includes(provider_id));
  const open = named.filter(({ slug }) => !offers.some((offer) => offer.slug === slug));
  if (open.length === 0)
    return (
      <div className="border-b pb-4">
        <h3 className="font-semibold text-ui">{m.desk_reroute()}</h3>
        <p className="text-ink-2 text-ui">{m.desk_reroute_none()}</p>
      </div>
    );
  return (
    <Form method="post" className="grid gap-3 border-b pb-4">
      <fieldset aria-describedby={error ? "derivar-error" : undefined} className="grid gap-1">
        <legend className="font-semibold text-ui">{m.desk_reroute()}</legend>
        <p className="text-ink-2 text-ui">{m.desk_reroute_text()}</p>
        {open.map(({ provider_id, name }) => (
          <Checkbox key={provider_id} name="centro" value={provider_id} label={name} />
        ))}
        {error && (
          <p id="derivar-error" className="font-medium text-err text-sm">
            {error}
          </p>
        )}
      </fieldset>
      <p>
        <Button type="submit" kind="primary" size="s" name="accion" value="derivar">
          {m.desk_reroute_button()}
        </Button>
      </p>
    </Form>
  );
}
