import { Table } from "#app/ui/table.tsx";
import type { PersonToErase } from "#domain/people/erasure.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";

interface Row {
  what: string;
  goes: string;
  stays: string;
}

/** What an erasure takes and what it leaves, each with why, before anybody decides. */
export function WhatGoes({ person }: { person: PersonToErase }) {
  return (
    <Table
      caption={m.erasures_what()}
      captionHidden
      stacked
      rows={rowsOf(person)}
      rowKey={({ what }) => what}
      columns={[
        { key: "what", header: m.erasures_column_what(), cell: ({ what }) => what, rowHeader: true },
        { key: "goes", header: m.erasures_column_goes(), cell: ({ goes }) => <span className="text-err">{goes}</span> },
        { key: "stays", header: m.erasures_column_stays(), cell: ({ stays }) => stays },
      ]}
    />
  );
}

function rowsOf({ sure, account, coming, purchases, purchasedCents }: PersonToErase): Row[] {
  const [all, nothing] = [m.erasures_all(), m.erasures_nothing()];
  const countOf = (kind: "lead" | "message" | "guest") => sure.filter((one) => one.kind === kind).length;
  const labelled = (said: string, kind: "lead" | "message") =>
    `${said}: ${sure.flatMap((one) => (one.kind === kind ? [one.label] : [])).join(", ")}`;
  const [leads, messages, guests] = [countOf("lead"), countOf("message"), countOf("guest")];
  const when = (happens: boolean, row: () => Row): Row[] => (happens ? [row()] : []);
  return [
    { what: m.erasures_row_contact(), goes: all, stays: nothing },
    ...when(leads > 0, () => ({
      what: labelled(m.erasures_requests({ count: leads }), "lead"),
      goes: m.erasures_row_requests_goes(),
      stays: m.erasures_row_requests_stays(),
    })),
    ...when(messages > 0, () => ({
      what: labelled(m.erasures_messages({ count: messages }), "message"),
      goes: m.erasures_row_messages_goes(),
      stays: m.erasures_row_messages_stays(),
    })),
    ...when(account?.sure === true, () => ({
      what: m.erasures_row_account({ email: account?.email ?? "" }),
      goes: m.erasures_row_account_goes(),
      stays: nothing,
    })),
    ...when(guests > 0, () => ({ what: m.erasures_guests({ count: guests }), goes: all, stays: m.erasures_row_guests_stays() })),
    ...when(coming > 0, () => ({
      what: m.erasures_row_coming({ count: coming }),
      goes: m.erasures_row_coming_goes(),
      stays: m.erasures_row_coming_stays(),
    })),
    { what: m.erasures_row_consents(), goes: m.erasures_row_consents_goes(), stays: m.erasures_row_consents_stays() },
    ...when(purchases > 0, () => ({
      what: m.erasures_row_purchases({ count: purchases, amount: formatUsdExact(purchasedCents) }),
      goes: m.erasures_row_purchases_goes(),
      stays: m.erasures_row_purchases_stays(),
    })),
    ...when(leads > 0, () => ({
      what: m.erasures_row_copied(),
      goes: m.erasures_row_copied_goes(),
      stays: m.erasures_row_copied_stays(),
    })),
  ];
}
