/** A scene in a sentence: for those who do not see it, and for the history. */
import type { Item, Place, Scene, Style, Time } from './scene.ts';

const placeWords: Record<Place, string> = {
  lake: 'by a lake',
  waterfall: 'by a waterfall',
  forest: 'in a forest',
  meadow: 'in a meadow',
  mountains: 'in the mountains',
  beach: 'on a beach',
  sea: 'at sea',
  desert: 'in a desert',
  snow: 'in the snow',
  city: 'before a city skyline',
  street: 'in a street',
  room: 'in a room',
  desk: 'on a desk',
  space: 'in space',
  undersea: 'under water',
  sky: 'above the clouds',
  garden: 'in a garden',
  farm: 'on a farm',
  abstract: 'before plain shapes',
};
const timeWords: Record<Time, string> = {
  dawn: 'at dawn',
  day: 'by day',
  golden: 'in the late afternoon',
  sunset: 'at sunset',
  night: 'at night',
};
export const styleNames: Record<Style, string> = {
  vector: 'Vector',
  papercut: 'Paper cut',
  risograph: 'Risograph',
  linocut: 'Linocut',
  clay: 'Clay',
  sketch: 'Hand-drawn',
  isometric: 'Isometric',
  pixel: 'Pixel art',
  lowpoly: 'Low poly',
  blueprint: 'Blueprint',
  watercolour: 'Watercolour',
  poster: 'Poster',
};

export function sceneWords({ place, time, weather, items }: Scene): string {
  const things = items.map(nameOf);
  const all =
    things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : (things[0] ?? 'A view');
  const mood =
    weather === 'clear'
      ? ''
      : ` in ${weather === 'cloudy' ? 'cloudy weather' : weather === 'storm' ? 'a storm' : weather}`;
  const hour = place === 'space' || place === 'undersea' ? '' : ` ${timeWords[time]}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${placeWords[place]}${hour}${mood}`;
}

const nameOf = ({ id, count }: Item) => {
  const name = id.replace(/ \d+$/, '');
  if (name.endsWith(' lights')) return name;
  return count > 1 ? `${count} × ${name}` : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};
