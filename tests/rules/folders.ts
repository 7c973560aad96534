import path from "node:path";
import { SLICES } from "../../domain/slices.mjs";

/** What whoever makes a folder of another name reads. */
export const CALL_IT_LIKE_ITS_SLICE =
  "A folder of a noun in app/ has the name of its slice in domain/, or of what only screens have (app/README.md). Put the file in the folder of the slice that owns the noun.";

/** What whoever adds one more file reads. */
export const DIVIDE_IT = "A folder of routes has at most 25 files: give its screens folders by noun, as app/routes/admin has.";

/** What only screens have. */
const OF_SCREENS = ["api", "dashboard", "illustration", "lists", "money", "shell"];
/** Folders below an audience that gather addresses of several nouns. */
const OF_ADDRESSES = ["files", "payments"];

const isNoun = (name: string) => Object.hasOwn(SLICES, name) || OF_SCREENS.includes(name);

/** Returns what is wrong with the folders of app/, given its files and those among them that answer an address. */
export function misplacedFiles(files: readonly string[], routes: ReadonlySet<string>): string[] {
  const foreign = files.filter((file) => {
    const [, part = "", first = "", second = "", ...rest] = file.split("/");
    if (part === "components" || part === "forms") return second !== "" && !isNoun(first);
    return part === "routes" && rest.length > 0 && routes.has(file) && !isNoun(second) && !OF_ADDRESSES.includes(second);
  });
  const sizes = Map.groupBy(
    files.filter((file) => file.startsWith("app/routes/")),
    (file) => path.dirname(file),
  );
  const full = [...sizes].filter(([, inside]) => inside.length > 25).map(([folder, { length }]) => `${folder} has ${length}. ${DIVIDE_IT}`);
  return [...foreign.map((file) => `${file}: ${CALL_IT_LIKE_ITS_SLICE}`), ...full];
}
