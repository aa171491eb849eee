/** Which open pages fit what someone typed, and how each is opened with it. */
import type { DescribedPlace } from '#kit/place.ts';

export interface FittingPlace {
  id: string;
  title: string;
  description: string;
  to: string;
}

const mostFitting = 4;
/** One word of the title, or two of the description. */
const enough = 2;
/** Where a word is found first, it counts; a category alone, however many words, is too little. */
const weights = { title: 3, description: 1, category: 0.5 };

/** It takes any request, so it is offered with all of them. */
const takesAll = 'universal-hub';
/** Where to look when nothing fits; it searches by itself. */
const lastResort = 'support';

/** Rooms whose pages begin with what was typed. The others open as they are. */
const takesText: ReadonlySet<string> = new Set([
  'AI tools',
  'Search',
  'Voice and e-mail',
  'Images and video',
  'Documents',
  'Books and manuals',
  'Code',
  'Services',
  'Threads',
  'Quests and allies',
  'V2 tools',
  'Help',
]);
/** Addresses have a limit, and so has the help's search. */
const longestInAddress = { tool: 1500, help: 200 };

export function fittingPlaces(text: string, places: readonly DescribedPlace[]): FittingPlace[] {
  const open = places.filter((place) => place.open);
  const asked = wordsOf(text);
  const fitting = open
    .map((place) => ({ place, score: scoreOf(place, asked) }))
    .filter(({ place, score }) => score >= enough && place.id !== takesAll && place.id !== 'home')
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place)
    .slice(0, mostFitting);
  const always = open.filter(({ id }) => id === takesAll || (fitting.length === 0 && id === lastResort));
  return [...fitting, ...always].map((place) => opened(place, text));
}

function opened({ id, title, description, category, to }: DescribedPlace, text: string): FittingPlace {
  const longest = category === 'Help' ? longestInAddress.help : longestInAddress.tool;
  const carries = takesText.has(category) && text.length <= longest;
  return { id, title, description, to: carries ? `${to}?${new URLSearchParams({ q: text })}` : to };
}

function scoreOf({ title, category, description }: DescribedPlace, asked: readonly string[]) {
  const fields = [
    { words: wordsOf(title), weight: weights.title },
    { words: wordsOf(description), weight: weights.description },
    { words: wordsOf(category), weight: weights.category },
  ];
  const scores = asked.map(
    (word) => fields.find(({ words }) => words.some((other) => isAlike(word, other)))?.weight ?? 0,
  );
  return scores.reduce((sum, score) => sum + score, 0);
}

/** They stand in every other question and would find everything. */
const emptyWords = new Set(
  (
    'the and are for from how what when where which who why does did has have was were will with you your mine its this that ' +
    'can could should would please about into not one all any some there here make made get give tell want need'
  ).split(' '),
);
const shortestWord = 3;
/** `panda` and `pandas`, `transcribe` and `transcriber`; but not `plan` and `planet`. */
const shortestStem = 4;
const longestEnding = 2;

function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\be-?mails?\b/g, 'email')
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word.length >= shortestWord && !emptyWords.has(word));
  return [...new Set(words)];
}

function isAlike(a: string, b: string) {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long) return true;
  return (
    short.length >= shortestStem && long.startsWith(short) && long.length - short.length <= longestEnding
  );
}
