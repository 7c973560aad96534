import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { BADGES_PATH, badgePath } from "#app/forms/catalog/badge-list.ts";
import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { BADGE_SORTS } from "#domain/catalog/badge-list.ts";
import type { Badge } from "#domain/catalog/badge-queries.server.ts";
import { m } from "#messages/m.ts";

export const BADGES = defineList<Badge>()({
  file: "insignias",
  path: BADGES_PATH,
  sorts: BADGE_SORTS,
  fallingFirst: ["perfiles"],
  views: ["todas"],
  search: () => ({ label: m.badges_search() }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }) => href(badgePath(id)),
  question: (asked) => asked,
  columns: [
    {
      key: "name",
      header: m.badges_name,
      cell: ({ name, iconUrl, color }) => (
        <span className="inline-flex items-center gap-3">
          <BadgeMark iconUrl={iconUrl} color={color} />
          {name}
        </span>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      sort: "nombre",
    },
    { key: "description", header: m.badges_description, value: ({ description }) => description, onPhone: "bare" },
    { key: "color", header: m.badges_color, text: ({ color }) => color },
    { key: "holders", header: m.badges_head_holders, value: ({ holders }) => holders, numeric: true, sort: "perfiles" },
  ],
});
