/** A prompt as a scene, with the words that could not be drawn. Linear in the prompt; nothing is looked up outside. */
import { createRandom, hashOf } from '../random.ts';
import type { Item, Mood, Place, Scene, Season, Style, Time, Weather } from '../scene.ts';
import { subjectByPart } from '../subjects/table.ts';
import { findSubjects, reserveNames, type FindKind } from './find-subjects.ts';
import { habitatOf } from './habitat.ts';
import { takePhrases, tokensOf, type Tokens } from './tokens.ts';
import {
  colourWords,
  countWords,
  layoutWords,
  moodWords,
  placeWords,
  relationWords,
  saysNothing,
  seasonWords,
  sizeWords,
  styleWords,
  timeWords,
  weatherWords,
} from './words.ts';

export interface Reading {
  /** What was said outright; the rest of a scene is filled in. */
  said: { place?: Place; time?: Time; weather?: Weather; season?: Season; mood?: Mood; style?: Style };
  items: Item[];
  absent: string[];
  unread: string[];
}

export function readPrompt(prompt: string, findKind: FindKind): Reading {
  const tokens = tokensOf(prompt);
  const said: Reading['said'] = {};
  // A full moon is drawn by every night; as a thing it would be a second one.
  takePhrases(
    tokens,
    new Map([
      ['full moon', 'night'],
      ['moon', 'night'],
      ['the moon shining', 'night'],
    ]),
  ).forEach(({ at }) => isThing(tokens, at) || (said.time ??= 'night'));
  const style = takePhrases(tokens, styleWords)[0]?.value;
  const release = reserveNames(tokens);
  const places = takePhrases(tokens, placeWords);
  const weather = takePhrases(tokens, weatherWords)[0]?.value;
  const season = takePhrases(tokens, seasonWords)[0]?.value;
  const time = takePhrases(tokens, timeWords)[0]?.value;
  const mood = takePhrases(tokens, moodWords)[0]?.value;
  const layouts = takePhrases(tokens, layoutWords);
  release();
  const { items, left, absent } = findSubjects(tokens, findKind);
  for (const { value, at } of layouts) {
    const nearest = items.length === 1 ? items[0] : nearestBefore(tokens, items, at);
    if (nearest) nearest.layout = value;
  }
  if (places[0])
    said.place = bestPlace(
      places.map(({ value }) => value),
      items,
    );
  if (style) said.style = style;
  if (weather) said.weather = weather;
  if (season) said.season = season;
  if (time) said.time = time;
  if (mood) said.mood = mood;
  return { said, items, absent, unread: [...new Set([...left, ...unreadIn(tokens)])].slice(0, 40) };
}

/** "the moon" with a rocket flying to it is a night sky; alone with a count or colour it is a thing. */
const isThing = ({ words }: Tokens, at: number) =>
  colourWords.has(words[at - 1] ?? '') || /^(?:two|three|four|crescent)$/.test(words[at - 1] ?? '');

/** Of several places the one that its subjects can be in: boats need water. */
function bestPlace(places: readonly Place[], items: readonly Item[]): Place {
  const swims = items.some(({ subject }) =>
    ['water', 'swim'].includes(subjectByPart.get(subject)?.support ?? ''),
  );
  const wet: readonly Place[] = ['lake', 'sea', 'beach', 'undersea', 'city'];
  return (
    (swims ? places.find((place) => wet.includes(place)) : undefined) ??
    places.find((place) => place !== 'sky') ??
    places[0]!
  );
}

function nearestBefore({ words }: Tokens, items: readonly Item[], at: number): Item | undefined {
  const where = (item: Item) => words.slice(0, at).lastIndexOf(item.id.split(' ').at(-1)!);
  return [...items].sort((a, b) => where(b) - where(a))[0];
}

const small = new Set([
  ...countWords.keys(),
  ...sizeWords.keys(),
  ...relationWords.flatMap(([phrase]) => phrase.split(' ')),
]);

const unreadIn = ({ words, used }: Tokens) =>
  words.filter(
    (word, i) =>
      !used[i] && !saysNothing.has(word) && !small.has(word) && word.length > 2 && !/^\d+$/.test(word),
  );

/** What was not said is chosen: by the subjects, and by the seed. */
export function sceneOf({ said, items }: Pick<Reading, 'said' | 'items'>, seed: number, prompt = ''): Scene {
  const random = createRandom(seed ^ hashOf(prompt));
  const place = said.place ?? habitatOf(items);
  const season =
    said.season ??
    (place === 'snow' || said.weather === 'snow'
      ? 'winter'
      : random.pick(['spring', 'summer', 'summer', 'autumn'] as const));
  const time =
    said.time ??
    (place === 'space' ? 'night' : random.pick(['golden', 'day', 'sunset', 'golden', 'dawn'] as const));
  return {
    place,
    season,
    time,
    weather: said.weather ?? 'clear',
    mood: said.mood ?? 'calm',
    style: said.style ?? 'vector',
    items,
  };
}
