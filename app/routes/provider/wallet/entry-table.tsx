import clsx from "clsx";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import type { WalletEntry } from "#domain/offers/wallet-entries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents } from "#platform/money.ts";
import { ENTRY_NAMES, entryDetail } from "#texts/wallet.ts";
import { EntryReturn, type Returning } from "./entry-return.tsx";

const HEAD = "border-b px-3.5 py-2.5 text-left text-[.90625rem] font-semibold text-ink-2";
const CELL = "border-b px-3.5 py-3.5 text-left group-last/row:border-b-0 max-md:border-b-0 max-md:p-0";

interface Given {
  centerId: string;
  returning: Returning | null;
}

/** The lines of a wallet, each with the balance after it. On a phone a line takes three rows. */
export function EntryTable({ entries, ...given }: Given & { entries: readonly WalletEntry[] }) {
  return (
    <table className="w-full border-collapse text-md max-md:block">
      <caption className="sr-only">{m.wallet_entries()}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={HEAD}>
            {m.wallet_date()}
          </th>
          <th scope="col" className={HEAD}>
            {m.wallet_kind()}
          </th>
          <th scope="col" className={HEAD}>
            {m.wallet_detail()}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {m.wallet_amount()}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {m.wallet_balance_after()}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...given} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry, centerId, returning }: Given & { entry: WalletEntry }) {
  const { at, kind, amountCents, balanceCents, request } = entry;
  const amount = amountCents > 0 ? `+${formatCents(amountCents)}` : formatCents(amountCents);
  const detail = entryDetail(entry);
  const may = useMay();
  const opened = kind === "purchase" && request?.open ? request : null;
  return (
    <tr className="group/row hover:bg-hover max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:border-b max-md:px-1 max-md:py-3 max-md:last:border-b-0">
      <td className={`${CELL} whitespace-nowrap max-md:row-start-3 max-md:text-ink-3 max-md:text-sm`}>{formatDate(at)}</td>
      <th scope="row" className={`${CELL} font-semibold max-md:row-start-1`}>
        {ENTRY_NAMES[kind]()}
      </th>
      <td className={`${CELL} text-ink-2 max-md:col-span-full max-md:row-start-2`}>
        {opened && may("requests.see") ? (
          <a href={href(`/dashboard/provider/solicitudes/${opened.id}`)} className="link">
            {detail}
          </a>
        ) : (
          detail
        )}
        {opened && !may("requests.see") && may("requests.return") && (
          <EntryReturn centerId={centerId} request={opened} refused={returning?.id === opened.id ? returning : null} />
        )}
      </td>
      <td
        className={clsx(
          CELL,
          "num whitespace-nowrap text-right font-semibold max-md:col-start-2 max-md:row-start-1",
          amountCents > 0 && "text-ok",
        )}
      >
        {amount}
      </td>
      <td className={`${CELL} num whitespace-nowrap text-right max-md:col-start-2 max-md:row-start-3 max-md:text-ink-3 max-md:text-sm`}>
        <span className="md:hidden">{m.wallet_balance_line({ balance: formatCents(balanceCents) })}</span>
        <span className="max-md:hidden">{formatCents(balanceCents)}</span>
      </td>
    </tr>
  );
}
