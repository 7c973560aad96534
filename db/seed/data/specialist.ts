export interface DemoSpecialist {
  name: string;
  honorific: "Dr." | "Dra." | "Lic." | "Licda." | null;
  type: "doctor" | "specialist";
  specialty: string;
  years: number | null;
  languages: readonly string[];
  /** The names of their centers, the main one first. Without a center they receive requests themselves. */
  centers: readonly string[];
  /** Given only for a person without a center. */
  city?: string;
  status: "draft" | "pending" | "published" | "verified";
  /** True for a paid place in the lists. */
  featured: boolean;
  services: readonly string[];
  bio: string | null;
}

const isOneOf = <T extends string>(text: string, list: readonly T[]): T | undefined => list.find((item) => item === text);
const listOf = (text: string): readonly string[] => (text === "-" ? [] : text.split(","));

/**
 * Reads one person a line: title and name | specialty | years | languages | centers joined by + (or @ and a city) | status
 * (with an asterisk before it for a paid place) | services | bio. A hyphen means that it is not given.
 */
export function readSpecialists(lines: string): readonly DemoSpecialist[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [called = "", specialty = "", years = "-", languages = "-", places = "", state = "", services = "-", bio] = line
        .split("|")
        .map((part) => part.trim());
      const [title = "", ...names] = called.split(" ");
      const honorific = isOneOf(title, ["Dr.", "Dra.", "Lic.", "Licda."] as const) ?? null;
      const status = isOneOf(state.replace("*", ""), ["draft", "pending", "published", "verified"] as const);
      if (!status) throw new Error(`no such status: ${line}`);
      return {
        name: honorific ? names.join(" ") : called,
        honorific,
        type: title === "Dr." || title === "Dra." ? "doctor" : "specialist",
        specialty,
        years: years === "-" ? null : Number(years),
        languages: listOf(languages),
        centers: places.startsWith("@") ? [] : places.split(" + "),
        ...(places.startsWith("@") && { city: places.slice(1) }),
        status,
        featured: state.startsWith("*"),
        services: listOf(services),
        bio: bio || null,
      };
    });
}
