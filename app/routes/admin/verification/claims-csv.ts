import { proofs } from "#app/components/verification/proofs.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { CLAIM_LIST } from "#app/forms/verification/claim-list.ts";
import type { Handle } from "#app/handle.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";
import { m } from "#messages/m.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";

export const handle = { query: listQuery(CLAIM_LIST) } satisfies Handle;

export const loader = csvDoor("reclamos", ({ url }) => {
  const asked = askedList(url, CLAIM_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => queuedClaims(db, { ...asked, page }, size),
    columns: [
      [m.verification_profile(), ({ providerName }) => providerName],
      [m.verification_city(), ({ city }) => city],
      [m.verification_status(), ({ status }) => CLAIM_STATUS_NAMES[status]()],
      [m.verification_waits(), ({ createdAt }) => createdAt],
      [m.verification_claims_proofs(), proofs],
      [m.verification_claims_rivals(), ({ rivals }) => rivals],
    ],
  };
});
