import ImagePlus from "lucide-react/icons/image-plus";
import { type RefObject, useEffect, useState } from "react";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { type Picture, pictureLine, pictureSources } from "#domain/content/pictures.ts";

interface Props {
  pictures: readonly Picture[];
  control: RefObject<HTMLTextAreaElement | null>;
  /** Called with the new words once the line of a picture stands in them. */
  onInsert: (words: string) => void;
}

/** The newest pictures: a press writes the line of one below the cursor. Without script it is copied by hand. */
export function InsertPicture({ pictures, control, onInsert }: Props) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const insert = (picture: Picture) => {
    const area = control.current;
    if (!area) return;
    const end = area.value.indexOf("\n", area.selectionEnd);
    const at = end === -1 ? area.value.length : end;
    area.setRangeText(`\n\n${pictureLine(picture)}\n`, at, at, "end");
    area.focus();
    onInsert(area.value);
  };
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand text-ui">
        <ImagePlus className="size-[18px]" />
        {m.pictures_insert()}
      </summary>
      <ul className="grid gap-2 pb-2">
        {pictures.map((picture) => (
          <li key={picture.id} className="flex items-center gap-3 text-sm">
            <img src={pictureSources(picture.id).url} alt="" loading="lazy" className="h-11 w-16 flex-none rounded-sm object-cover" />
            {live ? (
              <Button type="button" kind="quiet" size="s" onClick={() => insert(picture)} aria-label={m.pictures_insert_one(picture)}>
                {picture.alt}
              </Button>
            ) : (
              <code className="min-w-0 break-all">{pictureLine(picture)}</code>
            )}
          </li>
        ))}
      </ul>
      <TextLink href={href("/dashboard/admin/contenido/imagenes")}>{m.pictures_go()}</TextLink>
    </details>
  );
}
