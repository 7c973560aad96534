import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type MailTemplate, mailTemplates } from "#domain/mail/mail.ts";
import { JOB_SORTS, JOB_VIEWS, type JobSort, type JobView } from "#domain/operations/job.ts";
import type { AskedJobs } from "#domain/operations/job-queries.server.ts";
import { MAIL_SORTS, MAIL_VIEWS, type MailSort, type MailView } from "#domain/operations/mail-list.ts";
import type { AskedMails } from "#domain/operations/mail-queries.server.ts";
import { JOB_NAMES } from "#texts/operations.ts";

export const JOBS_PATH = "/dashboard/admin/trabajos";
export const MAILS_PATH = "/dashboard/admin/correo";

export const JOB_ACTS = ["reintentar", "descartar"] as const;
export const MAIL_ACTS = ["reenviar"] as const;

export const JOB_LIST: ListShape<JobSort, JobView, "tipo"> = {
  sorts: JOB_SORTS,
  fallingFirst: ["created", "tries"],
  views: JOB_VIEWS,
  filters: { tipo: oneOf(Object.keys(JOB_NAMES)) },
};

export const MAIL_LIST: ListShape<MailSort, MailView, "tipo"> = {
  sorts: MAIL_SORTS,
  fallingFirst: ["created", "tries"],
  views: MAIL_VIEWS,
  filters: { tipo: oneOf(mailTemplates) },
};

const isTemplate = (value: string | null): value is MailTemplate => mailTemplates.some((template) => template === value);

export function askedJobs(url: string): { asked: AskedList<JobSort, JobView>; query: AskedJobs } {
  const asked = askedList(url, JOB_LIST);
  const { view, sort, descending, page, search, filters } = asked;
  return { asked, query: { view, sort, descending, page, search, kind: filters.tipo } };
}

export function askedMails(url: string): { asked: AskedList<MailSort, MailView>; query: AskedMails } {
  const asked = askedList(url, MAIL_LIST);
  const { view, sort, descending, page, search, filters } = asked;
  return { asked, query: { view, sort, descending, page, search, template: isTemplate(filters.tipo) ? filters.tipo : null } };
}
