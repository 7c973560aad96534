import type { Plugin } from "vite";

/**
 * Builds `entry` with the browser's code and gives the server its URL and those of the files it imports first: `import url, { imported }
 * from "virtual:islands"`.
 */
export function islandsEntry(entry: string): Plugin {
  const id = "virtual:islands";
  let dev = true;
  let base = "/";
  let chunk = "";
  let url = "";
  let imported: string[] = [];
  return {
    name: "islands",
    configResolved(config) {
      dev = config.command === "serve";
      base = config.base;
    },
    buildStart() {
      if (!dev && this.environment.name === "client") chunk = this.emitFile({ type: "chunk", id: entry, name: "islands" });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const file = this.getFileName(chunk);
      const built = bundle[file];
      url = base + file;
      imported = built?.type === "chunk" ? built.imports.map((name) => base + name) : [];
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (module) =>
      module === `\0${id}`
        ? `export default ${JSON.stringify(dev ? base + entry : url)}; export const imported = ${JSON.stringify(imported)};`
        : undefined,
  };
}
