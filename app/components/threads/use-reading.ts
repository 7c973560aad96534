import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";

/** Reports that new messages were seen, in a hydrated page. Without a script, answering marks them as read. */
export function useReading({ messages, side }: Pick<ThreadView, "messages" | "side">, path: string) {
  const { submit } = useFetcher();
  const isUnread = messages.some((message) => message.side !== side && message.readAt === null);
  useEffect(() => {
    if (isUnread) void submit({ accion: "leido" }, { method: "post", action: path });
  }, [isUnread, submit, path]);
}
