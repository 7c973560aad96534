import { asFile, askedStatement } from "#app/components/wallet/asked-statement.server.ts";
import { statementCsv } from "#app/components/wallet/statement-csv.server.ts";
import type { Handle } from "#app/handle.ts";
import { asGiven } from "#app/query-shapes.ts";
import type { Route } from "./+types/wallet-csv";

export const handle = { query: { mes: asGiven } } satisfies Handle;

/** Returns a month of the wallet as a table. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { statement, fileName } = await askedStatement(context, request);
  return asFile(statementCsv(statement), "text/csv; charset=utf-8", `${fileName}.csv`);
}
