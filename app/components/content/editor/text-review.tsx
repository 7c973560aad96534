import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { SECTION_NAMES } from "#app/forms/content/section-names.ts";
import type { TextSection } from "#app/forms/content/text-sections.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { TextKind } from "#domain/content/content-documents.ts";
import type { SaidSentence } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { DirectorySentences } from "./directory-sentences.tsx";

export interface ClaimToCheck {
  readonly section: TextSection;
  readonly sentence: string;
  readonly line: number;
}

interface ClaimsProps {
  path: string;
  claims: readonly ClaimToCheck[];
  directory: readonly SaidSentence[];
  generator: string | null;
}

/** The sentences of all parts that state a number or a certainty and cite no source. */
export function ClaimsPanel({ path, claims, directory, generator }: ClaimsProps) {
  const anyOld = directory.some(({ old }) => old.length > 0);
  return (
    <Panel title={m.editions_claims()}>
      <DirectorySentences sentences={directory} generator={generator} />
      {claims.length === 0 && !anyOld && <p className="text-ink-2">{m.editions_claims_none()}</p>}
      {claims.length > 0 && (
        <ul className="grid divide-y">
          {claims.map(({ section, sentence, line }) => (
            <li key={`${section} ${line} ${sentence}`} className="py-2">
              <TextLink href={section === "texto" ? path : `${path}/${section}`}>
                {section === "texto"
                  ? m.editions_claim_line({ line })
                  : m.editor_claim_row({ part: SECTION_NAMES[section](), number: line })}
              </TextLink>
              <p>{sentence}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface PublishProps {
  kind: TextKind;
  /** The draft to publish, or the published version to archive. */
  version: { readonly number: number; readonly state: string; readonly publishAt: Date | null };
  /** Its sentences without a source. */
  claims: readonly ClaimToCheck[];
  reason: string | undefined;
  /** The typed time. */
  when: string | undefined;
  maxReason: number;
}

/** The step that readers notice: publishing a draft, or archiving a published text. */
export function PublishPanel({ kind, version: { number, state, publishAt }, claims, reason, when, maxReason }: PublishProps) {
  const draft = state === "draft";
  const warned = draft && claims.length > 0;
  // The page of a treatment in a city also exists without its text.
  const archives = kind === "city_treatment" ? m.editions_archive_city_text() : m.editions_archive_text();
  return (
    <Panel title={draft ? m.editions_publish() : m.editions_archive()} id="publicar">
      <p className="text-ink-2">{draft ? m.editions_publish_text({ number }) : archives}</p>
      {warned && (
        <Note kind="caution">
          <p>{m.editions_unsourced({ count: claims.length })}</p>
        </Note>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="version" value={number} />
        <Field label={m.editions_reason()} hint={m.editions_reason_hint({ max: maxReason })} required>
          {(control) => <Input {...control} name="motivo" maxLength={maxReason} defaultValue={reason} />}
        </Field>
        {draft && (
          <Field label={m.editions_when()} hint={m.editions_when_hint()} className="max-w-80">
            {(control) => <Input {...control} name="cuando" type="datetime-local" defaultValue={when} />}
          </Field>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            type="submit"
            kind={draft ? "cta" : "outline"}
            name="accion"
            value={warned ? "publicar-con-aviso" : draft ? "publicar" : "archivar"}
          >
            {warned ? m.editions_publish_warned() : draft ? m.editions_publish() : m.editions_archive()}
          </Button>
          {publishAt && (
            <Button type="submit" kind="outline" name="accion" value="no-programar">
              {m.editions_unschedule()}
            </Button>
          )}
        </p>
      </Form>
    </Panel>
  );
}
