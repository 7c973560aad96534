import { createContext } from "react-router";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { ChatModel } from "#platform/chat-model.ts";
import type { FileStore } from "#platform/files.ts";
import type { OtherCurrency } from "#platform/money.ts";
import type { Gateway } from "#platform/payments/gateway.ts";
import type { WhatsappHook } from "#platform/whatsapp/hook.ts";
import type { WhatsappWay } from "#platform/whatsapp/settings.ts";
import type { ContentGroup, DeclaredRoute } from "./handle.ts";

/**
 * The services of a loader or action: what commands and queries need, and the public facts of this site. They contain neither the
 * environment nor the owner's database address, and its `keys` have no functions that a route could call.
 */
export interface RouteServices extends Context {
  /** Pictures that pages show. */
  readonly files: FileStore;
  readonly auth: Auth;
  /** True when this site is a demonstration and does not serve real people. */
  readonly demonstration: boolean;
  /** True when only this machine reaches this site. */
  readonly onlyHere: boolean;
  /** The gateway for cards; null for none. */
  readonly gateway: Gateway | null;
  /** The model that may write draft sentences; null for none. */
  readonly writer: ChatModel | null;
  /** Who may read the mails of a demonstration. */
  readonly mailbox: "closed" | "this-machine" | "everybody";
  /** The way of reminders by WhatsApp; null where nobody is offered that. */
  readonly whatsapp: WhatsappWay;
  /** Hears from Meta how far messages came; null where it does not tell. */
  readonly whatsappHook: WhatsappHook | null;
  /** True when the operators' own system hears of alerts. */
  readonly alertsHeard: boolean;
  /** True when the backups that the site makes by itself leave this machine. */
  readonly backupsLeave: boolean;
  /** True when answers to our mails join their conversations. Otherwise they reach our team's mailbox. */
  readonly takesReplies: boolean;
}

/** Set for each request in server/app.ts. */
export const servicesContext = createContext<RouteServices>();

/** The signed-in person; null for a visitor. Set for each request in server/app.ts. */
export const viewerContext = createContext<Viewer | null>(null);

/** Answers of the database that are the same for every visitor. */
export interface KeptAnswers {
  /** Returns the cached answer, or asks. An answer is cached until content of its group changes, and callers must not change it. */
  answer<T>(group: "site" | ContentGroup, question: string, ask: () => Promise<T>): Promise<T>;
}

/** Set for each request in server/app.ts. */
export const keptContext = createContext<KeptAnswers>();

/** Facts about the request that only the server's edge knows. */
export interface RequestFacts {
  /** The visitor's address. A proxy's header counts only when TRUSTED_PROXY names that proxy. */
  ip: string;
  /** Allows this response's own inline scripts on hydrated pages. */
  nonce: string;
  /** True once the visitor has accepted or refused optional cookies; the cookie bar then stays away. */
  cookieChoice: "all" | "necessary" | null;
  /** The visitor's currency beside dollars. */
  currency: OtherCurrency | null;
  /** The id of the tag manager, which loads for visitors who agreed. The content policy of the same answer allows it. */
  tagManager: string | undefined;
  /** Returns whether one of our pages answers at this path. Menus leave out other paths. */
  serves: (path: string) => boolean;
  /** Returns the pattern of the route at this path. Logs name the pattern, since the address itself may be a secret. */
  patternOf: (path: string) => string;
  /** Every route with what it declares. */
  routes: readonly DeclaredRoute[];
  /** Returns the fields of the posted form again; null when the request posted no form. */
  posted: () => Promise<PostedFields | null>;
  /** Set by entry.server.tsx when the route failed or refused; 503 while the database cannot be reached. */
  refusal: number | null;
  /**
   * The rendered page, set by entry.server.tsx beside an answer without a body. React Router reads the body of each answer, and Node's
   * listener must then copy it through a stream.
   */
  page: Uint8Array<ArrayBuffer> | null;
}
export const factsContext = createContext<RequestFacts>();
