import { useId } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ListedPicture } from "#domain/content/picture-queries.server.ts";
import { pictureLine, pictureSources } from "#domain/content/pictures.ts";

/** A picture with the line that shows it in a text, and which texts do. Only one that no text shows can be taken away. */
export function PictureCard({ picture }: { picture: ListedPicture }) {
  const { id, alt, caption, texts } = picture;
  const { url, srcSet, width, height } = pictureSources(id);
  const line = useId();
  return (
    <li className="grid content-start gap-2">
      <img
        {...{ srcSet, width, height }}
        alt={alt}
        src={url}
        sizes="(min-width: 64rem) 20rem, 92vw"
        loading="lazy"
        className="aspect-[5/3] w-full rounded-lg bg-surface-2 object-contain"
      />
      <p className="font-semibold text-ui">{alt}</p>
      {caption && <p className="text-ink-2 text-sm">{caption}</p>}
      <label htmlFor={line} className="text-ink-2 text-sm">
        {m.pictures_line()}
      </label>
      <Input id={line} readOnly defaultValue={pictureLine(picture)} onFocus={(event) => event.currentTarget.select()} />
      {texts.length > 0 ? (
        <p className="text-ink-2 text-sm">{m.pictures_used({ texts: texts.join(", ") })}</p>
      ) : (
        <form method="post" encType="multipart/form-data">
          <input type="hidden" name="accion" value="quitar" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" kind="quiet" size="s" aria-label={m.pictures_remove_one({ alt })}>
            {m.pictures_remove()}
          </Button>
        </form>
      )}
    </li>
  );
}
