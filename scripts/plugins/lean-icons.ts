import path from "node:path";
import type { Plugin } from "vite";

/** Gives the icons of lucide-react a smaller component: app/ui/lucide-icon.ts. */
export function leanIcons(component: string): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("lucide-react") ? path.resolve(component) : undefined,
  };
}
