import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import type { ListedReviewer } from "#domain/reviewers/review-queries.server.ts";
import { REVIEWER_SORTS } from "#domain/reviewers/reviewer.ts";
import { m } from "#messages/m.ts";
import { PROFESSION_NAMES } from "#texts/reviewers.ts";

export const REVIEWERS = defineList<ListedReviewer>()({
  file: "revisores",
  path: "/dashboard/admin/revisores",
  sorts: REVIEWER_SORTS,
  fallingFirst: ["por-leer"],
  views: ["todos"],
  search: () => ({ label: m.reviewers_search(), placeholder: m.reviewers_search_hint() }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }) => href(`/dashboard/admin/usuarios/${id}`),
  question: (asked) => asked,
  columns: [
    {
      key: "name",
      header: m.reviewers_name,
      cell: ({ name, specialty, email }) => (
        <>
          {name}
          <span className="block font-book text-ink-2 text-ui wrap-anywhere">
            {specialty} · {email}
          </span>
        </>
      ),
      text: ({ name }) => name,
      sort: "nombre",
      rowHeader: true,
    },
    { key: "profession", header: m.reviewers_profession, text: ({ profession }) => PROFESSION_NAMES[profession]() },
    { key: "specialty", header: m.reviewers_specialty, text: ({ specialty }) => specialty },
    {
      key: "licence",
      header: m.reviewers_licence,
      cell: ({ profession, licence }) => (
        <>
          {licence}
          <span className="block text-ink-2 text-ui">{PROFESSION_NAMES[profession]()}</span>
        </>
      ),
      text: ({ licence }) => licence,
    },
    { key: "email", header: m.reviewers_email, text: ({ email }) => email },
    {
      key: "access",
      header: m.reviewers_access,
      value: ({ entered }) => (entered ? m.reviewers_access_yes() : m.reviewers_access_no()),
    },
    { key: "waiting", header: m.reviewers_waiting, value: ({ waiting }) => waiting, sort: "por-leer" },
    { key: "signed", header: m.reviewers_signed, value: ({ signed }) => signed },
  ],
});
