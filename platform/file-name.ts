import { cut } from "./cut.ts";

/** The types of the files that we hand out under somebody's name, each with its extensions; the first is given to a name that has none. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "application/xml": ["xml"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "text/csv": ["csv"],
};
const MAX_LENGTH = 200;

/**
 * Names a file by what it is. Its words come from whoever sent it, its extension from the type that its bytes showed: a PDF that came as
 * `x.html` is `x.pdf`, since whoever opens a download trusts the name. Marks that cannot be seen, such as those that turn the direction of
 * writing, and what leads out of a folder are left out. `otherwise` is the name where nothing is left.
 */
export function fileNameOf(mediaType: string, name: string, otherwise: string): string {
  const extensions = EXTENSIONS[mediaType.split(";")[0]!] ?? ["bin"];
  const own = new RegExp(`\\.(${extensions.join("|")})$`, "i");
  const plain = cleanFileName(name);
  const named = own.test(plain) ? plain : plain.replace(/(?<=.)\.[a-z\d]{1,5}$/i, "");
  const ending = own.exec(named)?.[0] ?? `.${extensions[0]}`;
  const words = cut(named.replace(own, ""), MAX_LENGTH - ending.length).replace(/[. ]+$/, "");
  return (words || otherwise) + ending;
}

/** Returns what a file was called, without what cannot be seen or could lead out of a folder. It may be empty. */
export const cleanFileName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]+/gu, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .replace(/\s+/g, " ");
