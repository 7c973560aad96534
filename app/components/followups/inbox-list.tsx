import clsx from "clsx";
import { inboxPath, TABS } from "#app/forms/followups/inbox-query.ts";
import type { LoadedInbox } from "#app/forms/followups/load-inbox.server.ts";
import { href } from "#app/locale.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import type { InboxTab } from "#domain/followups/inbox-rows.server.ts";
import { m } from "#messages/m.ts";
import { InboxFilters, isFiltered } from "./inbox-filters.tsx";
import { InboxItem } from "./inbox-item.tsx";

const LABELS = {
  new: m.followups_tab_new,
  answered: m.followups_tab_answered,
  opened: m.followups_tab_opened,
  closed: m.followups_tab_closed,
  withdrawn: m.followups_tab_withdrawn,
};
/** Tabs that are shown only when they are not empty. */
const RARE: readonly string[] = ["answered", "withdrawn"] satisfies InboxTab[];

interface Props {
  list: LoadedInbox;
  /** The request beside the list. */
  chosen?: string;
  /** The request that wide screens show beside the list until one is chosen. */
  previewed?: string;
  className?: string;
}

/** The search and its filters, what kinds there are with their counts, and the resulting offers. */
export function InboxList({ list: { centerId, query, inbox, figures, treatments, team }, chosen, previewed, className }: Props) {
  const { items, counts, page, pages } = inbox;
  const whole = { ...query, pagina: undefined };
  const tabs = [
    { href: href(inboxPath({ ...whole, ver: undefined })), label: m.followups_tab_all(), count: counts.all, current: !query.ver },
    ...Object.entries(TABS)
      .filter(([ver, tab]) => counts[tab] > 0 || query.ver === ver || !RARE.includes(tab))
      .map(([ver, tab]) => ({
        href: href(inboxPath(whole, { ver })),
        label: LABELS[tab](),
        count: counts[tab],
        current: query.ver === ver,
      })),
  ];
  return (
    <section aria-label={m.followups_list()} className={clsx("grid grid-cols-[minmax(0,1fr)] content-start gap-4", className)}>
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-xl border bg-surface elevation-1">
        <InboxFilters query={query} treatments={treatments} team={team} />
        <nav aria-label={m.followups_tabs()} className="scroller gap-2 px-3.5 pb-3.5 sm:flex-wrap md:px-4">
          {tabs.map(({ href: address, label, count, current }) => (
            <Chip key={address} kind="link" href={address} current={current} className="px-3.5!">
              {label} <span className="num font-normal text-ink-2">{count}</span>
            </Chip>
          ))}
        </nav>
        {items.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] border-t">
            {items.map((item) => (
              <InboxItem
                key={item.id}
                item={item}
                path={inboxPath(query, {}, item.id)}
                current={item.id === chosen}
                previewed={item.id === previewed}
                opens={item.id === chosen ? undefined : { centerId, balanceCents: figures.balanceCents }}
              />
            ))}
          </ul>
        )}
      </div>
      {items.length === 0 &&
        (isFiltered(query) || query.ver ? (
          <EmptyState title={m.followups_none_match()}>{m.followups_none_match_text()}</EmptyState>
        ) : (
          <EmptyState title={m.followups_none()}>{m.followups_none_text()}</EmptyState>
        ))}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => href(inboxPath(query, { pagina: String(number) }, chosen))}
        labels={{
          nav: m.followups_pages(),
          previous: m.followups_previous(),
          next: m.followups_next(),
          page: (number) => m.followups_page({ page: String(number) }),
        }}
      />
    </section>
  );
}
