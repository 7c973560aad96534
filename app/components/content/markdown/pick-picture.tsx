import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { type Picture, pictureSources } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { CHOICE, Picker } from "./picker.tsx";

interface Props {
  id: string;
  /** The newest pictures. */
  pictures: readonly Picture[];
  onPick: (picture: Picture) => void;
}

/** The newest pictures, with their descriptions, and a link to all of them. */
export function PickPicture({ id, pictures, onPick }: Props) {
  return (
    <Picker id={id} label={m.pictures_insert()}>
      {(close) => (
        <>
          {pictures.length === 0 && <p className="px-3 py-3 text-ink-2 text-ui">{m.pictures_none()}</p>}
          <ul>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className={`${CHOICE} grid-cols-[4rem_minmax(0,1fr)] items-center gap-3`}
                  onClick={() => {
                    close();
                    onPick(picture);
                  }}
                >
                  <img src={pictureSources(picture.id).url} alt="" loading="lazy" className="h-11 w-16 rounded-sm object-cover" />
                  {picture.alt}
                </button>
              </li>
            ))}
          </ul>
          <p className="px-3">
            <TextLink href={href("/dashboard/admin/contenido/imagenes")}>{m.pictures_go()}</TextLink>
          </p>
        </>
      )}
    </Picker>
  );
}
