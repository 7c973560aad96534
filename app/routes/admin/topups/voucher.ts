import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { privateFile } from "#app/private-file.ts";
import { readVoucher } from "#domain/topups/read-voucher.server.ts";
import type { Route } from "./+types/voucher";

/** Returns a voucher, for administrators. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { userId: viewerOf(context).userId, isAdmin: true };
  const voucher = await readVoucher(context.get(servicesContext), reader, params.id);
  if (!voucher) throw data(null, { status: 404 });
  return privateFile(voucher);
}
