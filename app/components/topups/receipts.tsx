import FileText from "lucide-react/icons/file-text";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { FiscalDocument } from "#domain/invoicing/fiscal.ts";
import { m } from "#messages/m.ts";
import { FISCAL_TYPE_NAMES } from "#texts/invoicing.ts";

/** The fiscal documents of a top-up, or a sentence while the first of them waits. */
export function Receipts({
  documents,
  under,
}: {
  documents: readonly FiscalDocument[] /** The path of each. */;
  under: (id: string) => string;
}) {
  if (documents.length === 0)
    return (
      <Note kind="info">
        <p>{m.topups_receipts_wait()}</p>
      </Note>
    );
  return (
    <ul className="grid gap-1">
      {documents.map(({ id, number, type }) => (
        <li key={id}>
          <TextLink href={href(under(id))} icon={<FileText />}>
            {FISCAL_TYPE_NAMES[type]()}, {number}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
