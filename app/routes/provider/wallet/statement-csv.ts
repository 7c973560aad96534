import { askedStatement } from "#app/forms/wallet/asked-statement.server.ts";
import { statementCsv } from "#app/forms/wallet/statement-csv.server.ts";
import type { Handle } from "#app/handle.ts";
import { privateFile } from "#app/private-file.ts";
import { asGiven } from "#app/query-shapes.ts";
import type { Route } from "./+types/statement-csv";

export const handle = { query: { mes: asGiven } } satisfies Handle;

/** Returns a month of the wallet as a table. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { statement, fileName } = await askedStatement(context, request);
  const bytes = new TextEncoder().encode(statementCsv(statement));
  return privateFile({ bytes, mediaType: "text/csv; charset=utf-8", fileName: `${fileName}.csv` });
}
