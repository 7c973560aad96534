import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedMails, MAIL_LIST } from "#app/forms/operations/list-shapes.ts";
import type { Handle } from "#app/handle.ts";
import { mailPage } from "#domain/operations/mail-queries.server.ts";
import { m } from "#messages/m.ts";
import { nameOf } from "#texts/choice-names.ts";
import { MAIL_TEMPLATE_NAMES, mailTrouble } from "#texts/operations.ts";

export const handle = { query: listQuery(MAIL_LIST) } satisfies Handle;

export const loader = csvDoor("correo", ({ url }) => {
  const { query } = askedMails(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => mailPage(db, { ...query, page }, size),
    columns: [
      [m.operations_kind(), ({ template }) => nameOf(MAIL_TEMPLATE_NAMES, template) ?? template],
      [m.operations_mail_domain(), ({ domain }) => domain],
      [m.operations_created(), ({ createdAt }) => createdAt],
      [m.operations_tries(), ({ tries }) => tries],
      [m.operations_mail_code(), ({ smtpCode }) => smtpCode],
      [m.operations_mail_sent(), ({ sentAt }) => sentAt],
      [m.operations_error(), ({ error }) => mailTrouble(error)],
    ],
  };
});
