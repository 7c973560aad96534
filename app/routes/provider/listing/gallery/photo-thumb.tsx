import clsx from "clsx";
import { Badge } from "#app/ui/badge.tsx";
import type { OwnPhoto } from "#domain/listing/own-gallery.server.ts";
import { m } from "#messages/m.ts";
import type { Dragged } from "./dragged-order.tsx";

interface Props {
  photo: OwnPhoto;
  index: number;
  /** The address of the screen with this photo in its pane. */
  href: string;
  chosen: boolean;
  dragged: Dragged | undefined;
}

/** One photo of the gallery. It opens in the pane beside it; the first photo is the cover, and larger. */
export function PhotoThumb({ photo: { url, srcSet, alt }, index, href, chosen, dragged }: Props) {
  const name = alt || m.listing_gallery_photo({ number: String(index + 1) });
  return (
    <li {...dragged} className={clsx("grid content-start gap-1.5 rounded-lg", index === 0 && "col-span-2 row-span-2", dragged?.className)}>
      <a
        href={href}
        aria-current={chosen ? "true" : undefined}
        data-stop
        draggable={false}
        className={clsx(
          "relative block aspect-[5/3] overflow-hidden rounded-lg bg-surface-2 outline-offset-2",
          chosen && "outline-3 outline-brand",
        )}
      >
        <img src={url} srcSet={srcSet} sizes="(min-width: 75rem) 22rem, 60vw" alt="" loading="lazy" className="size-full object-cover" />
        <span className="absolute top-2 left-2">
          <Badge kind="neutral">{index === 0 ? m.listing_gallery_cover() : String(index + 1)}</Badge>
        </span>
        {alt === "" && (
          <span className="absolute right-2 bottom-2 size-4 rounded-full border-2 border-surface bg-ambar-400">
            <span className="sr-only">{m.listing_gallery_undescribed()}</span>
          </span>
        )}
        <span className="sr-only">{m.listing_gallery_edit({ name })}</span>
      </a>
      {alt !== "" && (
        <span aria-hidden className="text-ink-2 text-sm truncate">
          {alt}
        </span>
      )}
    </li>
  );
}
