import { data, Form } from "react-router";
import { BadgeFields } from "#app/components/catalog/badge-fields.tsx";
import { type Award, GrantForm, Holders } from "#app/components/catalog/badge-holders.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { CsvButton } from "#app/components/lists/csv-button.tsx";
import { NothingHere } from "#app/components/lists/list.tsx";
import { ListFilters } from "#app/components/lists/list-filters.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { badgeErrors, badgeTyped } from "#app/forms/catalog/badge-form.server.ts";
import { BADGES_PATH, badgePath, HOLDER_LIST as SHAPE } from "#app/forms/catalog/badge-list.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { askedList, type ListChange, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, text } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { grantBadge, revokeBadge } from "#domain/catalog/award-badge.server.ts";
import { type BadgeIcon, contrastWithWhite, iconOf, MAX_BADGE_REASON, MIN_CONTRAST, readBadge } from "#domain/catalog/badge.ts";
import { HOLDERS_PAGE } from "#domain/catalog/badge-list.ts";
import { holdersPage, oneBadge, profilesWithout } from "#domain/catalog/badge-queries.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { BADGE_ICON_NAMES } from "#texts/catalog.ts";
import type { Route } from "./+types/badge";

const DONE = {
  guardada: m.badges_done_saved,
  dada: m.badges_done_granted,
  retirada: m.badges_done_revoked,
  antes: m.badges_done_before,
};
const BADGE_FIELDS = [
  ["name", m.badges_name],
  ["description", m.badges_description],
  ["icon", m.badges_icon],
  ["color", m.badges_color],
] as const;

export const handle = { query: { ...listQuery(SHAPE), hecho: oneOf(Object.keys(DONE)), perfil: text(80) } } satisfies Handle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const words = searchParams.get("perfil");
  const asked = askedList(request.url, SHAPE);
  const [badge, holders, found] = await Promise.all([
    oneBadge(db, params.id),
    holdersPage(db, params.id, asked),
    words === null ? null : profilesWithout(db, params.id, words),
  ]);
  if (!badge) throw data(null, { status: 404 });
  return { badge, holders, asked, words, found, done: doneIn(request.url, DONE) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ctx = { ...services, actor: `admin:${viewerOf(context).userId}` as const };
  const form = await readForm(request);
  const path = badgePath(params.id);
  const act = textOf(form, "accion");
  if (act === "guardar") {
    const typed = badgeTyped(form);
    const { badge, errors } = readBadge(typed);
    const version = textOf(form, "version");
    if (!badge) return data({ typed, version, errors: badgeErrors(errors) }, { status: 422 });
    const { outcome } = await saveBadge(ctx, badge, { id: params.id, version });
    if (outcome === "gone") throw data(null, { status: 404 });
    if (outcome === "taken") return data({ typed, version, errors: { name: m.badges_error_taken() } }, { status: 422 });
    if (outcome === "changed") return data({ typed, version, errors: {}, conflict: true }, { status: 409 });
    throw done(path, "guardada");
  }
  if (act !== "dar" && act !== "retirar") throw data(null, { status: 422 });
  const [providerId, reason] = [textOf(form, "perfil"), textOf(form, "motivo").trim()];
  const isReason = reason !== "" && reason.length <= MAX_BADGE_REASON;
  const award = { act, providerId, reason, error: isReason ? m.badges_error_profile() : m.badges_error_reason() };
  if (!isReason || !isRowId(providerId)) return data({ award }, { status: 422 });
  const asked = askedList(request.url, SHAPE);
  const back = (what: keyof typeof DONE) => done(listAddress(path, SHAPE, asked, { page: asked.page }), what);
  if (act === "retirar")
    throw back((await revokeBadge(ctx, { badgeId: params.id, providerId, reason })).outcome === "gone" ? "antes" : "retirada");
  const { outcome } = await grantBadge(ctx, { badgeId: params.id, providerId, reason });
  if (outcome === "gone") throw data(null, { status: 404 });
  if (outcome === "had") return data({ award: { ...award, error: m.badges_error_had({ reason }) } }, { status: 409 });
  throw back("dada");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(loaderData?.badge.name ?? m.badges_title(), matches);

/** One badge: what it says, who has it, and why. */
export default function OneBadge({ loaderData, actionData }: Route.ComponentProps) {
  const { badge, holders, asked, words, found, done: what } = loaderData;
  const answer: {
    typed?: Record<"name" | "description" | "icon" | "color", string>;
    errors?: object;
    version?: string;
    conflict?: boolean;
    award?: Award;
  } = actionData ?? {};
  const { typed, errors = {}, conflict = false, award } = answer;
  // After a conflict the person has seen the newer version; after a mistake they have not.
  const openedAt = conflict ? badge.version : (answer.version ?? badge.version);
  const own = { name: badge.name, description: badge.description, icon: iconOf(badge.iconUrl) ?? "", color: badge.color };
  const path = badgePath(badge.id);
  const to = (change: ListChange = {}) => href(listAddress(path, SHAPE, asked, change));
  return (
    <DashboardPage
      title={badge.name}
      subtitle={m.badges_holders({ count: badge.holders })}
      actions={<BadgeMark iconUrl={badge.iconUrl} color={badge.color} />}
    >
      <BackLink href={href(BADGES_PATH)}>{m.badges_title()}</BackLink>
      {what && !actionData && (
        <Note kind={what === "antes" ? "caution" : "ok"} live>
          {what === "guardada" && badge.holders === 0 ? m.badges_done_saved_nobody() : DONE[what]()}
        </Note>
      )}
      {conflict && typed && (
        <ConflictNote>
          <TheirFields
            fields={BADGE_FIELDS.map(([key, label]) => ({
              key,
              label: label(),
              theirs: own[key],
              mine: typed[key],
              shown: key === "icon" ? BADGE_ICON_NAMES[own.icon as BadgeIcon]?.() : undefined,
            }))}
          />
        </ConflictNote>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Panel title={m.badges_edit()}>
          <Form
            key={badge.version}
            method="post"
            noValidate
            className="grid grid-cols-[minmax(0,1fr)] gap-5"
            data-unsaved={typed !== undefined}
          >
            <input type="hidden" name="version" value={openedAt} />
            <BadgeFields typed={typed ?? own} errors={errors} />
            <p className="text-ink-2 text-sm">
              {m.badges_contrast({ ratio: formatNumber(contrastWithWhite(badge.color), 1), min: formatNumber(MIN_CONTRAST, 1) })}
            </p>
            <p>
              <Button type="submit" name="accion" value="guardar" kind="primary">
                {m.catalog_save()}
              </Button>
            </p>
          </Form>
        </Panel>
        <Panel title={m.badges_grant()}>
          <GrantForm path={path} words={words} found={found} refused={award?.act === "dar" ? award : null} />
        </Panel>
      </div>
      <Panel title={m.badges_who()}>
        <ListFilters
          path={path}
          shape={SHAPE}
          asked={asked}
          search={{ label: m.badges_who_search() }}
          orders={[
            { value: "-fecha", label: m.badges_order_newest() },
            { value: "fecha", label: m.badges_order_oldest() },
            { value: "nombre", label: m.badges_order_name() },
          ]}
          to={to}
        />
        {holders.rows.length === 0 ? (
          <NothingHere
            asked={asked}
            none={{ title: m.badges_who_none(), text: m.badges_who_none_text() }}
            beyond={holders.total > 0}
            to={to}
          />
        ) : (
          <>
            <Holders holders={holders.rows} refused={award?.act === "retirar" ? award : null} />
            <CsvButton path={listAddress(`${path}/perfiles.csv`, SHAPE, asked)} />
          </>
        )}
        <ListPages
          what={m.badges_who()}
          page={asked.page}
          pages={Math.ceil(holders.total / HOLDERS_PAGE)}
          hrefFor={(page) => to({ page })}
        />
      </Panel>
      <KeyHints hints={listKeys({ hasRows: holders.rows.length > 0, hasFilters: false })} />
    </DashboardPage>
  );
}
