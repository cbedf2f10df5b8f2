/** In degrees. */
export interface Position {
  lat: number;
  lon: number;
}

const earthRadius = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points as the crow flies (haversine formula). */
export function metresBetween(one: Position, other: Position): number {
  const lat = toRadians(other.lat - one.lat);
  const lon = toRadians(other.lon - one.lon);
  const chord =
    Math.sin(lat / 2) ** 2 + Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
