import type { Plugin } from "vite";

/** Keeps the data that React Router writes for the browser only on hydrated pages. */
export function handoverOfHydratedPages(): Plugin {
  const made = "serverHandoffStream: encodeViaTurboStream(";
  const needed = "serverHandoffStream: context.matches.some(({ route }) => route.handle?.hydrate) && encodeViaTurboStream(";
  return {
    name: "handover-of-hydrated-pages",
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/server-runtime\/server\.js$/ },
      handler(code) {
        if (!code.includes(made)) throw new Error("React Router hands over its data in another way now");
        return { code: code.replaceAll(made, needed), map: null };
      },
    },
  };
}
