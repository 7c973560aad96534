import MessageCircle from "lucide-react/icons/message-circle";
import Smartphone from "lucide-react/icons/smartphone";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";

/** The link by which a caller without a mailbox gets to their request. */
export interface ShownCallLink {
  url: string;
  expiresAt: Date;
  /** The request waits for it. */
  awaited: boolean;
}

interface Props extends ShownCallLink {
  name: string;
  /** In E.164. */
  phone: string;
  number: string;
}

/** Ways to send the link to the telephone: WhatsApp and SMS open with the words in place. */
export function CallLinkPart({ url, expiresAt, awaited, name, phone, number }: Props) {
  const site = useSiteName();
  const words = encodeURIComponent((awaited ? m.desk_link_words : m.desk_link_words_page)({ name, site, number, url }));
  return (
    <section aria-labelledby="enlace" className="grid gap-2.5 border-t pt-4">
      <h3 id="enlace" className="font-semibold text-ui">
        {m.desk_link_title()}
      </h3>
      <p className="text-ink-2 text-ui">
        {awaited ? m.desk_link_text() : m.desk_link_text_page()} {m.desk_link_until({ time: formatDateTime(expiresAt) })}
      </p>
      <p className="flex flex-wrap gap-2.5">
        <Button
          href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${words}`}
          kind="primary"
          size="s"
          icon={<MessageCircle />}
          target="_blank"
          rel="noopener noreferrer"
        >
          {m.desk_link_whatsapp()}
        </Button>
        <Button href={`sms:${phone}?body=${words}`} kind="outline" size="s" icon={<Smartphone />}>
          {m.desk_link_sms()}
        </Button>
      </p>
      <Field label={m.desk_link_field()}>{(control) => <Input {...control} readOnly value={url} />}</Field>
    </section>
  );
}
