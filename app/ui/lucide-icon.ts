import { createElement, type ReactElement, type SVGProps } from "react";

interface IconData {
  name: string;
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Replaces lucide-react's own component in the build. The shapes are elements created once, and the strokes that all icons share are in
 * base.css, since a page draws a hundred icons.
 */
export default function createLucideIcon({ name, node }: IconData) {
  const shapes: ReactElement[] = node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }));
  function LucideIcon({ className, ...props }: SVGProps<SVGSVGElement>) {
    const decorative = !Object.keys(props).some((prop) => prop === "role" || prop === "title" || prop.startsWith("aria-"));
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        className: className ? `lucide ${className}` : "lucide",
        ...(decorative && { "aria-hidden": true }),
        ...props,
      },
      shapes,
    );
  }
  return Object.assign(LucideIcon, { displayName: name });
}
