import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";

// Sources of the note. docs/sources.md has their title, publisher and date.
const BOOK = "https://www.cambridge.org/core/product/identifier/9781839703812%23C7/type/BOOK_PART";
const PRESS = "https://elnacional.com.do/ley-y-trabajo-infantil";
const LAWYERS = "https://abogadosdq.com/la-maternidad-subrogada-permitida-o-prohibida";

/** The legal status of surrogacy, above its filter. */
export function SurrogacyNote() {
  return (
    <Note kind="caution">
      <h2 className="font-bold">{m.treatments_surrogacy_title()}</h2>
      <p className="mt-1">
        {m.treatments_surrogacy_law()}{" "}
        <a className="link" href={href("/tratamientos/gestacion-subrogada")}>
          {m.treatments_surrogacy_read()}
        </a>
      </p>
      <p className="mt-2 text-sm">
        {m.treatments_surrogacy_sources()} <Source href={BOOK}>{m.treatments_surrogacy_source_book()}</Source>;{" "}
        <Source href={LAWYERS}>{m.treatments_surrogacy_source_lawyers()}</Source>;{" "}
        <Source href={PRESS}>{m.treatments_surrogacy_source_press()}</Source>.
      </p>
    </Note>
  );
}

function Source({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {m.centers_opens_elsewhere()}</span>
    </a>
  );
}
