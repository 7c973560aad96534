import { erasePath } from "#app/forms/people/erase-path.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Start } from "#domain/people/erasure.ts";
import { m } from "#messages/m.ts";

/** Leads from a request, a message or an account to what erasing its person would take. */
export const EraseLink = ({ start }: { start: Start }) => (
  <div className="grid gap-1">
    <TextLink href={href(erasePath(start))} className="justify-self-start">
      {m.erasures_link()}
    </TextLink>
    <p className="text-ink-2 text-sm">{m.erasures_link_text()}</p>
  </div>
);
