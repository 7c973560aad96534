import { defineList } from "#app/forms/lists/define-list.ts";
import { CLAIMS_PATH } from "#app/forms/verification/claims-path.ts";
import { CLAIM_SORTS, CLAIM_VIEWS } from "#domain/verification/claim.ts";
import type { QueuedClaim } from "#domain/verification/claims-to-decide.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import { proofs } from "./proofs.ts";

export const CLAIMS = defineList<QueuedClaim, QueuedClaim & { late: boolean }>()({
  file: "reclamos",
  path: CLAIMS_PATH,
  sorts: CLAIM_SORTS,
  views: CLAIM_VIEWS,
  viewNames: CLAIM_STATUS_NAMES,
  search: () => ({ label: m.verification_search() }),
  rowId: ({ id }) => id,
  rowName: ({ providerName }) => providerName,
  rowHref: ({ id }) => `${CLAIMS_PATH}/${id}`,
  question: (asked) => asked,
  columns: [
    {
      key: "name",
      header: m.verification_profile,
      value: ({ providerName }) => providerName,
      rowHeader: true,
      sort: "name",
      onPhone: "bare",
    },
    { key: "city", header: m.verification_city, cell: ({ city }) => city ?? m.verification_not_given(), text: ({ city }) => city },
    { key: "status", header: m.verification_status, text: ({ status }) => CLAIM_STATUS_NAMES[status]() },
    {
      key: "since",
      header: m.verification_waits,
      cell: ({ createdAt, late }) => (
        <span className={late ? "font-semibold text-err" : undefined}>{m.verification_since({ day: formatDate(createdAt) })}</span>
      ),
      text: ({ createdAt }) => createdAt,
      sort: "waiting",
    },
    { key: "proofs", header: m.verification_claims_proofs, value: proofs },
    { key: "rivals", header: m.verification_claims_rivals, value: ({ rivals }) => rivals, numeric: true },
  ],
});
