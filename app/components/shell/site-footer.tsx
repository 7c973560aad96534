import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import MessagesSquare from "lucide-react/icons/messages-square";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { Site } from "#domain/content/site.ts";
import { LogoLink } from "./logo-link.tsx";

const LINK = "inline-flex min-h-11 min-w-11 items-center gap-2.25 py-1.5 leading-[1.35]! text-[#dcebef] no-underline hover:underline";

function Column({ title, links }: { title: string; links: readonly (readonly [label: string, path: string])[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        {links.map(([label, path]) => (
          <li key={path}>
            <a className={LINK} href={href(path)}>
              {label}
            </a>
          </li>
        ))}
      </Fold>
    </nav>
  );
}

/** A heading with its list of links. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneFold className="max-md:border-line-deep max-md:border-t" title={<h2 className="font-[640] text-md text-white">{title}</h2>}>
      <ul className="max-md:pb-3 md:mt-1.5">{children}</ul>
    </PhoneFold>
  );
}

function Reach({ address, icon, children }: { address: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a className={LINK} href={address}>
        {icon}
        {children}
      </a>
    </li>
  );
}

interface Props {
  site: Site;
  year: number;
  /** The paths of the footer that have a page. */
  served: readonly string[];
}

/** Four columns, which fold on phones, the law's links and the year. */
export function SiteFooter(contents: Props) {
  return <KeptPart as="footer" attributes={BAND} name="site-footer" part={FooterContents} of={contents} />;
}

const BAND = { className: "on-deep bg-mar-900 text-[#dcebef] text-md" };

function FooterContents({ site, year, served }: Props) {
  const led = (links: readonly (readonly [label: string, path: string])[]) => links.filter(([, path]) => served.includes(path));
  return (
    <div className="wrap">
      <div className="grid pt-9 md:grid-cols-[1.35fr_1fr_1.05fr_1.05fr_1.25fr] md:gap-8 md:pt-18 md:pb-10">
        <div className="grid content-start gap-2.5 text-[#c2d9df] max-md:mb-5 md:gap-3.5">
          <LogoLink name={site.name} onDeep />
          <p className="md:max-w-[30ch]">{m.shell_footer_purpose({ tagline: site.tagline })}</p>
          <p className="text-sm md:max-w-[34ch]">{m.shell_footer_disclaimer({ name: site.name })}</p>
        </div>
        <Column
          title={m.shell_footer_explore()}
          links={led([
            [m.shell_footer_centers(), "/centros"],
            [m.shell_footer_specialists(), "/especialistas"],
            [m.shell_footer_treatments(), "/tratamientos"],
            [m.shell_footer_compare(), "/comparar"],
            [m.shell_footer_steps(), "/como-funciona"],
            [m.shell_footer_testimonials(), "/testimonios"],
          ])}
        />
        <Column title={m.shell_footer_cities()} links={led([...FOOTER_CITIES, [m.shell_footer_all_cities(), "/ciudades"]])} />
        <Column
          title={m.shell_footer_resources()}
          links={led([
            [m.shell_footer_guides(), "/guias"],
            [m.shell_footer_prices(), "/costos-financiamiento"],
            [m.shell_footer_trip(), "/republica-dominicana/planificar-mi-experiencia"],
            [m.shell_footer_questions(), "/preguntas-frecuentes"],
            [m.shell_footer_blog(), "/blog"],
            [m.shell_footer_all_resources(), "/recursos"],
            [m.shell_footer_developers(), "/api/docs"],
          ])}
        />
        <div>
          <Fold title={m.shell_footer_contact()}>
            {led([[m.shell_footer_write(), "/contacto"]]).map(([label, path]) => (
              <Reach key={path} address={href(path)} icon={<MessagesSquare />}>
                {label}
              </Reach>
            ))}
            <Reach address={`tel:${site.phoneE164}`} icon={<Phone />}>
              {site.phone}
            </Reach>
            <Reach address={`mailto:${site.email}`} icon={<Mail />}>
              {site.email}
            </Reach>
            <Reach address={`https://wa.me/${site.whatsapp.replace(/\D/g, "")}`} icon={<MessageCircle />}>
              {m.shell_footer_whatsapp()}
            </Reach>
            <li className="mt-2 text-balance text-[#c2d9df] text-sm">{site.hours}</li>
          </Fold>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 border-line-deep border-t py-3 text-[#c2d9df] text-sm md:py-4">
        <p>{m.shell_footer_copyright({ year: String(year), name: site.name })}</p>
        <ul className="flex flex-wrap gap-x-6">
          {led([
            [m.shell_terms(), "/terminos"],
            [m.shell_privacy(), "/privacidad"],
            [m.shell_ordering(), "/como-ordenamos"],
          ]).map(([label, path]) => (
            <li key={path}>
              <a className={LINK} href={href(path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Cities named in the footer: proper names, the same in every language. */
const FOOTER_CITIES = [
  ["Santo Domingo", "/ciudades/santo-domingo"],
  ["Santiago", "/ciudades/santiago"],
  ["San Francisco de Macorís", "/ciudades/san-francisco-de-macoris"],
] as const;

/** Every address the footer may lead to; the server says which of them it has a page for. */
export const footerPaths: readonly string[] = [
  ...FOOTER_CITIES.map(([, path]) => path),
  ...["/centros", "/especialistas", "/tratamientos", "/comparar", "/como-funciona", "/testimonios", "/ciudades", "/guias"],
  ...["/costos-financiamiento", "/republica-dominicana/planificar-mi-experiencia", "/preguntas-frecuentes", "/blog", "/recursos"],
  ...["/contacto", "/terminos", "/privacidad", "/como-ordenamos", "/api/docs"],
];
