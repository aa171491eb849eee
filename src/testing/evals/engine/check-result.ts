/** What can be said of a result without reading it. Whether it is good is for people to see on the page. */
import { areInDifferentLanguages } from '#language/which-language.ts';
import { cleanAnswer } from '#tools/run/clean-answer.ts';

export interface Outcome {
  isDone: boolean;
  /** Whether the engine that was asked for wrote it, and no other. */
  isByEngine: boolean;
  text: string;
}

export interface Checks {
  done: boolean;
  'by the engine': boolean;
  clean: boolean;
  'right language': boolean;
  'no figure added': boolean;
}

/** `material`: what it was made from; null where it answers from elsewhere. */
export function checkResult(
  { isDone, isByEngine, text }: Outcome,
  material: string | null,
  { translates }: { translates?: true },
): Checks {
  return {
    done: isDone,
    'by the engine': isByEngine,
    clean: cleanAnswer(text, []) === text.trim(),
    'right language': translates || material === null || !areInDifferentLanguages(text, material),
    'no figure added': material === null || addedFigures(text, material).length === 0,
  };
}

/** Numbers of lists and of sources are no figures. */
const figures = (text: string) =>
  text.replaceAll(/^\s*\d{1,2}[.)]\s|\[\d+\]/gm, '').match(/\d+(?:[.,:]\d+)*/g) ?? [];

function addedFigures(text: string, material: string): string[] {
  const known = new Set(figures(material));
  return figures(text).filter((figure) => !known.has(figure));
}
