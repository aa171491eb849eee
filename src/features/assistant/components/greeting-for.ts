import { greeting } from './words.ts';

interface Met {
  /** Of the person. */
  name?: string | undefined;
  /** Of their panda. */
  panda?: string | undefined;
  /** What they did last. */
  last?: { title: string; toolTitle: string } | undefined;
}

/** Whoever is known is greeted by name and by what they did last. */
export function greetingFor({ name, panda, last }: Met): string {
  if (!name && !last) return greeting;
  const hello = name ? `Hello, ${name}.` : 'Welcome back.';
  const self = panda ? ` I am ${panda}, your panda.` : ' I am the Frenly panda.';
  const before = last
    ? ` Last time you were at “${shortened(last.title)}” in ${last.toolTitle}. Shall we continue, or is there something new?`
    : ' Ask me anything, or tell me what to make better.';
  return hello + self + before;
}

const longestTitle = 60;

/** A title may be the first sentences of a text. */
function shortened(title: string): string {
  const characters = Array.from(title);
  return characters.length > longestTitle
    ? `${characters.slice(0, longestTitle).join('').trimEnd()}…`
    : title;
}
