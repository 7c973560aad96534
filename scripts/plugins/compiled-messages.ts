import type { Plugin } from "vite";
import { compileMessages, MESSAGES } from "../compile-messages.ts";

/** Compiles the texts before anything asks for them, and in development after each change of messages/. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    config: compileMessages,
    configureServer({ watcher, config }) {
      watcher.on("all", (_, file) => {
        if (!file.startsWith(MESSAGES) || !file.endsWith(".json")) return;
        try {
          compileMessages();
        } catch (error) {
          config.logger.error((error as Error).message);
        }
      });
    },
  };
}
