import Search from "lucide-react/icons/search";
import { type ShortUrgent, UrgentCard } from "#app/components/content/urgent/urgent-card.tsx";
import { UrgentLinks } from "#app/components/content/urgent/urgent-links.tsx";
import { href } from "#app/locale.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import type { UrgentTitle } from "#domain/content/urgent.ts";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { AnswerList, type ShownAnswer } from "./answers.tsx";

interface UrgentSearchProps {
  q: string;
  answer: ShortUrgent;
  /** Other texts for the same words, without urgent answers. */
  texts: readonly ShownAnswer[];
  others: readonly UrgentTitle[];
}

/**
 * The results of a search for something urgent: its answer, then texts. There are no centers, no filters and no paid places. The parts have
 * the names that a list of results has, so that somebody who typed the words into such a list sees them there too.
 */
export function UrgentSearch({ q, answer, texts, others }: UrgentSearchProps) {
  const number = formatNumber(texts.length);
  const count = texts.length === 0 ? m.urgent_search_alone() : m.urgent_search_count({ count: texts.length, number });
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid gap-6 pt-[18px] pb-16 md:pb-24">
        <div className="grid max-w-205 gap-2">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={m.search_crumb()} />
          <h1 className="title-1">{m.search_title()}</h1>
          <p className="sr-only" data-part="heading">
            «{q}»
          </p>
          <search className="mt-2">
            <form method="get" action={href("/busqueda")} className="flex items-end gap-3">
              <div className="min-w-0 flex-1">
                <label htmlFor="buscar" className="sr-only">
                  {m.urgent_search_label()}
                </label>
                <Input id="buscar" type="search" name="q" defaultValue={q} maxLength={MAX_TEXT_LENGTH} autoComplete="off" />
              </div>
              <Button type="submit" kind="primary" icon={<Search />} className="min-h-13!">
                <span className="max-sm:sr-only">{m.urgent_search_submit()}</span>
              </Button>
            </form>
          </search>
        </div>
        <p data-part="count" hidden>
          {count}
        </p>
        <div data-part="tabs" hidden />
        <div data-part="chips" hidden />
        <div data-part="results" className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid gap-5">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h2 className="title-3">{count}</h2>
              <p className="text-sm text-ink-2">{m.urgent_search_no_centers()}</p>
            </div>
            <UrgentCard answer={answer} />
            {texts.length > 0 && <AnswerList answers={texts} heading="h3" />}
          </div>
          {others.length > 0 && <UrgentLinks id="otra-cosa" title={m.urgent_search_other()} answers={others} />}
        </div>
      </div>
    </main>
  );
}
