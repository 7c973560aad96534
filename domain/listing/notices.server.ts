import type { Db } from "#platform/db/db.ts";
import { documentsOf } from "./document-files.server.ts";
import { currentPapers, type DocumentKind, documentState } from "./documents.ts";
import { readGallery } from "./gallery.ts";
import { oldPricesOf } from "./prices.server.ts";

/** Something that a center's people should look at, with its page. */
export type Notice =
  | { readonly kind: "old-prices"; readonly count: number }
  | { readonly kind: "undescribed-photos"; readonly count: number }
  | { readonly kind: "expired" | "expiring"; readonly document: DocumentKind; readonly on: string }
  | { readonly kind: "returned"; readonly document: DocumentKind; readonly reason: string };

/** Lists what is pending for a center, the most urgent first. `today` is a day in Santo Domingo. */
export async function noticesOf(db: Db, providerId: string, today: string): Promise<Notice[]> {
  const [documents, old, profile] = await Promise.all([
    documentsOf(db, providerId),
    oldPricesOf(db, providerId),
    db.selectFrom("provider_profiles").select("image_gallery").where("id", "=", providerId).executeTakeFirstOrThrow(),
  ]);
  const papers = currentPapers(documents).flatMap((paper): Notice[] => {
    const state = documentState(paper, today);
    if (state === "returned") return [{ kind: "returned", document: paper.kind, reason: paper.reason ?? "" }];
    return (state === "expired" || state === "expiring") && paper.expiresOn
      ? [{ kind: state, document: paper.kind, on: paper.expiresOn }]
      : [];
  });
  const order = ["returned", "expired", "expiring"];
  papers.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const undescribed = readGallery(profile.image_gallery).filter(({ alt }) => alt.trim() === "").length;
  return [
    ...papers,
    ...(old > 0 ? [{ kind: "old-prices", count: old } as const] : []),
    ...(undescribed > 0 ? [{ kind: "undescribed-photos", count: undescribed } as const] : []),
  ];
}
