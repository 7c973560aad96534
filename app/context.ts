import { createContext } from "react-router";
import type { PostedFields } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import type { Auth } from "#domain/identity/auth.server.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import type { ChatModel } from "#platform/chat-model.ts";
import type { FileStore } from "#platform/files.ts";
import type { OtherCurrency } from "#platform/money.ts";
import type { Gateway } from "#platform/payments/gateway.ts";
import type { ContentGroup, DeclaredRoute } from "./handle.ts";

/**
 * What a loader or action works with: what commands and queries take, and the public facts of this site. Neither the
 * environment nor the owner's database address is in it, and its `keys` have no functions that a route could call.
 */
export interface RouteServices extends Context {
  /** Pictures that pages show. */
  readonly files: FileStore;
  readonly auth: Auth;
  /** This site shows itself off instead of serving people. */
  readonly demonstration: boolean;
  /** Nobody but this machine reaches this site. */
  readonly onlyHere: boolean;
  /** Who takes cards; null for nobody. */
  readonly gateway: Gateway | null;
  /** The model that may word drafts; null for none. */
  readonly writer: ChatModel | null;
  /** Who may read the mail that a demonstration keeps. */
  readonly mailbox: "closed" | "this-machine" | "everybody";
  /** Answers to our mails come into the conversations that they belong to. Otherwise they reach our team's mailbox. */
  readonly takesReplies: boolean;
}

/** Set for each request in server/app.ts. */
export const servicesContext = createContext<RouteServices>();

/** Who is signed in; null for a visitor. Set for each request in server/app.ts. */
export const viewerContext = createContext<Viewer | null>(null);

/** Answers of the database that are the same for every visitor. */
export interface KeptAnswers {
  /** Returns the kept answer, or asks. An answer is kept until content of its group changes, and nobody may write into it. */
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
  /** What the visitor reads beside dollars. */
  currency: OtherCurrency | null;
  /** The id of the tag manager that hears of visitors who agreed; the content policy of the same answer admits it. */
  tagManager: string | undefined;
  /** Returns whether a page of ours answers at this path. Menus leave out the other paths. */
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
   * The rendered page, set by entry.server.tsx beside an answer without a body: React Router looks at the body of each answer, and
   * Node's listener must then copy it through a stream.
   */
  page: Uint8Array<ArrayBuffer> | null;
}
export const factsContext = createContext<RequestFacts>();
