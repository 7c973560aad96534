import ImagePlus from "lucide-react/icons/image-plus";
import Quote from "lucide-react/icons/quote";
import type { ReactNode } from "react";
import { signOf } from "#app/components/content/markdown/markdown-edits.ts";
import type { NamedSource } from "#app/components/content/markdown/sources-to-cite.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { type Picture, pictureLine, pictureSources } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";

interface Props {
  sources: readonly NamedSource[];
  /** Null for a text without pictures. */
  pictures: readonly Picture[] | null;
}

/** The marks of sources and the lines of pictures. Without script they are copied by hand. */
export function SignsToCopy({ sources, pictures }: Props) {
  return (
    <div className="flex min-w-0 max-w-full flex-wrap gap-x-5 gap-y-1 *:min-w-0 *:max-w-full">
      {sources.length === 0 ? (
        <p className="text-ink-2 text-sm">{m.editor_cite_none()}</p>
      ) : (
        <Signs title={m.editor_cite()} icon={<Quote className="size-[18px]" />}>
          {sources.map(({ id, title }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
              <code>{signOf(id)}</code>
              <span className="min-w-0">{title}</span>
            </li>
          ))}
        </Signs>
      )}
      {pictures && (
        <Signs title={m.pictures_insert()} icon={<ImagePlus className="size-[18px]" />}>
          {pictures.map((picture) => (
            <li key={picture.id} className="flex items-center gap-3 text-sm">
              <img src={pictureSources(picture.id).url} alt="" loading="lazy" className="h-11 w-16 flex-none rounded-sm object-cover" />
              <code className="min-w-0 break-all">{pictureLine(picture)}</code>
            </li>
          ))}
          <li>
            <TextLink href={href("/dashboard/admin/contenido/imagenes")}>{m.pictures_go()}</TextLink>
          </li>
        </Signs>
      )}
    </div>
  );
}

const Signs = ({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) => (
  <details className="min-w-0">
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand text-ui">
      {icon}
      {title}
    </summary>
    <ul className="grid gap-2 pb-2">{children}</ul>
  </details>
);
