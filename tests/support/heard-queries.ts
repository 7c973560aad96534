import type { KyselyPlugin } from "kysely";

/** Makes a plugin for a database that records every query, whether built or written by hand. */
export function hearQueries() {
  const heard: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      heard.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { heard, plugin };
}
