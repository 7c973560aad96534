import type { RouteServices } from "#app/context.ts";
import type { Context } from "#domain/context.ts";
import type { Env } from "#platform/env.ts";
import type { FileStore } from "#platform/files.ts";

/** Picks what loaders and actions may use: what commands take, and public facts. They reach nothing else of the process. */
export function routeServices(services: Context & { env: Env; files: FileStore }): RouteServices {
  const { db, jobs, keys, publicUrl, actor, files, env } = services;
  return Object.freeze({
    db,
    jobs,
    keys,
    publicUrl,
    actor,
    files,
    demonstration: env.demonstration,
    tagManager: env.GTM_ID,
    mailbox: mailboxOf(env),
  });
}

/** Says who may read kept mails. They are readable only in a demonstration that sends mail nowhere else. */
function mailboxOf({ demonstration, SMTP_URL, onThisMachine }: Env): RouteServices["mailbox"] {
  if (!demonstration || SMTP_URL !== undefined) return "closed";
  return onThisMachine ? "this-machine" : "everybody";
}
