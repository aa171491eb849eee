/** What a picture is of, before it is drawn: small, readable, the same again from the same seed. */
export const times = ['dawn', 'day', 'golden', 'sunset', 'night'] as const;
export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const moods = ['calm', 'cheerful', 'mysterious', 'dreamy', 'dramatic'] as const;
export const places = [
  'lake',
  'waterfall',
  'forest',
  'meadow',
  'mountains',
  'beach',
  'sea',
  'desert',
  'snow',
  'city',
  'street',
  'room',
  'desk',
  'space',
  'undersea',
  'sky',
  'garden',
  'farm',
  'abstract',
] as const;
export const styles = [
  'vector',
  'papercut',
  'risograph',
  'linocut',
  'clay',
  'sketch',
  'isometric',
  'pixel',
  'lowpoly',
  'blueprint',
  'watercolour',
  'poster',
] as const;
export type Time = (typeof times)[number];
export type Weather = (typeof weathers)[number];
export type Season = (typeof seasons)[number];
export type Mood = (typeof moods)[number];
export type Place = (typeof places)[number];
export type Style = (typeof styles)[number];
/** Layers of places that are things to people: they can be taken away. */
export const furnishings = [
  'lamp',
  'plant',
  'shelf',
  'window',
  'rug',
  'branch',
  'reeds',
  'flowers',
  'ferns',
] as const;
export type Furnishing = (typeof furnishings)[number];
export type Relation = 'on' | 'in' | 'under' | 'behind' | 'before' | 'beside' | 'above' | 'between' | 'held';

export interface Item {
  /** Names it for edits and layers: `boat`, `boat 2`. */
  id: string;
  subject: string;
  count: number;
  colour?: string;
  size?: 'tiny' | 'small' | 'large' | 'huge';
  relation?: { kind: Relation; to: string };
  layout?: 'left' | 'right' | 'centre' | 'near' | 'far';
}

export interface Scene {
  place: Place;
  time: Time;
  weather: Weather;
  season: Season;
  mood: Mood;
  style: Style;
  items: Item[];
  /** What the place would hold by itself, and was taken away. */
  without?: Furnishing[];
  /** Of the table, where the place is one. */
  tableColour?: string;
}
