import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import MessagesSquare from "lucide-react/icons/messages-square";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { href } from "#app/locale.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { FooterColumn, FooterLink, FooterMenu } from "#domain/content/footer-menu.ts";
import type { Site } from "#domain/content/site.ts";
import { m } from "#messages/m.ts";
import { LogoLink } from "./logo-link.tsx";

const LINK = "inline-flex min-h-11 min-w-11 items-center gap-2.25 py-1.5 leading-[1.35]! text-[#dcebef] no-underline hover:underline";

function Column({ title, links }: FooterColumn) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        {links.map((link) => (
          <Entry key={link.url} link={link} />
        ))}
      </Fold>
    </nav>
  );
}

/** Internal links get the language's prefix, and links to a new tab say so. */
function Entry({ link: { label, url, target, external }, icon }: { link: FooterLink; icon?: ReactNode }) {
  const newTab = target === "_blank";
  return (
    <li>
      <a className={LINK} href={external ? url : href(url)} {...(newTab && { target, rel: "noopener" })}>
        {icon}
        {label}
        {newTab && <span className="sr-only"> {m.shell_new_tab()}</span>}
      </a>
    </li>
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
  menu: FooterMenu;
}

/** The footer: columns, which fold on telephones, legal links and the year. */
export function SiteFooter(contents: Props) {
  return <KeptPart as="footer" attributes={BAND} name="site-footer" part={FooterContents} of={contents} />;
}

const BAND = { "data-menu-footer": "", className: "on-deep bg-mar-900 text-[#dcebef] text-md" };

function FooterContents({ site, year, menu }: Props) {
  const contact = menu.columns.at(-1) ?? { title: m.shell_footer_contact(), links: [] };
  return (
    <div className="wrap">
      <div className="grid pt-9 md:grid-cols-[1.35fr_1fr_1.05fr_1.05fr_1.25fr] md:gap-8 md:pt-18 md:pb-10">
        <div className="grid content-start gap-2.5 text-[#c2d9df] max-md:mb-5 md:gap-3.5">
          <LogoLink name={site.name} onDeep />
          <p className="md:max-w-[30ch]">{m.shell_footer_purpose({ tagline: site.tagline })}</p>
          <p className="text-sm md:max-w-[34ch]">{m.shell_footer_disclaimer({ name: site.name })}</p>
        </div>
        {menu.columns.slice(0, -1).map((column) => (
          <Column key={column.title} {...column} />
        ))}
        <div>
          <Fold title={contact.title}>
            {contact.links.map((link) => (
              <Entry key={link.url} link={link} icon={<MessagesSquare />} />
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
          {menu.line.map((link) => (
            <Entry key={link.url} link={link} />
          ))}
        </ul>
      </div>
    </div>
  );
}
