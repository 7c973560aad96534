import { byDistance, type Position } from "#domain/directory/position.ts";

export interface Airport extends Position {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
}

/**
 * The airports with regular flights from abroad. Their positions come from the source `viaje-aeropuertos-coordenadas`; that of El Catey
 * comes from Wikipedia, read on 21 November 2026.
 */
export const AIRPORTS: readonly Airport[] = [
  { code: "PUJ", name: "Punta Cana", latitude: 18.5674, longitude: -68.3634 },
  { code: "SDQ", name: "Las Américas", latitude: 18.4297, longitude: -69.6689 },
  { code: "STI", name: "Cibao", latitude: 19.4061, longitude: -70.6047 },
  { code: "POP", name: "Gregorio Luperón", latitude: 19.7579, longitude: -70.57 },
  { code: "LRM", name: "La Romana", latitude: 18.4507, longitude: -68.9118 },
  { code: "AZS", name: "El Catey", latitude: 19.2694, longitude: -69.7369 },
];

export type AirportNear = Airport & { readonly kilometers: number };

/** Returns the airports nearest to a place, nearest first. */
export function nearestAirports(from: Position, max: number): AirportNear[] {
  return byDistance(from, AIRPORTS).slice(0, max);
}
