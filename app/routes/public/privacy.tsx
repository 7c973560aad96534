import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { servicesContext } from "#app/context.ts";
import { m } from "#app/paraglide/messages.js";
import { canonical, pageMeta } from "#app/seo.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Site } from "#domain/content/site.ts";
import { formatDate } from "#platform/format.ts";
import type { Route } from "./+types/privacy";

/** Change it with the text. */
const REVISED_ON = "2026-11-21";

export function loader({ context }: Route.LoaderArgs) {
  return { address: canonical(context.get(servicesContext).publicUrl, "/privacidad") };
}

export function headers() {
  return { "Cache-Control": "public, max-age=0, s-maxage=60" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name } = matches[0].loaderData.site;
  return pageMeta({
    title: m.leads_privacy_title(),
    description: m.leads_privacy_description({ site: name }),
    siteName: name,
    canonical: loaderData.address,
  });
}

interface Section {
  id: string;
  title: string;
  paragraphs: readonly ReactNode[];
}

/** What the software really does with a request. Whoever changes that changes this page. */
function sectionsOf(site: Site): Section[] {
  const reach = (
    <span className="flex flex-wrap gap-x-6">
      <TextLink href={`mailto:${site.email}`} icon={<Mail />}>
        {site.email}
      </TextLink>
      <TextLink href={`tel:${site.phoneE164}`} icon={<Phone />}>
        {site.phone}
      </TextLink>
    </span>
  );
  return [
    {
      id: "quien",
      title: m.leads_privacy_who_title(),
      paragraphs: [m.leads_privacy_who({ site: site.name, address: site.address }), m.leads_privacy_law(), reach],
    },
    {
      id: "que",
      title: m.leads_privacy_what_title(),
      paragraphs: [m.leads_privacy_what(), m.leads_privacy_health(), m.leads_privacy_evidence()],
    },
    {
      id: "quien-ve",
      title: m.leads_privacy_sees_title(),
      paragraphs: [
        m.leads_privacy_sees_before(),
        m.leads_privacy_sees_masked(),
        m.leads_privacy_sees_open(),
        m.leads_privacy_sees_advice(),
        m.leads_privacy_sees_mail(),
        m.leads_privacy_sees_never(),
      ],
    },
    {
      id: "cuanto-tiempo",
      title: m.leads_privacy_kept_title(),
      paragraphs: [m.leads_privacy_kept_sealed(), m.leads_privacy_kept_open(), m.leads_privacy_kept_time()],
    },
    { id: "derechos", title: m.leads_privacy_rights_title(), paragraphs: [m.leads_privacy_rights(), m.leads_privacy_rights_how(), reach] },
    { id: "cookies", title: m.leads_privacy_cookies_title(), paragraphs: [m.leads_privacy_cookies(), m.leads_privacy_measure()] },
    { id: "cambios", title: m.leads_privacy_changes_title(), paragraphs: [m.leads_privacy_changes()] },
  ];
}

export default function Privacy({ matches }: Route.ComponentProps) {
  const sections = sectionsOf(matches[0].loaderData.site);
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{m.leads_privacy_title()}</h1>
      <p className="mt-3 lead max-w-[60ch]">{m.leads_privacy_lead()}</p>
      <p className="mt-2 text-sm text-ink-3">{m.leads_privacy_revised({ date: formatDate(REVISED_ON) })}</p>
      <div className="mt-9 grid items-start gap-10 md:grid-cols-[248px_minmax(0,1fr)]">
        <nav aria-label={m.leads_privacy_contents()} className="rounded-2xl bg-tint px-5 py-4 md:sticky md:top-25">
          <p aria-hidden className="text-sm font-semibold text-ink-2">
            {m.leads_privacy_contents()}
          </p>
          <ol className="mt-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center text-ui leading-[1.3]! text-brand no-underline hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-text gap-10">
          {sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="grid gap-4">
              <h2 id={`${id}-titulo`} className="title-3">
                {title}
              </h2>
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
                <p key={index}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
