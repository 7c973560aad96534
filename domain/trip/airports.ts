/** A place on the map. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Airport extends Point {
  /** As tickets have it. */
  readonly code: string;
  readonly name: string;
}

/** The airports with regular flights from abroad that lie near centers. Coordinates: source `viaje-aeropuertos-coordenadas`. */
const AIRPORTS: readonly Airport[] = [
  { code: "SDQ", name: "Las Américas", latitude: 18.4297, longitude: -69.6689 },
  { code: "STI", name: "Cibao", latitude: 19.4061, longitude: -70.6047 },
  { code: "PUJ", name: "Punta Cana", latitude: 18.5674, longitude: -68.3634 },
  { code: "POP", name: "Gregorio Luperón", latitude: 19.7579, longitude: -70.57 },
  { code: "LRM", name: "Casa de Campo", latitude: 18.4507, longitude: -68.9118 },
];

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the earth's surface, without roads. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

export interface AirportNear {
  readonly code: string;
  readonly name: string;
  /** Whole kilometres, as the crow flies. */
  readonly km: number;
}

/** The nearest airports of a place, nearest first. */
export function airportsNear(place: Point, most = 2): AirportNear[] {
  return AIRPORTS.map((airport) => ({ code: airport.code, name: airport.name, km: Math.round(distanceKm(place, airport)) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, most);
}
