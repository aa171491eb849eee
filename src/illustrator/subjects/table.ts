/** Every subject that was tagged, and the words that mean it. */
import { animals } from './animals.ts';
import { buildings } from './buildings.ts';
import { food } from './food.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { readRows, type Subject } from './subject.ts';
import { things } from './things.ts';
import { vehicles } from './vehicles.ts';

export const subjects: readonly Subject[] = [
  buildings,
  animals,
  people,
  vehicles,
  nature,
  food,
  things,
].flatMap(readRows);

/** The first that claims a word has it. */
export const subjectByName: ReadonlyMap<string, Subject> = new Map(
  subjects.flatMap((subject) => subject.names.map((name) => [name, subject] as const)).reverse(),
);
export const subjectByPart: ReadonlyMap<string, Subject> = new Map(
  subjects.map((subject) => [subject.part, subject]),
);
