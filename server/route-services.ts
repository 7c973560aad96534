import { SIGN_IN_COOKIES } from "#app/account-cookies.ts";
import type { RouteServices } from "#app/context.ts";
import { cookieName, SESSION_COOKIE } from "#app/cookies.ts";
import type { Context } from "#domain/context.ts";
import { openAuth } from "#domain/identity/auth.server.ts";
import { openChatModel } from "#platform/chat-model.ts";
import type { Env } from "#platform/env.ts";
import type { FileStore } from "#platform/files.ts";
import { openGateway } from "#platform/payments/settings.ts";
import { openHook } from "#platform/whatsapp/hook.ts";
import { whatsappWay } from "#platform/whatsapp/settings.ts";

/** Picks what loaders and actions may use: what commands take, and public facts. They reach nothing else of the process. */
export function routeServices(services: Context & { env: Env; files: FileStore }): RouteServices {
  const { db, jobs, keys, publicUrl, actor, files, env } = services;
  const secure = publicUrl.startsWith("https:");
  const cookies = { session: cookieName(SESSION_COOKIE, secure), prefix: cookieName(SIGN_IN_COOKIES, secure) };
  return Object.freeze({
    auth: openAuth({ db, jobs, keys, publicUrl, cookies }),
    db,
    jobs,
    keys,
    publicUrl,
    actor,
    files,
    demonstration: env.demonstration,
    onlyHere: env.onlyHere,
    gateway: openGateway(keys, env.payments, env.demonstration),
    writer: env.writer && openChatModel(env.writer),
    mailbox: mailboxOf(env),
    whatsapp: whatsappWay(env),
    whatsappHook: env.whatsappHook && openHook(env.whatsappHook),
    alertsHeard: env.alerts !== null,
    backupsLeave: env.BACKUPS_URL !== undefined,
    takesReplies: env.INBOUND_SMTP_PORT !== undefined,
  });
}

/** Says who may read kept mails. They can be read only in a demonstration that sends no mail elsewhere. */
export function mailboxOf({ demonstration, SMTP_URL, onThisMachine }: Env): RouteServices["mailbox"] {
  if (!demonstration || SMTP_URL !== undefined) return "closed";
  return onThisMachine ? "this-machine" : "everybody";
}
