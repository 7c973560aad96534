import { PersonArch } from "#app/components/directory/cards/person-arch.tsx";
import { ContactButtons } from "#app/components/followups/contact-buttons.tsx";
import type { ContactLinks } from "#app/forms/followups/contact-links.ts";
import type { OpenedRequest } from "#domain/quotes/opened-requests.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { choiceName } from "#texts/leads.ts";

interface Props {
  centerId: string;
  request: Pick<OpenedRequest, "city" | "service" | "person" | "createdAt">;
  links: ContactLinks;
  /** The address of the request's own screen. */
  path: string;
}

/** The person who asked for the quote, their contact data, and their own words. */
export function QuotedPerson({ centerId, request: { city, service, person, createdAt }, links, path }: Props) {
  const { nombre, apellido, anoNacimiento, presupuesto, mensaje } = person.form;
  const facts = [
    anoNacimiento && m.quotes_person_born({ year: anoNacimiento }),
    city,
    service?.name,
    choiceName("presupuesto", presupuesto),
  ].filter(Boolean);
  return (
    <section
      aria-label={m.quotes_person()}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5"
    >
      <div className="flex items-center gap-3.5">
        <PersonArch person={{ slug: nombre, name: `${nombre} ${apellido}`.trim(), photo: null }} className="h-14 w-13 flex-none" />
        <div className="min-w-0">
          <h2 className="title-3 text-[1.4375rem] wrap-anywhere">
            {nombre} {apellido}
          </h2>
          <p className="text-ink-2 text-sm">{facts.join(" · ")}</p>
        </div>
      </div>
      <ContactButtons centerId={centerId} links={links} preferred={null} elsewhere={path} />
      {mensaje && (
        <div className="rounded-lg bg-surface-2 px-4 py-3">
          <p className="whitespace-pre-line wrap-anywhere">{mensaje}</p>
          <p className="mt-1 text-ink-2 text-sm">
            {formatWeekday(createdAt)}, {formatTime(createdAt)}
          </p>
        </div>
      )}
    </section>
  );
}
