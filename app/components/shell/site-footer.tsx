import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import MessagesSquare from "lucide-react/icons/messages-square";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { Site } from "#domain/content/site.ts";
import { LogoLink } from "./logo-link.tsx";

const LINK = "inline-flex min-h-11 min-w-11 items-center gap-2.25 py-1.5 leading-[1.35]! text-[#dcebef] no-underline hover:underline";

function Column({ title, links }: { title: string; links: readonly (readonly [label: string, path: string])[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-1.5 font-[640] text-md text-white">{title}</h2>
      <ul>
        {links.map(([label, path]) => (
          <li key={path}>
            <a className={LINK} href={href(path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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

/** Four columns, the law's links and the year. */
export function SiteFooter(contents: Props) {
  return <KeptPart as="footer" attributes={BAND} name="site-footer" part={FooterContents} of={contents} />;
}

const BAND = { className: "on-deep bg-mar-900 text-[#dcebef] text-md" };

function FooterContents({ site, year, served }: Props) {
  const led = (links: readonly (readonly [label: string, path: string])[]) => links.filter(([, path]) => served.includes(path));
  return (
    <div className="wrap">
      <div className="grid grid-cols-2 gap-x-5 gap-y-7 py-10 pt-18 md:grid-cols-[1.35fr_1fr_1.05fr_1.05fr_1.25fr] md:gap-8">
        <div className="col-span-full grid content-start gap-3.5 text-[#c2d9df] md:col-span-1">
          <LogoLink name={site.name} onDeep />
          <p className="max-w-[30ch]">{m.shell_footer_purpose({ tagline: site.tagline })}</p>
          <p className="max-w-[34ch] text-sm">{m.shell_footer_disclaimer({ name: site.name })}</p>
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
          ])}
        />
        <div className="max-md:col-span-full">
          <h2 className="mb-1.5 font-[640] text-md text-white">{m.shell_footer_contact()}</h2>
          <ul>
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
          </ul>
          <p className="mt-2 text-balance text-[#c2d9df] text-sm">{site.hours}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 border-line-deep border-t py-4 text-[#c2d9df] text-sm">
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
  ...["/contacto", "/terminos", "/privacidad", "/como-ordenamos"],
];
