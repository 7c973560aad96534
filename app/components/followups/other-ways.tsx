import type { ContactLinks } from "#app/forms/followups/contact-links.ts";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import { ContactButtons } from "./contact-buttons.tsx";

interface Props {
  centerId: string;
  links: ContactLinks;
  /** The address of the request's own screen, on other screens. */
  elsewhere?: string;
}

/** Ways to tell somebody who gets no mail of ours: their telephone and WhatsApp, which the center has opened. */
export function OtherWays({ centerId, links: { call, whatsapp }, elsewhere }: Props) {
  if (!call) return null;
  return (
    <Note kind="caution">
      <p className="mb-2.5">{m.followups_other_ways()}</p>
      <ContactButtons
        centerId={centerId}
        links={{ call, ...(whatsapp && { whatsapp }) }}
        preferred={null}
        {...(elsewhere && { elsewhere })}
      />
    </Note>
  );
}
