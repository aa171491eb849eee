/** What cannot be seen, as what stands for it: used where a prompt names nothing else. */
import type { Item, Mood, Place, Time } from '../scene.ts';
import { subjectByName } from '../subjects/table.ts';
import { formsOf } from './tokens.ts';

interface Idea {
  shows: string;
  place?: Place;
  time?: Time;
  mood?: Mood;
}

const table: Record<string, Idea> = {
  'freedom,liberty,free,independence': { shows: '3 dove', place: 'mountains', time: 'golden' },
  'peace,peaceful': { shows: '1 dove', place: 'lake', time: 'dawn', mood: 'calm' },
  'hope,optimism,faith': { shows: '1 seedling', place: 'meadow', time: 'dawn' },
  'love,romance,valentine': { shows: '1 heart', place: 'meadow', time: 'sunset', mood: 'dreamy' },
  'heartbreak,grief,loss': { shows: '1 broken heart', place: 'lake', time: 'night' },
  'loneliness,lonely,solitude,alone,isolation': {
    shows: '1 rowing boat',
    place: 'lake',
    time: 'night',
    mood: 'calm',
  },
  'jazz,blues': { shows: '1 saxophone, 2 musical notes', place: 'city', time: 'night' },
  'music,song,melody,sound,concert,rhythm': {
    shows: '1 guitar, 2 musical notes',
    place: 'meadow',
    time: 'sunset',
  },
  'motivation,ambition,perseverance,courage,determination,going,effort,challenge': {
    shows: '1 hiker',
    place: 'mountains',
    time: 'dawn',
    mood: 'dramatic',
  },
  'success,victory,winning,achievement': { shows: '1 trophy', place: 'mountains', time: 'golden' },
  'time,patience,waiting': { shows: '1 hourglass', place: 'desk', time: 'golden' },
  'death,mortality': { shows: '1 candle', place: 'desk', time: 'night', mood: 'mysterious' },
  'memory,memories,nostalgia,past': { shows: '1 camera, 1 letter', place: 'desk', time: 'golden' },
  'wisdom,knowledge,learning,education,science': { shows: '1 owl, 1 books', place: 'desk', time: 'night' },
  'creativity,imagination,inspiration,innovation': { shows: '1 light bulb', place: 'desk', time: 'night' },
  'justice,fairness,law': { shows: '1 scales', place: 'desk', time: 'day' },
  'power,strength,leadership': { shows: '1 lion', place: 'mountains', time: 'sunset', mood: 'dramatic' },
  'adventure,travel,journey,wanderlust,holiday,vacation': {
    shows: '1 hot air balloon',
    place: 'mountains',
    time: 'dawn',
  },
  'dream,dreams,sleep,dreaming': { shows: '1 paper boat', place: 'sky', time: 'night', mood: 'dreamy' },
  'future,progress,technology': { shows: '1 rocket', place: 'space' },
  'change,transformation,growth': { shows: '3 butterfly', place: 'garden', time: 'day' },
  'joy,happiness,happy,fun': { shows: '5 balloon', place: 'meadow', time: 'day', mood: 'cheerful' },
  'sadness,melancholy,sad,depression,anxiety,fear': {
    shows: '1 bench',
    place: 'lake',
    time: 'dawn',
    mood: 'mysterious',
  },
  'friendship,friends,togetherness,community,team': { shows: '2 dog', place: 'meadow', time: 'golden' },
  'silence,quiet,calm,meditation,mindfulness,zen,balance': {
    shows: '1 lotus',
    place: 'lake',
    time: 'dawn',
    mood: 'calm',
  },
  'wealth,money,business,finance': { shows: '1 gem', place: 'desk', time: 'golden' },
};

const ideas = Object.entries(table).map(([words, idea]) => ({ words: new Set(words.split(',')), idea }));

/** What the words stand for; the more definite idea stands higher in the table. */
export function ideaIn(
  words: readonly string[],
): (Omit<Idea, 'shows'> & { word: string; items: Item[] }) | undefined {
  for (const { words: its, idea } of ideas) {
    const word = words.find((one) => [one, ...formsOf(one)].some((form) => its.has(form)));
    if (!word) continue;
    const { shows, ...rest } = idea;
    const items = shows.split(', ').map((one): Item => {
      const [count, ...name] = one.split(' ');
      const id = name.join(' ');
      return { id, subject: subjectByName.get(id)!.part, count: Number(count) };
    });
    return { word, items, ...rest };
  }
  return undefined;
}

/** For the test: everything that is shown for something. */
export const ideasShown = ideas.flatMap(({ idea }) =>
  idea.shows.split(', ').map((one) => one.split(' ').slice(1).join(' ')),
);
