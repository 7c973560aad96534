import { byDistance, type Position } from "./position.ts";

export interface Airport extends Position {
  /** IATA's code. */
  readonly code: string;
  readonly name: string;
}

/** The airports with regular flights from abroad. Positions are those that Wikipedia gives for each, read on 21 November 2026. */
export const AIRPORTS: readonly Airport[] = [
  { code: "PUJ", name: "Punta Cana", latitude: 18.5667, longitude: -68.3519 },
  { code: "SDQ", name: "Las Américas", latitude: 18.4294, longitude: -69.6689 },
  { code: "STI", name: "Cibao", latitude: 19.4061, longitude: -70.6047 },
  { code: "POP", name: "Gregorio Luperón", latitude: 19.7579, longitude: -70.57 },
  { code: "LRM", name: "La Romana", latitude: 18.4522, longitude: -68.9111 },
  { code: "AZS", name: "El Catey", latitude: 19.2694, longitude: -69.7369 },
];

export function nearestAirports(from: Position, most: number): (Airport & { kilometers: number })[] {
  return byDistance(from, AIRPORTS).slice(0, most);
}
