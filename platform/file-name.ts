import { cut } from "./cut.ts";

/**
 * The types of files that we hand out under a visitor's file name, each with its extensions. The first is added to a name that has
 * none.
 */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  "application/json": ["json"],
  "application/pdf": ["pdf"],
  "application/xml": ["xml"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "text/csv": ["csv"],
};
const MAX_LENGTH = 200;

/**
 * Names a file after what it is. The words come from the sender, the extension from the type that the bytes showed: a PDF that came
 * as `x.html` becomes `x.pdf`, since people trust the name of a download. Invisible marks, such as those that change the direction of
 * writing, and parts that lead out of a folder are removed. `otherwise` is the name when nothing is left.
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

/** Returns the words of a file's name, without invisible marks and parts that could lead out of a folder. The result may be empty. */
export const cleanFileName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]+/gu, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .replace(/\s+/g, " ");
