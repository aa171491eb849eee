/** The plane on which the map is drawn: x in degrees of longitude, y as stretched as x where it is, growing to the south. */

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  latitude: number;
  longitude: number;
}

const inDegrees = 180 / Math.PI;
/** The poles lie infinitely far away. */
const furthest = 85;

/** The map is cut in the Bering Strait, where it parts no country. */
const cut = -169;

export function project({ latitude, longitude }: Place): Point {
  const kept = Math.max(-furthest, Math.min(furthest, latitude));
  return {
    x: longitude < cut ? longitude + 360 : longitude,
    y: -Math.log(Math.tan(Math.PI / 4 + kept / 2 / inDegrees)) * inDegrees,
  };
}

export function unproject({ x, y }: Point): Place {
  return {
    longitude: x > 180 ? x - 360 : x,
    latitude: 2 * inDegrees * Math.atan(Math.exp(-y / inDegrees)) - 90,
  };
}

/** Where people live, with a little ice. */
export const world = {
  west: cut,
  east: cut + 360,
  north: project({ latitude: 78, longitude: 0 }).y,
  south: project({ latitude: -56, longitude: 0 }).y,
};
