import ArrowRight from "lucide-react/icons/arrow-right";
import { Part } from "#app/components/content/part.tsx";
import { href } from "#app/locale.ts";
import { pathOfTreatment } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

/** Lists other treatments worth asking about. Those without a page are left out. */
export function Alternatives({ alternatives }: { alternatives: readonly { slug: string; name: string; text: string }[] }) {
  if (alternatives.length === 0) return null;
  return (
    <Part id="alternativas" title={m.treatments_alternatives()}>
      <ul className="grid gap-3">
        {alternatives.map(({ slug, name, text }) => (
          <li
            key={slug}
            className="relative flex items-center gap-4 rounded-2xl border bg-surface px-5 py-4 smooth elevation-1 hover:elevation-2"
          >
            <div className="grid gap-1">
              <h3 className="title-5">
                <a
                  href={href(pathOfTreatment(slug))}
                  className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
                >
                  {name}
                </a>
              </h3>
              <p className="text-sm text-ink-2">{text}</p>
            </div>
            <ArrowRight className="ml-auto text-brand" />
          </li>
        ))}
      </ul>
    </Part>
  );
}
