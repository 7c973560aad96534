import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { SourceLine } from "./source-line.tsx";
import { SOURCES } from "./sources.ts";

/** Says what insurers and the state pay, as far as a source says so; otherwise the page says that none was found. */
export function Coverage({ sources }: { sources: readonly Source[] }) {
  const statements = [
    { title: m.financing_coverage_ars(), text: m.financing_coverage_ars_text(), source: SOURCES.insurers },
    { title: m.financing_coverage_catalog(), text: m.financing_coverage_catalog_text(), source: SOURCES.catalog },
    { title: m.financing_coverage_denied(), text: m.financing_coverage_denied_text(), source: SOURCES.defence },
    { title: m.financing_coverage_foreign(), text: m.financing_coverage_foreign_text() },
    { title: m.financing_coverage_travel(), text: m.financing_coverage_travel_text(), source: SOURCES.travel },
    { title: m.financing_coverage_state(), text: m.financing_coverage_state_text(), write: true },
  ];
  return (
    <section id="seguros" aria-labelledby="seguros-titulo" className="bg-warm band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-170 gap-3">
          <h2 id="seguros-titulo" className="title-1">
            {m.financing_coverage_title()}
          </h2>
          <p className="lead">{m.financing_coverage_lead()}</p>
        </div>
        <ul className="border-t">
          {statements.map(({ title, text, source, write }) => (
            <li key={title} className="grid gap-x-12 gap-y-1.5 border-b py-5 md:grid-cols-[16rem_minmax(0,1fr)]">
              <h3 className="title-5">{title}</h3>
              <div className="max-w-text">
                <p>{text}</p>
                {source && <SourceLine sources={sources} id={source} />}
                {write && <TextLink href={href("/contacto")}>{m.financing_coverage_write()}</TextLink>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
