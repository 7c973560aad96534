import type { ActedOnEach, AskedBulk } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import { grantBadge } from "#domain/catalog/award-badge.server.ts";
import { allBadges } from "#domain/catalog/badge-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { OPEN_DECISIONS } from "#domain/verification/checklist.ts";
import { decideProfile } from "#domain/verification/decide-profile.server.ts";
import { profilesById } from "#domain/verification/profile-list.server.ts";
import type { ListedProfile, ProfileKind } from "#domain/verification/profile-list.ts";
import { type ProfileToCheck, profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { m } from "#messages/m.ts";
import { PROFILE_ACT_NAMES, PROFILE_ACT_QUESTIONS, type ProfileAct } from "#texts/providers.ts";
import { missingName, STATUS_NAMES } from "#texts/verification.ts";

interface Asked extends AskedBulk<ProfileAct> {
  kind: ProfileKind;
  /** The chosen badge, if any. */
  badge: string;
}

/**
 * Asks what an act would do; once it is confirmed with its reason, does it to each profile that qualifies. The others are listed with
 * the obstacle.
 */
export async function actOnProfiles(
  ctx: Context,
  { kind, act, ids, confirmed, reason, badge }: Asked,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const profiles = await profilesById(ctx.db, kind, ids);
  const badges = act === "insignia" ? await allBadges(ctx.db) : [];
  const asksReason = act !== "publicar";
  const ask = async (error?: string) => {
    const { ready, consequence } = await consequenceOf(ctx, act, profiles);
    const confirming: Confirming = {
      act,
      ids,
      question: PROFILE_ACT_QUESTIONS[act]({ count: ready }),
      consequence,
      button: m.providers_button({ act: PROFILE_ACT_NAMES[act](), count: ready }),
      asksReason,
      idle: ready === 0,
      reason,
      error,
      ...(act === "insignia" && {
        choice: {
          name: "insignia",
          label: m.providers_badge(),
          options: badges.map(({ id, name }) => ({ value: id, label: name })),
          value: badge,
        },
      }),
    };
    return { confirming };
  };
  if (!confirmed) return ask();
  if (asksReason && reason === "") return ask(m.providers_error_reason());
  if (act === "insignia" && !badges.some(({ id }) => id === badge)) return ask(m.providers_error_badge());
  const left: string[] = [];
  for (const profile of profiles) {
    const inTheWay = await (act === "insignia"
      ? grant(ctx, { badgeId: badge, providerId: profile.id, reason })
      : decide(ctx, profile, act, reason));
    if (inTheWay) left.push(m.providers_left_one({ name: profile.name, why: inTheWay }));
  }
  return { count: profiles.length - left.length, left };
}

async function grant(ctx: Context, award: Parameters<typeof grantBadge>[1]): Promise<string | null> {
  const { outcome } = await grantBadge(ctx, award);
  return outcome === "granted" ? null : outcome === "had" ? m.providers_left_had() : m.providers_left_changed();
}

async function decide(ctx: Context, { id }: ListedProfile, act: "publicar" | "retirar", reason: string): Promise<string | null> {
  const profile = await profileToCheck(ctx.db, id);
  const inTheWay = profile ? whatStops(profile, act) : m.providers_left_changed();
  if (inTheWay) return inTheWay;
  const decided = act === "publicar" ? ({ decision: "published" } as const) : ({ decision: "suspended", reason } as const);
  const outcome = await decideProfile(ctx.db, { providerId: id, version: profile!.version, ...decided }, ctx.actor);
  return outcome === "done" ? null : m.providers_left_changed();
}

/** Returns what prevents an act on a profile; null when nothing does. */
function whatStops({ status, missing }: ProfileToCheck, act: "publicar" | "retirar"): string | null {
  const isOpen = OPEN_DECISIONS[status].includes(act === "publicar" ? "published" : "suspended");
  if (!isOpen) return m.providers_left_status({ status: STATUS_NAMES[status]() });
  return act === "publicar" && missing.publish.length > 0
    ? m.providers_left_missing({ names: missing.publish.map(missingName).join(", ") })
    : null;
}

/** Says what an act would do and to how many, and which profiles stay as they are. */
async function consequenceOf(
  ctx: Context,
  act: ProfileAct,
  profiles: readonly ListedProfile[],
): Promise<{ ready: number; consequence: string }> {
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(", ");
  if (act === "insignia") return { ready: profiles.length, consequence: m.providers_text_badge({ names: names(profiles) }) };
  const looked = (await Promise.all(profiles.map(({ id }) => profileToCheck(ctx.db, id)))).filter((profile) => profile !== null);
  const ready = looked.filter((profile) => whatStops(profile, act) === null);
  const stopped = looked.flatMap((profile) => {
    const why = whatStops(profile, act);
    return why ? [m.providers_left_one({ name: profile.name, why })] : [];
  });
  const said = act === "publicar" ? m.providers_text_publish : m.providers_text_suspend;
  const sentences = [
    ...(ready.length > 0 ? [said({ names: names(ready) })] : []),
    ...(stopped.length > 0 ? [m.providers_left({ names: stopped.join("; ") })] : []),
  ];
  return { ready: ready.length, consequence: sentences.join(" ") };
}
