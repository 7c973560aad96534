/** The drawings that a badge may have, in /insignias. */
export const BADGE_ICONS = [
  "precios-al-dia",
  "resultados-abiertos",
  "responde-rapido",
  "atencion-internacional",
  "laboratorio",
  "acompanamiento",
  "escudo",
  "estrella",
] as const;
export type BadgeIcon = (typeof BADGE_ICONS)[number];

export const iconAddress = (icon: BadgeIcon): string => `/insignias/${icon}.svg`;
export const iconOf = (address: string): BadgeIcon | null => BADGE_ICONS.find((icon) => iconAddress(icon) === address) ?? null;

export const MAX_BADGE_NAME = 40;
export const MAX_BADGE_DESCRIPTION = 160;
export const MAX_BADGE_REASON = 300;

/** The white drawing on the badge's color must be as readable as text: WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** Returns the contrast of white on a color `#rrggbb`, from 1 to 21, by the formula of WCAG 2.2. */
export function contrastWithWhite(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05);
}

export interface BadgeToSave {
  name: string;
  description: string;
  icon: BadgeIcon;
  color: string;
}

export type BadgeError = "required" | "tooLong" | "choice" | "color" | "contrast";

export type ReadBadge = { badge: BadgeToSave; errors: null } | { badge: null; errors: Partial<Record<keyof BadgeToSave, BadgeError>> };

export function readBadge(typed: Readonly<Record<keyof BadgeToSave, string>>): ReadBadge {
  const name = typed.name.replace(/\s+/g, " ").trim();
  const description = typed.description.replace(/\s+/g, " ").trim();
  const color = typed.color.trim().toUpperCase();
  const icon = BADGE_ICONS.find((one) => one === typed.icon);
  const errors: Partial<Record<keyof BadgeToSave, BadgeError>> = {
    ...lengthError("name", name, MAX_BADGE_NAME),
    ...lengthError("description", description, MAX_BADGE_DESCRIPTION),
    ...(icon === undefined && { icon: "choice" as const }),
    ...(!/^#[0-9A-F]{6}$/.test(color)
      ? { color: "color" as const }
      : contrastWithWhite(color) < MIN_CONTRAST && { color: "contrast" as const }),
  };
  if (icon === undefined || Object.keys(errors).length > 0) return { badge: null, errors };
  return { badge: { name, description, icon, color }, errors: null };
}

function lengthError(field: "name" | "description", text: string, max: number): Partial<Record<keyof BadgeToSave, BadgeError>> {
  if (text === "") return { [field]: "required" };
  return text.length > max ? { [field]: "tooLong" } : {};
}
