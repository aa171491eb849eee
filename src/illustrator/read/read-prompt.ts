/** A prompt as a scene, with the words that could not be drawn. Linear in the prompt; nothing is looked up outside. */
import { createRandom, hashOf } from '../random.ts';
import type { Item, Mood, Place, Scene, Season, Style, Time, Weather } from '../scene.ts';
import { auroraIn } from '../stage/aurora.ts';
import { subjectByPart } from '../subjects/table.ts';
import { spreadColours } from './each-colour.ts';
import { findSubjects, reserveNames, type FindKind } from './find-subjects.ts';
import { ideaIn } from './ideas.ts';
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
  said: {
    place?: Place;
    time?: Time;
    weather?: Weather;
    season?: Season;
    mood?: Mood;
    style?: Style;
    tableColour?: string;
  };
  items: Item[];
  absent: string[];
  unread: string[];
}

/** A table that something is under is a thing; otherwise it is where the picture is. */
const tableAsThing =
  /\b(under(?:neath)?|beneath|below|behind|beside|next to) (?:an?|the|my|our) (?:[a-z]{1,20} )?(?:table|desk)\b/giu;

/** These places are drawn in that colour anyway. */
const inItsColour =
  /\b(?:green (?=hills?\b|hillside|meadow|fields?\b|grass|valley|park\b|forest|woods\b|jungle|lawn|pasture)|blue (?=sky|sea\b|ocean|lake|river|pond|waves)|white (?=snow|clouds)|(?:golden|yellow) (?=sand|beach|dunes|desert)|(?:black|dark) (?=space\b|universe))/giu;

export function readPrompt(prompt: string, findKind: FindKind): Reading {
  const plain = prompt.replace(tableAsThing, '$1 standing table').replace(inItsColour, '');
  const tokens = tokensOf(spreadColours(plain));
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
  const elsewhere: string[] = [];
  if (places[0]) {
    const chosen = bestPlace(tokens, places, items);
    said.place = chosen;
    elsewhere.push(...places.filter(({ value }) => !isShownIn(value, chosen)).map(({ phrase }) => phrase));
    if (chosen !== 'snow' && places.some(({ value }) => value === 'snow')) said.season = 'winter';
    if (chosen === 'desk') Object.assign(said, tableColourIn(tokens, places));
  }
  if (style) said.style = style;
  if (weather) said.weather = weather;
  if (season) said.season = season;
  if (time) said.time = time;
  if (mood) said.mood = mood;
  const unread = unreadIn(tokens);
  if (items.length === 0 && absent.length === 0) {
    const idea = ideaIn(unread);
    if (idea) {
      const { word, items: shown, ...rest } = idea;
      items.push(...shown);
      Object.assign(said, { ...rest, ...said });
      unread.splice(unread.indexOf(word), 1);
    }
  }
  return {
    said,
    items,
    absent,
    unread: [...new Set([...left, ...elsewhere, ...unread])].slice(0, 40),
  };
}

/** "the moon" with a rocket flying to it is a night sky; alone with a count or colour it is a thing. */
const isThing = ({ words }: Tokens, at: number) =>
  colourWords.has(words[at - 1] ?? '') || /^(?:two|three|four|crescent)$/.test(words[at - 1] ?? '');

type FoundPlace = { value: Place; at: number; phrase: string };

/**
 * Of several places the one that its subjects can be in: boats need water. Then the one that things are said to be in. Snow lies on
 * every other place, and the sky is over it.
 */
function bestPlace({ words }: Tokens, all: readonly FoundPlace[], items: readonly Item[]): Place {
  const grounds = all.filter(({ value }) => value !== 'sky' && value !== 'snow');
  const places = grounds.length > 0 ? grounds : all.filter(({ value }) => value !== 'sky');
  const swims = items.some(({ subject }) =>
    ['water', 'swim'].includes(subjectByPart.get(subject)?.support ?? ''),
  );
  const wet: readonly Place[] = ['lake', 'waterfall', 'sea', 'beach', 'undersea', 'city'];
  const isIn = ({ at }: FoundPlace) =>
    words.slice(Math.max(0, at - 3), at).some((word) => word === 'in' || word === 'at');
  return (
    // There is none without a cliff and a pool: its own picture shows the woods and hills around it as well.
    (
      places.find(({ value }) => value === 'waterfall') ??
      (swims ? places.find(({ value }) => wet.includes(value)) : undefined) ??
      places.find(isIn) ??
      places[0] ??
      all[0]!
    ).value
  );
}

/** Places that a drawing of another shows as well. */
const shows: Partial<Record<Place, readonly Place[]>> = {
  lake: ['mountains', 'forest', 'meadow'],
  waterfall: ['mountains', 'forest', 'meadow', 'lake', 'garden'],
  beach: ['sea'],
  sea: ['beach'],
  mountains: ['meadow'],
  city: ['street', 'lake'],
  street: ['city'],
  room: ['desk'],
  desk: ['room'],
  farm: ['meadow', 'garden'],
  meadow: ['farm', 'garden'],
  garden: ['meadow', 'farm'],
};
const indoors: readonly Place[] = ['room', 'desk', 'undersea', 'space'];

const isShownIn = (place: Place, drawn: Place) =>
  place === drawn ||
  (shows[drawn]?.includes(place) ?? false) ||
  ((place === 'snow' || place === 'sky') && !indoors.includes(drawn));

function tableColourIn({ words, used }: Tokens, places: readonly FoundPlace[]): { tableColour?: string } {
  for (const { at, value } of places) {
    const colour = value === 'desk' && colourWords.get(words[at - 1] ?? '');
    if (!colour) continue;
    used[at - 1] = true;
    return { tableColour: colour };
  }
  return {};
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
    (place === 'space' || auroraIn({ items })
      ? 'night'
      : random.pick(['golden', 'day', 'sunset', 'golden', 'dawn'] as const));
  return {
    place,
    season,
    time,
    weather: said.weather ?? 'clear',
    mood: said.mood ?? 'calm',
    style: said.style ?? 'vector',
    items,
    ...(said.tableColour ? { tableColour: said.tableColour } : {}),
  };
}
