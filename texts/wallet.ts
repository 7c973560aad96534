import type { WalletEntry } from "#domain/offers/wallet-entries.server.ts";
import type { EntryGroup, TransferKind } from "#domain/wallet/ledger.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const ENTRY_NAMES: ChoiceNames<TransferKind> = {
  purchase: m.wallet_kind_purchase,
  refund: m.wallet_kind_refund,
  top_up: m.wallet_kind_top_up,
  top_up_refund: m.wallet_kind_top_up_refund,
  top_up_tax: m.wallet_kind_top_up_tax,
  top_up_tax_refund: m.wallet_kind_top_up_tax_refund,
  welcome: m.wallet_kind_welcome,
  welcome_return: m.wallet_kind_welcome_return,
  correction: m.wallet_kind_correction,
  featured: m.featured_kind,
  featured_refund: m.featured_kind_refund,
  credit: m.wallet_kind_credit,
};

export const ENTRY_GROUP_NAMES: ChoiceNames<EntryGroup> = {
  solicitudes: m.wallet_group_requests,
  recargas: m.wallet_group_top_ups,
  devoluciones: m.wallet_group_refunds,
  bienvenida: m.wallet_group_welcome,
  ajustes: m.wallet_group_corrections,
  destacados: m.featured_title,
  creditos: m.wallet_group_credits,
};

/** Says what a line of a wallet was for, without revealing who sent the request. */
export function entryDetail({ kind, other, request, detail }: WalletEntry): string {
  if (kind.startsWith("top_up")) {
    const way = other === "card" ? m.wallet_from_card() : m.wallet_from_bank();
    return typeof detail.reference === "string" ? `${way} · ${detail.reference}` : way;
  }
  if (kind === "credit") return typeof detail.reason === "string" ? detail.reason : "";
  if (kind === "correction" || kind === "featured" || kind === "featured_refund") return "";
  if (!request) return m.wallet_request_gone();
  const what = [request.service ?? m.wallet_request_general(), request.city].filter(Boolean).join(" · ");
  return kind === "purchase" ? what : `${what} · ${request.number}`;
}
