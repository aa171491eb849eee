/** Which lists of a thread are asked for: all of them as a summary, or one by its name. Decided by words alone, and only where there are no others. */
import { isEmptyWord, wordsOf } from '#language/sentences.ts';

export const sections = ['decisions', 'dates', 'tasks', 'questions'] as const;
export type Section = (typeof sections)[number];

const set = (words: string) => new Set(words.split(' '));
const summary = set('summarise summarize summary summaries recap recapitulate sum tldr overview gist');
const named: Readonly<Record<Section, ReadonlySet<string>>> = {
  decisions: set('decide decided decision decisions agree agreed agreement agreements'),
  dates: set('date dates deadline deadlines'),
  tasks: set('task tasks todo todos promise promised promises'),
  questions: set('question questions unanswered unresolved open'),
};
/** They ask for a list, or say that it is about the talk. */
const beside = set(
  'please panda list give show tell make write short brief quick far thread conversation discussion chat talk message messages said say discussed talked written everything everyone people anything',
);
const whoDoesWhat = /^who (?:does|is doing|will do|has to do) what\W*$/i;
const longest = 120;

export function sectionsAsked(question: string): readonly Section[] {
  const text = question.trim();
  if (text.length > longest) return [];
  if (whoDoesWhat.test(text)) return ['tasks'];
  const words = wordsOf(text).filter((word) => !isEmptyWord(word) && !beside.has(word));
  if (words.length === 0) return [];
  const isNamed = (word: string) => sections.some((section) => named[section].has(word));
  if (!words.every((word) => summary.has(word) || isNamed(word))) return [];
  const one = sections.filter((section) => words.some((word) => named[section].has(word)));
  return one.length > 0 ? one : sections;
}
