import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { compareAction } from "#app/components/directory/compare/compare-address.ts";
import { Place } from "#app/components/directory/place.tsx";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { profileAddress } from "#app/components/leads/contact-links.ts";
import { type LookedAt, lookedAtQuery } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";
import { m } from "#messages/m.ts";

interface AddCenterProps {
  /** The centers already compared. */
  slugs: readonly string[];
  /** What the visitor was looking at. */
  asked: LookedAt;
  /** The search text and its results. */
  q: string;
  found: readonly CenterCard[];
  /** Suggestions while nothing is searched for. */
  similar: readonly CenterCard[];
  /** The center that the suggestions are similar to. */
  similarTo?: string;
}

/** A search field and its results, each with a button. They are plain forms that work everywhere. */
export function AddCenter({ slugs, asked, q, found, similar, similarTo }: AddCenterProps) {
  const base = slugs.join(",");
  return (
    <Card as="section" id="anadir" aria-labelledby="anadir-titulo" className="grid gap-4 print:hidden">
      <h2 id="anadir-titulo" className="title-4">
        {m.compare_add_title()}
      </h2>
      <form method="get" action={`${href("/comparar")}#anadir`} className="grid gap-3">
        {Object.entries({ ...(base && { centros: base }), ...lookedAtQuery(asked) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={m.compare_add_search()}>
          {(control) => (
            <Input {...control} type="search" name="q" defaultValue={q} placeholder={m.compare_add_example()} maxLength={MAX_TEXT_LENGTH} />
          )}
        </Field>
        <Button type="submit" kind="tonal" icon={<Search />}>
          {m.compare_add_find()}
        </Button>
      </form>
      {q && found.length === 0 && <p className="text-ui text-ink-2">{m.compare_add_nothing({ q })}</p>}
      {found.length > 0 && <Proposals title={m.compare_add_found()} centers={found} base={base} asked={asked} />}
      {!q && similar.length > 0 && similarTo && (
        <Proposals title={m.compare_add_similar({ name: similarTo })} centers={similar} base={base} asked={asked} />
      )}
    </Card>
  );
}

function Proposals({ title, centers, base, asked }: { title: string; centers: readonly CenterCard[]; base: string; asked: LookedAt }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
      <ul>
        {centers.map(({ slug, name, city }) => (
          <li key={slug} className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-b py-3 last:border-b-0 last:pb-0">
            <div className="size-11 overflow-hidden rounded-arch">
              <CityScene city={city ?? ""} slug={slug} alt="" />
            </div>
            <div>
              <a
                href={profileAddress(`/centros/${slug}`, asked)}
                className="leading-[1.3]! font-semibold text-ink no-underline hover:underline"
              >
                {name}
              </a>
              <Place city={city} />
            </div>
            <form method="post" action={compareAction(asked)}>
              <input type="hidden" name="centros" value={base} />
              <Button type="submit" kind="outline" size="s" icon={<Plus />} name="centro" value={slug}>
                {m.compare_add()}
                <span className="sr-only">: {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}
