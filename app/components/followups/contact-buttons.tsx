import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { FormEvent, ReactNode } from "react";
import { useSubmit } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { ContactLinks } from "#app/forms/followups/contact-links.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ContactWay } from "#domain/followups/followup.ts";
import { m } from "#messages/m.ts";

const WAYS = [
  { way: "call", name: "llamar", label: m.followups_call, icon: <Phone /> },
  { way: "whatsapp", name: "whatsapp", label: m.followups_whatsapp, icon: <MessageCircle /> },
  { way: "mail", name: "correo", label: m.followups_mail, icon: <Mail /> },
] as const;

interface Props {
  centerId: string;
  links: ContactLinks;
  preferred: ContactWay | null;
  /** The address of the request's own screen, on other screens. */
  elsewhere?: string;
}

/**
 * Ways to contact the person. Each is a form, since it stops the reply clock. With script it opens the address during the click, as
 * browsers require; the answer also contains it as a link, for people without script or whose program did not open. On other screens
 * than the request's own, the answer opens in another window, so that no unsent input is lost.
 */
export function ContactButtons({ centerId, links, preferred, elsewhere }: Props) {
  const submit = useSubmit();
  const contact = (way: ContactWay) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = links[way]!;
    if (way === "whatsapp") window.open(link, "_blank", "noopener");
    else location.assign(link);
    void submit(event.currentTarget, { preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap gap-2 sm:gap-2.5">
      {WAYS.filter(({ way }) => links[way]).map(({ way, name, label, icon }) => (
        <form
          key={way}
          method="post"
          {...(elsewhere ? { action: href(elsewhere), target: "_blank" } : { onSubmit: contact(way) })}
          className={elsewhere ? "max-sm:flex-auto" : "flex-auto"}
        >
          <PlaceField id={centerId} />
          <input type="hidden" name="hacer" value={name} />
          <Button
            type="submit"
            kind={way === preferred ? "primary" : "outline"}
            size="s"
            icon={icon}
            wide={!elsewhere}
            className="max-sm:w-full max-sm:gap-1.5! max-sm:px-2.5! max-sm:text-sm!"
          >
            {label()}
          </Button>
        </form>
      ))}
    </div>
  );
}

const SAID = { call: m.followups_contact_call, whatsapp: m.followups_contact_whatsapp, mail: m.followups_contact_mail };

interface NoteProps {
  way: ContactWay;
  link: string;
  shown: string;
  /** How it is taken back. */
  children: ReactNode;
}

/** Confirms that a contact was noted, with the address to continue. */
export function ContactNote({ way, link, shown, children }: NoteProps) {
  return (
    <Note kind="ok" live>
      <p>
        {SAID[way]()}{" "}
        <a href={link} rel="noopener noreferrer" className="link wrap-anywhere" {...(way === "whatsapp" && { target: "_blank" })}>
          {way === "whatsapp" ? m.followups_contact_whatsapp_open() : shown}
        </a>
      </p>
      {children}
    </Note>
  );
}
