import { createElement } from "react";
import type { Context } from "#domain/context.ts";
import { dueStatements } from "#domain/statements/statement-queries.server.ts";
import type { Brand } from "#emails/layout.tsx";
import { StatementsDue, statementsDueSubject } from "#emails/statements/statements-due.tsx";
import { write } from "#emails/write.ts";

/** Tells our own team which statements have to be checked again. Writes nothing once somebody has checked them. */
export async function composeStatementsMail({ db }: Pick<Context, "db">, brand: Brand) {
  const due = await dueStatements(db, { untold: false });
  if (due.length === 0) return null;
  const mail = { brand, due, url: `${brand.siteUrl}/dashboard/admin/promesas?vista=due` };
  return {
    to: { address: brand.email },
    subject: statementsDueSubject(mail),
    ...(await write(createElement(StatementsDue, mail))),
  };
}
