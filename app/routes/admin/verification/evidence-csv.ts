import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { EVIDENCE_LIST } from "#app/forms/verification/evidence-list.ts";
import type { Handle } from "#app/handle.ts";
import { reportsToCheck } from "#domain/listing/check-outcomes.server.ts";
import { priceListsToCheck } from "#domain/listing/check-prices.server.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { AGE_NAMES } from "#texts/outcomes.ts";
import type { Route } from "./+types/evidence-csv";

export const handle = { query: listQuery(EVIDENCE_LIST) } satisfies Handle;

const outcomes = csvDoor("evidencias", ({ url }) => {
  const asked = askedList(url, EVIDENCE_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => reportsToCheck(db, { ...asked, page }, size),
    columns: [
      [m.verification_profile(), ({ name }) => name],
      [m.verification_year(), ({ year }) => year],
      [m.verification_eggs(), ({ eggSource }) => (eggSource === "own" ? m.verification_evidence_own() : m.verification_evidence_donor())],
      [m.verification_waits(), ({ since }) => since],
      [
        m.verification_evidence_transfers(),
        ({ figures }) => figures.map(({ ageBand, transfers }) => `${AGE_NAMES[ageBand]()}: ${transfers}`).join("; "),
      ],
      [
        m.verification_evidence_births(),
        ({ figures }) => figures.map(({ ageBand, births }) => `${AGE_NAMES[ageBand]()}: ${births}`).join("; "),
      ],
      [m.verification_file(), ({ file }) => file?.name],
    ],
  };
});

const prices = csvDoor("evidencias", ({ url }) => {
  const asked = askedList(url, EVIDENCE_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => priceListsToCheck(db, { ...asked, page }, size),
    columns: [
      [m.verification_profile(), ({ name }) => name],
      [m.verification_waits(), ({ since }) => since],
      [m.verification_file(), ({ fileName }) => fileName],
      [
        m.verification_evidence_prices(),
        ({ prices: published }) => published.map(({ label, amountCents }) => `${label}: ${formatUsd(amountCents)}`).join("; "),
      ],
    ],
  };
});

/** Returns the table of a view; each view has its own columns. */
export const loader = (args: Route.LoaderArgs) => (askedList(args.request.url, EVIDENCE_LIST).view === "precios" ? prices : outcomes)(args);
