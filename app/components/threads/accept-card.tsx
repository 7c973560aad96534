import { SeenWording } from "#app/components/inbox/seen-wording.tsx";
import { contactWords } from "#app/forms/threads/contact-consent.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** The patient's decision whether this center gets their contact data. What they agree to is beside the button. */
export function AcceptCard({ center, path, hasPhone }: { center: string; path: string; hasPhone: boolean }) {
  const site = useSiteName();
  return (
    <form method="post" action={href(path)} className="grid justify-items-start gap-2.5 rounded-xl bg-warm px-4 py-4 md:px-5">
      <h3 className="title-5">{m.threads_accept_title({ center })}</h3>
      <p className="text-ink-2 text-ui">{hasPhone ? m.threads_accept_text() : m.threads_accept_text_mailbox()}</p>
      <SeenWording site={site} written={null} />
      <p className="text-ui">{contactWords(site, center, hasPhone).text}</p>
      <Button type="submit" kind="cta" name="accion" value="aceptar">
        {m.threads_accept()}
      </Button>
    </form>
  );
}
