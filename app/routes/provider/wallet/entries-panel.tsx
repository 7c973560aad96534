import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import type { WalletEntry } from "#domain/offers/wallet-entries.server.ts";
import { m } from "#messages/m.ts";
import { type AskedEntries, EntryFilter, listAddress } from "./entry-filter.tsx";
import type { Returning } from "./entry-return.tsx";
import { EntryTable } from "./entry-table.tsx";

interface Props {
  centerId: string;
  asked: AskedEntries;
  /** The entry that this page goes on from; null for the first page. */
  before: string | null;
  entries: readonly WalletEntry[];
  more: boolean;
  returning: Returning | null;
}

/** The lines of a wallet, the newest first, page by page. */
export function EntriesPanel({ centerId, asked, before, entries, more, returning }: Props) {
  const filtered = (asked.group ?? asked.from ?? asked.to) !== null;
  return (
    <Panel id="movimientos" title={m.wallet_entries()}>
      {(filtered || entries.length > 0) && <EntryFilter asked={asked} />}
      {entries.length > 0 ? <EntryTable centerId={centerId} entries={entries} returning={returning} /> : <Nothing filtered={filtered} />}
      {(more || before !== null) && (
        <nav aria-label={m.wallet_pages()} className="flex flex-wrap justify-between gap-2">
          {before !== null && (
            <Button kind="quiet" size="s" href={listAddress(asked, null)}>
              {m.wallet_newest()}
            </Button>
          )}
          {more && (
            <Button kind="outline" size="s" rel="next" href={listAddress(asked, entries.at(-1)!.id)}>
              {m.wallet_older()}
            </Button>
          )}
        </nav>
      )}
    </Panel>
  );
}

const Nothing = ({ filtered }: { filtered: boolean }) => (
  <div className="grid gap-1 py-4 text-center">
    <p className="font-semibold">{filtered ? m.wallet_entries_no_match() : m.wallet_entries_none()}</p>
    <p className="text-ink-2">{filtered ? m.wallet_entries_no_match_text() : m.wallet_entries_none_text()}</p>
  </div>
);
