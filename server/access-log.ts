import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouteTree } from "./route-tree.ts";

export interface AccessLine {
  time: string;
  method: string;
  /** The pattern of the route. The address itself may hold personal data, so it is never logged. */
  route: string;
  audience: string;
  status: number;
  ms: number;
  bytes: number;
  request?: string;
}

type Routes = Pick<RouteTree, "patternOf" | "declared">;

/** Lines are written once there are this many, or once the oldest is this old. */
const MAX_LINES = 200;
const FLUSH_MS = 250;

/** Describes an answered request without its query, address, cookies or anything else about the visitor. */
export function accessLine(
  routes: Routes,
  audiences: ReadonlyMap<string, string>,
  req: IncomingMessage,
  res: ServerResponse,
  ms: number,
): AccessLine {
  const path = (req.url ?? "/").split("?", 1)[0]!;
  const pattern = routes.patternOf(path);
  const request = res.getHeader("x-request-id");
  return {
    time: new Date().toISOString(),
    method: req.method ?? "GET",
    route: `/${pattern}`,
    audience: audiences.get(`/${pattern}`) ?? "other",
    status: res.statusCode,
    ms: Math.round(ms * 10) / 10,
    bytes: Number(res.getHeader("content-length") ?? 0),
    ...(typeof request === "string" && { request }),
  };
}

/** Returns the audience of each pattern. */
export const audiencesOf = ({ declared }: Pick<RouteTree, "declared">): ReadonlyMap<string, string> =>
  new Map(declared.map(({ pattern, audience }) => [pattern, audience]));

/** Writes access lines as JSON, several at a time, so that a crowd of requests does not wait for the log. */
export function openAccessLog(write: (text: string) => void = (text) => void process.stdout.write(text)) {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(lines.join(""));
    lines = [];
  };
  return {
    add(line: AccessLine) {
      lines.push(`${JSON.stringify({ level: "info", ...line, msg: "request" })}\n`);
      if (lines.length >= MAX_LINES) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
