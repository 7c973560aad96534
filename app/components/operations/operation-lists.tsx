import { choice, defineList } from "#app/forms/lists/define-list.ts";
import { JOB_SORTS, JOB_VIEWS, type JobView, type ListedJob } from "#domain/operations/job.ts";
import { type ListedMail, MAIL_SORTS, MAIL_VIEWS, type MailView } from "#domain/operations/mail-list.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { nameOf } from "#texts/choice-names.ts";
import { JOB_NAMES, JOB_VIEW_NAMES, jobName, MAIL_TEMPLATE_NAMES, MAIL_VIEW_NAMES, mailTrouble } from "#texts/operations.ts";
import { ErrorText } from "./error-text.tsx";

interface Seen {
  view: JobView;
  now: Date;
}

function nextOf({ nextTry, doneAt }: ListedJob, { now }: Seen) {
  if (doneAt) return doneAt;
  if (!nextTry) return m.operations_none();
  return nextTry <= now ? m.operations_now() : nextTry;
}

export const JOBS = defineList<ListedJob, ListedJob, Seen>()({
  file: "trabajos",
  path: "/dashboard/admin/trabajos",
  sorts: JOB_SORTS,
  fallingFirst: ["created", "tries"],
  views: JOB_VIEWS,
  viewNames: JOB_VIEW_NAMES,
  filters: { tipo: choice(m.operations_kind, JOB_NAMES) },
  search: () => ({ label: m.operations_job_search(), placeholder: "K7M2-Q9XC" }),
  rowId: ({ id }) => id,
  rowName: ({ kind, createdAt }) => `${jobName(kind)}, ${formatDateTime(createdAt)}`,
  question: ({ filters, ...asked }) => ({ ...asked, kind: filters.tipo }),
  columns: [
    { key: "kind", header: m.operations_kind, value: ({ kind }) => jobName(kind), rowHeader: true, sort: "kind" },
    { key: "created", header: m.operations_created, value: ({ createdAt }) => createdAt, sort: "created" },
    { key: "tries", header: m.operations_tries, value: ({ tries }) => tries, numeric: true, sort: "tries" },
    { key: "next", header: m.operations_next, cell: nextOf, text: ({ nextTry }) => nextTry, when: ({ view }) => view !== "done" },
    { key: "last", header: m.operations_clock_last, cell: nextOf, text: ({ doneAt }) => doneAt, when: ({ view }) => view === "done" },
    { key: "error", header: m.operations_error, cell: ({ error }) => error && <ErrorText text={error} />, text: ({ error }) => error },
    {
      key: "request",
      header: m.operations_request,
      cell: ({ request }) => request ?? m.operations_none(),
      text: ({ request }) => request,
      onPhone: "hidden",
    },
  ],
});

const nameOfMail = ({ template }: ListedMail) => nameOf(MAIL_TEMPLATE_NAMES, template) ?? template;

export const MAILS = defineList<ListedMail, ListedMail, MailView>()({
  file: "correo",
  path: "/dashboard/admin/correo",
  sorts: MAIL_SORTS,
  fallingFirst: ["created", "tries"],
  views: MAIL_VIEWS,
  viewNames: MAIL_VIEW_NAMES,
  filters: { tipo: choice(m.operations_kind, MAIL_TEMPLATE_NAMES) },
  search: () => ({ label: m.operations_mail_search(), placeholder: "correo.example" }),
  rowId: ({ id }) => id,
  rowName: (mail) => `${nameOfMail(mail)}, ${formatDateTime(mail.createdAt)}`,
  question: ({ filters, ...asked }) => ({ ...asked, template: filters.tipo }),
  columns: [
    { key: "kind", header: m.operations_kind, value: nameOfMail, rowHeader: true },
    { key: "domain", header: m.operations_mail_domain, cell: ({ domain }) => domain ?? m.operations_none(), text: ({ domain }) => domain },
    { key: "created", header: m.operations_created, value: ({ createdAt }) => createdAt, sort: "created", nowrap: true },
    { key: "tries", header: m.operations_tries, value: ({ tries }) => tries, numeric: true, sort: "tries" },
    {
      key: "code",
      header: m.operations_mail_code,
      cell: ({ smtpCode }) => smtpCode ?? m.operations_none(),
      text: ({ smtpCode }) => smtpCode,
      numeric: true,
    },
    {
      key: "sent",
      header: m.operations_mail_sent,
      value: ({ sentAt }) => sentAt,
      when: (view) => view === "sent",
      onPhone: "hidden",
      nowrap: true,
    },
    {
      key: "error",
      header: m.operations_error,
      cell: ({ error }) => error && <ErrorText text={mailTrouble(error)} />,
      text: ({ error }) => mailTrouble(error),
      when: (view) => view !== "sent",
    },
  ],
});
