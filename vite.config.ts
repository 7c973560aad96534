import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserRoutes } from "./scripts/plugins/browser-routes.ts";
import { compiledMessages } from "./scripts/plugins/compiled-messages.ts";
import { handoverOfHydratedPages } from "./scripts/plugins/handover-of-hydrated-pages.ts";
import { honoDevServer } from "./scripts/plugins/hono-dev-server.ts";
import { islandsEntry } from "./scripts/plugins/islands-entry.ts";
import { leanIcons } from "./scripts/plugins/lean-icons.ts";
import { packedFiles } from "./scripts/plugins/packed-files.ts";
import { shortStyleNames } from "./scripts/plugins/short-style-names.ts";
import { writtenMessages } from "./scripts/plugins/written-messages.ts";

/** What browsers keep from one release to the next, and what screens share. */
const BROWSER_CHUNKS = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: "router", test: /\/node_modules\/react-router\//, priority: 2 },
  // The first script of a page names each file of its islands, so that small ones which several share are one file.
  {
    name: "icons",
    test: /\/icons\/(arrow-left|arrow-right|check|chevron-down|circle-exclamation-point|clock|eye|file-text|info|map-pin|plus|search|shield-check|sliders-horizontal|sparkle|triangle-exclamation-point|x)\.m?js$/,
    priority: 1,
  },
  {
    name: "asked",
    test: /\/(leads\/contact-links|directory\/looked-at|directory\/patient-groups|listing\/patients|directory\/filters)\.ts$/,
    priority: 1,
  },
];

/** What Node begins with: two processes, and their threads. */
const ENTRIES = {
  web: "./server/web.ts",
  worker: "./server/worker.ts",
  "understand-file": "./domain/imports/understand-file-thread.ts",
  "busy-times": "./domain/consultations/busy-times-thread.ts",
};

export default defineConfig(({ mode }) => ({
  plugins: [
    compiledMessages(),
    handoverOfHydratedPages(),
    tailwindcss(),
    leanIcons("app/ui/lucide-icon.ts"),
    mode === "test" ? null : shortStyleNames("app/app.css"),
    // After the names of styles, which are looked for in all strings of a module.
    writtenMessages("es"),
    mode === "test" ? null : honoDevServer("/server/dev.ts"),
    islandsEntry("app/islands/client.ts"),
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
      // Bundled, or Node would load them as their packages have them. The mails need a small part of react-email, which can be told only
      // when what it passes on is bundled too.
      resolve: { noExternal: ["lucide-react", "react-email", "@react-email/render", "react-router"] },
      build: { rolldownOptions: { input: ENTRIES } },
    },
  },
}));
