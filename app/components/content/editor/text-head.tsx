import { TEXTS_PATH } from "#app/forms/content/text-address.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import type { TextKind } from "#domain/content/content-documents.ts";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES, STATE_NAMES } from "#texts/editions.ts";

interface Props {
  kind: TextKind;
  path: string;
  versions: readonly Omit<TextVersion, "text">[];
  /** Its category within its kind. */
  category: string | null;
}

/** The kinds whose page names a reviewer. */
const REVIEWED: readonly TextKind[] = ["treatment", "city_treatment", "article", "guide", "urgent"];

/** The title and the state of the text, and the button to publish it. */
export function TextHead({ kind, path, versions, category }: Props) {
  const newest = versions[0];
  const title = newest?.title ?? m.editions_new_title({ kind: KIND_NAMES[kind]() });
  const inTreatments = path.startsWith("/admin/");
  const list = inTreatments
    ? { href: href("/admin/treatments"), label: m.editions_treatments() }
    : { href: href(TEXTS_PATH), label: m.editions_title() };
  const draft = versions.some(({ state }) => state === "draft");
  return (
    <div className="grid gap-1">
      <Breadcrumb label={m.editor_where()} items={[list]} current={inTreatments && category ? category : KIND_NAMES[kind]()} />
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{title}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            {newest && REVIEWED.includes(kind) && (
              <Badge kind={newest.reviewedOn ? "verified" : "pending"}>
                {newest.reviewedOn ? m.editor_reviewed({ date: formatDate(newest.reviewedOn) }) : m.editor_review_pending()}
              </Badge>
            )}
            {newest
              ? m.editor_subject({ number: newest.number, state: STATE_NAMES[newest.state](), date: formatDate(newest.at) })
              : m.editions_subject_new({ kind: KIND_NAMES[kind]() })}
          </p>
        </div>
        {draft && (
          <Button kind="primary" href={`${path}/revision#publicar`}>
            {m.editor_to_publish()}
          </Button>
        )}
      </div>
    </div>
  );
}
