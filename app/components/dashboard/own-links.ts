import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { href } from "#app/locale.ts";
import { isFileAddress } from "./file-address.ts";

/**
 * Returns a click handler that makes plain links within the dashboard change the screen without loading a page. They stay plain links,
 * so that they work without the script. Links to files are left to the browser. Those within `data-stays` keep the scroll position.
 */
export function useOwnLinks(root: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || isFileAddress(link.pathname) || link.origin !== location.origin) return;
    const own = href(root);
    if (link.pathname !== own && !link.pathname.startsWith(`${own}/`)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    // The navigation of wide screens is within one too, which some browsers do not know.
    link.closest<HTMLElement>("[popover]")?.hidePopover?.();
    const stays = link.closest("[data-stays]") !== null;
    void navigate(link.pathname.slice(own.length - root.length) + link.search + link.hash, { preventScrollReset: stays });
  };
}
