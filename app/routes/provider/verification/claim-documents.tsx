import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Claim } from "#domain/verification/claim.ts";
import { m } from "#messages/m.ts";

/** The documents of an open claim: the person who sent them may read each again, and remove it. */
export function ClaimDocuments({ documents }: Pick<Claim, "documents">) {
  return (
    <ul className="grid gap-1">
      {documents.map(({ id, fileName }) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <TextLink href={href(`/claims/documentos/${id}`)} className="break-all">
            {fileName}
          </TextLink>
          <form method="post">
            <input type="hidden" name="cual" value={id} />
            <Button type="submit" name="accion" value="quitar" kind="quiet" size="s" className="text-err!">
              <span aria-hidden>{m.claims_document_remove()}</span>
              <span className="sr-only">{m.claims_document_remove_of({ name: fileName })}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
