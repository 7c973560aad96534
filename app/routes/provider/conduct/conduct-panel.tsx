import Scale from "lucide-react/icons/scale";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_OBJECTION, type ProposedConduct } from "#domain/conduct/conduct.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDays, formatNumber } from "#platform/format.ts";
import { conductLines } from "#texts/conduct.ts";

interface Props {
  /** Names the center in the form, so that a second window that shows another center changes the right one. */
  centerId: string;
  slug: string;
  conduct: ProposedConduct | null;
  refused: { text: string; error: string } | undefined;
}

/** The center's conduct in the words that patients read, and its objection, which it may send before they read them. */
export function ConductPanel({ centerId, slug, conduct, refused }: Props) {
  const site = useSiteName();
  if (!conduct) {
    return (
      <Panel title={m.conduct_title()}>
        <p className="text-ink-2">{m.conduct_none()}</p>
      </Panel>
    );
  }
  const { id, state, publicFrom, from, to, cases, answered, objection, decisionReason } = conduct;
  const day = formatDate(publicFrom);
  return (
    <Panel
      title={m.conduct_title()}
      aside={state === "public" && <TextLink href={href(`/centros/${slug}#respuestas`)}>{m.conduct_see()}</TextLink>}
    >
      <p className="text-ink-2">{state === "public" ? m.conduct_public({ day }) : m.conduct_from({ day })}</p>
      <div className="grid gap-3 rounded-lg border border-mar-200 bg-tint px-4 py-4 md:px-5">
        {conductLines(conduct).map((line) => (
          <p key={line} className="font-semibold">
            {line}
          </p>
        ))}
        <Dots filled={answered} hollow={cases - answered} />
        <p className="text-ink-2 text-sm">{m.conduct_sample({ days: formatDays(from, to) })}</p>
      </div>
      {state === "objected" && <Badge kind="in-review">{m.conduct_objected()}</Badge>}
      {objection && <p className="max-w-[64ch] whitespace-pre-line text-ink-2 wrap-anywhere">{m.conduct_you_said({ text: objection })}</p>}
      {decisionReason && (
        <Note kind="info">{(state === "kept-back" ? m.conduct_upheld : m.conduct_dismissed)({ reason: decisionReason })}</Note>
      )}
      {state !== "proposed" && refused && (
        <ToldNote>
          <p>{refused.error}</p>
          <p className="whitespace-pre-line wrap-anywhere">{refused.text}</p>
        </ToldNote>
      )}
      {state === "proposed" && (
        <details open={refused !== undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand text-ui">
            <Scale />
            {m.conduct_object({ day })}
          </summary>
          <Form method="post" noValidate className="grid gap-3 pt-2">
            <input type="hidden" name="centro" value={centerId} />
            <input type="hidden" name="cifras" value={id} />
            <Field
              label={m.conduct_object_text()}
              hint={m.conduct_object_hint({ site, count: formatNumber(MAX_OBJECTION) })}
              error={refused?.error}
              required
            >
              {(control) => <Textarea {...control} name="alegacion" rows={4} defaultValue={refused?.text ?? ""} />}
            </Field>
            <p>
              <Button type="submit" kind="primary">
                {m.conduct_object_send()}
              </Button>
            </p>
          </Form>
        </details>
      )}
    </Panel>
  );
}

/** More dots say nothing beyond the numbers. */
const MAX_DOTS = 200;

/** A dot for each request that was answered, a ring for each that was not. */
function Dots({ filled, hollow }: { filled: number; hollow: number }) {
  if (filled + hollow > MAX_DOTS) return null;
  return (
    <span aria-hidden className="flex flex-wrap gap-1.5">
      {Array.from({ length: filled + hollow }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: one dot is one request, and those of a kind are all alike
          key={index}
          className={index < filled ? "size-2.5 rounded-full bg-chart-1" : "size-2.5 rounded-full border-2 border-err bg-surface"}
        />
      ))}
    </span>
  );
}
