import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { type Statement, statementOf } from "#domain/offers/wallet-statement.server.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Returns the month in `mes` for the center that this person chose last. Anything else is not found. */
export async function askedStatement(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ center: Place; statement: Statement; fileName: string }> {
  const center = await ownCenter(context, "wallet.keep");
  const month = new URL(request.url).searchParams.get("mes") ?? "";
  if (!MONTH.test(month)) throw data(null, { status: 404 });
  const statement = await statementOf(context.get(servicesContext).db, center.id, month);
  return { center, statement, fileName: `${m.wallet_statement_file()}-${center.slug}-${month}` };
}
