import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { choiceName } from "#texts/leads.ts";

interface Props {
  /** The number of the request or message, which the first words name. */
  number: string;
  name: string;
  /** Empty for a caller without a mailbox. */
  email: string;
  /** In E.164, or null where none was asked for. */
  phone: string | null;
  /** How they prefer to be reached, as they said. */
  method: string;
}

/** Ways to reach somebody who wrote to us, the preferred one first. WhatsApp and mail begin with who writes, and why. */
export function TeamContact({ number, name, email, phone, method }: Props) {
  const site = useSiteName();
  const text = encodeURIComponent(m.desk_contact_text({ name, site, number }));
  const mail = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(m.desk_contact_subject({ site, number }))}`;
  const ways = [
    ...(phone
      ? [
          { way: "telefono", label: m.followups_call(), icon: <Phone />, address: `tel:${phone}` },
          {
            way: "whatsapp",
            label: m.followups_whatsapp(),
            icon: <MessageCircle />,
            address: `https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`,
          },
        ]
      : []),
    ...(email ? [{ way: "email", label: m.followups_mail(), icon: <Mail />, address: mail }] : []),
  ].toSorted((one, other) => Number(other.way === method) - Number(one.way === method));
  const preferred = choiceName("metodoContacto", method);
  return (
    <div className="grid gap-2">
      {preferred && <p className="text-ink-2 text-ui">{m.desk_contact_prefers({ way: preferred })}</p>}
      <p className="flex flex-wrap gap-2.5">
        {ways.map(({ way, label, icon, address }) => (
          <Button
            key={way}
            href={address}
            kind={way === method ? "primary" : "outline"}
            size="s"
            icon={icon}
            {...(way === "whatsapp" && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {label}
          </Button>
        ))}
      </p>
    </div>
  );
}
