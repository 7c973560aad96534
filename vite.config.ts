import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";
import { browserRoutes } from "./scripts/browser-routes.ts";
import { compiledMessages } from "./scripts/compile-messages.ts";
import { packedFiles } from "./scripts/packed-files.ts";
import { shortStyleNames } from "./scripts/short-style-names.ts";

/** In development the Hono app answers whatever Vite itself does not serve. Must come before reactRouter(). */
function honoDevServer(entry: string): Plugin {
  return {
    name: "hono-dev-server",
    apply: "serve",
    configureServer: (vite) => () => {
      const { ssr } = vite.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run modules");
      vite.middlewares.use(async (req, res, next) => {
        try {
          req.url = req.originalUrl;
          const { site } = await ssr.runner.import<typeof import("./server/dev.ts")>(entry);
          await getRequestListener((await site()).fetch, { overrideGlobalObjects: false })(req, res);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * Builds `entry` with the browser's code and gives the server its URL and those of the files it imports first:
 * `import url, { imported } from "virtual:islands"`.
 */
function islands(entry: string): Plugin {
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

/** React Router writes down the data of every page for the browser: here only where the page goes on in the browser. */
function handoverOfHydratedPages(): Plugin {
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

/** Gives the icons of lucide-react a component that says less: app/ui/lucide-icon.ts. */
function leanIcons(component: string): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("lucide-react") ? path.resolve(component) : undefined,
  };
}

/** What browsers keep from one release to the next, and what screens share. */
const BROWSER_CHUNKS = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: "router", test: /\/node_modules\/react-router\//, priority: 2 },
];

/** What Node begins with: two processes, and a thread. */
const ENTRIES = {
  web: "./server/web.ts",
  worker: "./server/worker.ts",
  "understand-file": "./domain/imports/understand-file-thread.ts",
};

export default defineConfig(({ mode }) => ({
  plugins: [
    compiledMessages(),
    handoverOfHydratedPages(),
    tailwindcss(),
    leanIcons("app/ui/lucide-icon.ts"),
    mode === "test" ? null : shortStyleNames("app/app.css"),
    mode === "test" ? null : honoDevServer("/server/dev.ts"),
    islands("app/islands/client.ts"),
    browserRoutes(["account", "admin", "patient", "provider", "reviewer"]),
    packedFiles(),
    mode === "test" ? null : reactRouter(),
  ],
  environments: {
    client: {
      // The first script of a page names all that it may load later, and letters of a hash do not compress.
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: BROWSER_CHUNKS },
          },
          treeshake: { moduleSideEffects: [{ test: /\/app\/(components|ui)\//, sideEffects: false }] },
        },
      },
    },
    ssr: {
      // Bundled, or Node would load them as their packages have them.
      resolve: { noExternal: ["lucide-react", "react-router"] },
      build: { rolldownOptions: { input: ENTRIES } },
    },
  },
}));
