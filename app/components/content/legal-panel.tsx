import Scale from "lucide-react/icons/scale";
import { Pills } from "#app/ui/pills.tsx";
import { type Family, legalAnchor, type Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { familyNames } from "./family-names.ts";
import { ProseLine } from "./prose.tsx";
import { SourceText } from "./source-list.tsx";

/** A position with its texts rendered as HTML and its sources looked up. */
export interface RenderedPosition {
  readonly family: Family;
  readonly known: string;
  readonly unknown: string;
  readonly since: string;
  readonly sources: readonly Source[];
}

/** Class names are written in full, because the style sheet is made from those found in the sources. */
const shownWith: Record<Family, string> = {
  "pareja-hetero": "group-has-[[value=pareja-hetero]:checked]/legal:grid",
  "pareja-femenina": "group-has-[[value=pareja-femenina]:checked]/legal:grid",
  "pareja-masculina": "group-has-[[value=pareja-masculina]:checked]/legal:grid",
  "mujer-soltera": "group-has-[[value=mujer-soltera]:checked]/legal:grid",
  "hombre-soltero": "group-has-[[value=hombre-soltero]:checked]/legal:grid",
};

/**
 * What is known and unknown about the law for each kind of family. Choosing one needs no script, and nothing is sent or stored. No
 * family is the default, so the panel opens without one, unless the address names one (`#ley-pareja-femenina`).
 */
export function LegalPanel({ positions }: { positions: readonly RenderedPosition[] }) {
  if (positions.length === 0) return null;
  const several = positions.length > 1;
  return (
    <div className="group/legal grid gap-5 rounded-2xl border border-ambar-200 bg-warn-bg p-5 md:p-7 dark:border-line-strong">
      <p className="flex gap-3 text-ui [&>.lucide]:mt-0.5 [&>.lucide]:size-[21px] [&>.lucide]:text-warn">
        <Scale />
        <span>
          <b className="font-bold">{m.treatments_legal_no_advice_title()}</b> {m.treatments_legal_no_advice()}
        </span>
      </p>
      {several && (
        <Pills
          name="familia"
          legend={m.treatments_legal_choose()}
          options={positions.map(({ family }) => ({ value: family, label: familyNames[family]() }))}
        />
      )}
      {positions.map((position) => (
        <Position
          key={position.family}
          position={position}
          className={several ? `hidden group-not-has-checked/legal:target:grid ${shownWith[position.family]}` : "grid"}
        />
      ))}
    </div>
  );
}

function Position({ position: { family, known, unknown, since, sources }, className }: { position: RenderedPosition; className: string }) {
  const facts = [
    [m.treatments_legal_known(), known],
    [m.treatments_legal_unknown(), unknown],
  ] as const;
  return (
    <section
      id={legalAnchor(family)}
      aria-label={familyNames[family]()}
      className={`gap-4 border-t border-ambar-200 pt-5 dark:border-line-strong ${className}`}
    >
      <h3 className="title-4">{familyNames[family]()}</h3>
      <dl className="grid gap-4">
        {facts.map(([label, html]) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm font-semibold text-ink-2">{label}</dt>
            <dd className="[&_a]:link">
              <ProseLine html={html} />
            </dd>
          </div>
        ))}
        <div className="grid gap-1">
          <dt className="text-sm font-semibold text-ink-2">{m.treatments_legal_since()}</dt>
          <dd>{since}</dd>
        </div>
        <div className="grid gap-1">
          <dt className="text-sm font-semibold text-ink-2">{m.treatments_legal_sources()}</dt>
          <dd>
            <ul className="grid gap-1.5 text-sm text-ink-2">
              {sources.map((source) => (
                <li key={source.id} className="[overflow-wrap:anywhere]">
                  <SourceText source={source} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}
