import { data, Form } from "react-router";
import { BadgeFields } from "#app/components/admin/catalog/badge-fields.tsx";
import { type Award, GrantForm, Holders } from "#app/components/admin/catalog/badge-holders.tsx";
import { ConflictNote, TheirFields } from "#app/components/admin/conflict-note.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { BadgeMark } from "#app/components/directory/badge-mark.tsx";
import { DoneNote } from "#app/components/listing/done-note.tsx";
import { servicesContext } from "#app/context.ts";
import { badgeErrors, badgeTyped } from "#app/forms/catalog/badge-form.server.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf, text } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { grantBadge, revokeBadge } from "#domain/catalog/award-badge.server.ts";
import { type BadgeIcon, contrastWithWhite, iconOf, MAX_BADGE_REASON, MIN_CONTRAST, readBadge } from "#domain/catalog/badge.ts";
import { holdersOf, oneBadge, profilesWithout } from "#domain/catalog/badge-queries.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import { formatNumber } from "#platform/format.ts";
import { BADGE_ICON_NAMES } from "#texts/catalog.ts";
import type { Route } from "./+types/badge";

const DONE = { guardada: m.badges_done_saved, dada: m.badges_done_granted, retirada: m.badges_done_revoked };
const BADGE_FIELDS = [
  ["name", m.badges_name],
  ["description", m.badges_description],
  ["icon", m.badges_icon],
  ["color", m.badges_color],
] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), perfil: text(80) } } satisfies Handle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const words = searchParams.get("perfil");
  const [badge, holders, found] = await Promise.all([
    oneBadge(db, params.id),
    holdersOf(db, params.id),
    words === null ? null : profilesWithout(db, params.id, words),
  ]);
  if (!badge) throw data(null, { status: 404 });
  return { badge, holders, words, found, done: searchParams.get("hecho") as keyof typeof DONE | null };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ctx = { ...services, actor: `admin:${viewerOf(context).userId}` as const };
  const form = await readForm(request);
  const path = `/admin/badges/${params.id}`;
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
  const isReason = reason !== "" && reason.length <= MAX_BADGE_REASON && !/\0|\p{Surrogate}/u.test(reason);
  const award = { act, providerId, reason, error: isReason ? m.badges_error_profile() : m.badges_error_reason() };
  if (!isReason || !UUID.test(providerId)) return data({ award }, { status: 422 });
  const { outcome } = await (act === "dar" ? grantBadge : revokeBadge)(ctx, { badgeId: params.id, providerId, reason });
  if (outcome === "gone") throw data(null, { status: 404 });
  throw done(path, act === "dar" ? "dada" : "retirada");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => dashboardMeta(loaderData?.badge.name ?? m.badges_title(), matches);

/** One badge: what it says, who has it, and why. */
export default function OneBadge({ loaderData, actionData }: Route.ComponentProps) {
  const { badge, holders, words, found, done: what } = loaderData;
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
  return (
    <DashboardPage
      title={badge.name}
      subtitle={m.badges_holders({ count: badge.holders })}
      actions={<BadgeMark iconUrl={badge.iconUrl} color={badge.color} />}
    >
      <BackLink href={href("/admin/badges")}>{m.badges_title()}</BackLink>
      <DoneNote>{what && !actionData ? DONE[what]() : undefined}</DoneNote>
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
          <GrantForm path={`/admin/badges/${badge.id}`} words={words} found={found} refused={award?.act === "dar" ? award : null} />
        </Panel>
      </div>
      <Panel title={m.badges_who()}>
        <Holders holders={holders} refused={award?.act === "retirar" ? award : null} />
      </Panel>
    </DashboardPage>
  );
}
