import Lock from "lucide-react/icons/lock";
import type { NamedCenter } from "#app/forms/leads/receivers-preview.ts";
import { m } from "#messages/m.ts";
import { choiceName } from "#texts/leads.ts";
import { LongLeadField, PillsLeadField, TextLeadField } from "./lead-field.tsx";
import type { LeadFormProps } from "./lead-form-props.ts";
import { Pair } from "./lead-form-sections.tsx";
import { SituationNote } from "./situation-note.tsx";
import type { Receivers } from "./use-receivers.ts";

interface Props {
  answers: Readonly<Record<string, unknown>>;
  center: NamedCenter | undefined;
  receivers: Receivers;
  stance: LeadFormProps["stance"];
}

/** The fields of «Pregunta primero»: what the person asks, how to call them, where to tell them of the answer, and what of it is seen. */
export function QuestionFields({ answers, center, receivers, stance }: Props) {
  const asked = typeof answers.mensaje === "string" ? answers.mensaje : "";
  return (
    <div className="grid gap-[18px]">
      <PillsLeadField name="tratamiento" />
      <PillsLeadField name="estado" hint={m.leads_hint_estado()} />
      <SituationNote center={center} receivers={receivers} situation={answers.estado} stance={stance} />
      <LongLeadField name="mensaje" rows={4} hint={m.leads_hint_mensaje()} count={asked.length} />
      <Pair>
        <TextLeadField name="nombre" label={m.leads_question_field_name()} hint={m.leads_question_name_hint()} autoComplete="nickname" />
        <TextLeadField name="email" type="email" autoComplete="email" hint={m.leads_question_email_hint()} />
      </Pair>
      {center && <SeenByCenter center={center} asked={asked} answers={answers} />}
    </div>
  );
}

/** Shows what the center will read, as it is typed, and what stays with us. */
function SeenByCenter({ center, asked, answers }: { center: NamedCenter; asked: string; answers: Props["answers"] }) {
  const treatment = choiceName("tratamiento", String(answers.tratamiento ?? ""));
  return (
    <div data-seen className="grid gap-2 rounded-xl bg-surface-2 p-4 text-sm">
      <p className="font-semibold">{m.leads_question_seen({ center: center.name })}</p>
      <div className="grid gap-1 rounded-lg bg-surface px-3.5 py-2.5">
        <p className="font-semibold">{treatment ?? m.leads_question_seen_treatment()}</p>
        <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{asked.trim() || m.leads_question_seen_empty()}</p>
      </div>
      <p className="flex gap-2 text-ink-2">
        <Lock className="mt-0.5 size-4 shrink-0" />
        {m.leads_question_unseen()}
      </p>
    </div>
  );
}
