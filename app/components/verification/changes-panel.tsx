import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import type { RefusedChange } from "#app/forms/verification/decide-asked.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { type AskedChange, changedFields, type Facts } from "#domain/listing/profile-change.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import type { LookAlike } from "#domain/verification/look-alikes.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { FACT_NAMES, PART_NAMES } from "#texts/changes.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";
import { changedPieces, type Piece } from "./changed-words.ts";
import { LookAlikes } from "./look-alikes.tsx";
import { useFormAddress } from "./papers/shown-paper.ts";

interface Props {
  changes: readonly AskedChange[];
  /** Profiles with which the requested name may be confused. */
  alike: readonly LookAlike[];
  papers: readonly ProviderDocument[];
  refused: RefusedChange | undefined;
}

/** A center's requested changes to what we verified: the public value, the requested value, and the decision. */
export function ChangesPanel({ changes, alike, papers, refused }: Props) {
  const accepted = papers
    .filter(({ state, kind }) => state === "accepted" && kind !== "precios")
    .map(({ kind, number, expiresOn }) => [DOCUMENT_NAMES[kind](), number, expiresOn && formatDate(expiresOn)].filter(Boolean).join(" "));
  return (
    <Panel
      title={m.changes_title()}
      id="cambios"
      aside={<span className="text-ink-2 text-ui">{m.changes_count({ count: changes.length })}</span>}
    >
      <p className="-mt-2 text-ink-2">
        {m.changes_text()} {accepted.length > 0 ? m.changes_papers({ papers: accepted.join(", ") }) : m.changes_papers_none()}
      </p>
      <ul>
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            alike={change.part === "name" ? alike : []}
            refused={
              refused && (refused.id === change.id || (refused.version === null && refused.part === change.part)) ? refused : undefined
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Tells the person who decided second that nothing waits any more, with the words that they wrote. */
export function LateChange({ changes, refused }: Pick<Props, "changes" | "refused">) {
  if (refused?.version !== null || changes.some(({ part }) => part === refused.part)) return null;
  return (
    <ToldNote>
      <p>{m.changes_error_gone()}</p>
      {refused.reason && <p className="mt-1 wrap-anywhere">«{refused.reason}»</p>}
    </ToldNote>
  );
}

function ChangeRow({ change, alike, refused }: { change: AskedChange; alike: readonly LookAlike[]; refused: RefusedChange | undefined }) {
  const addressOf = useFormAddress();
  const { id, part, asked, isPublic, askedAt, waitsSince, doctorSlug, version } = change;
  const anchor = `cambio-${part}`;
  const changed = changedFields(isPublic, asked);
  const again = askedAt.getTime() !== waitsSince.getTime();
  return (
    <li id={anchor} className="grid scroll-mt-18 gap-4 border-t py-4 first:border-t-0">
      <div>
        <h3 className="font-semibold text-base">{m.changes_heading({ part: PART_NAMES[part]() })}</h3>
        <p className="text-ink-2 text-sm">
          {m.changes_since({ day: formatDate(waitsSince) })}
          {again && ` · ${m.changes_again({ day: formatDate(askedAt) })}`}
        </p>
      </div>
      <div className="grid gap-3">
        {changed.map((field) => (
          <Compared key={field} field={field} isPublic={isPublic} asked={asked} />
        ))}
      </div>
      {doctorSlug && <TextLink href={href(`/especialistas/${doctorSlug}`)}>{m.changes_doctor_profile()}</TextLink>}
      <LookAlikes title={m.changes_alike_asked()} others={alike} />
      <Form
        method="post"
        action={addressOf(anchor)}
        preventScrollReset
        noValidate
        className="grid gap-3"
        data-unsaved={refused !== undefined}
      >
        <input type="hidden" name="cambio" value={id} />
        <input type="hidden" name="parte" value={part} />
        <input type="hidden" name="version" value={refused?.version ?? version} />
        <Field label={m.changes_reason()} hint={`${m.changes_reason_hint()} ${m.changes_stays()}`} error={refused?.error}>
          {(control) => <Textarea {...control} name="motivo" rows={2} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
        </Field>
        <p className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="primary" name="accion" value="aceptar-cambio">
            {m.changes_accept()}
            <span className="sr-only">: {PART_NAMES[part]()}</span>
          </Button>
          <Button type="submit" kind="outline" name="accion" value="rechazar-cambio">
            {m.changes_refuse()}
            <span className="sr-only">: {PART_NAMES[part]()}</span>
          </Button>
        </p>
      </Form>
    </li>
  );
}

/** The public and the requested value of one field, with the differences marked in both. */
function Compared({ field, isPublic, asked }: { field: keyof Facts; isPublic: Facts; asked: Facts }) {
  const said = (facts: Facts) => String(facts[field] ?? "");
  const [before, after] = changedPieces(said(isPublic), said(asked));
  return (
    <dl className="grid gap-x-6 gap-y-1 @min-[32rem]:grid-cols-2">
      {(
        [
          [m.changes_public(), before],
          [m.changes_asked(), after],
        ] as const
      ).map(([whose, pieces]) => (
        <div key={whose}>
          <dt className="text-ink-2 text-sm">
            {FACT_NAMES[field]()} · {whose}
          </dt>
          <dd className="wrap-anywhere font-medium">{pieces.length > 0 ? <Marked pieces={pieces} /> : m.changes_nothing()}</dd>
        </div>
      ))}
    </dl>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, differs }, index) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
      <mark key={index} className="rounded-sm bg-badge-warn px-0.5 text-on-badge-warn">
        {text}
      </mark>
    ) : (
      text
    ),
  );
