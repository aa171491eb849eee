/** Two people changed one post: what each did, in one, where they did not touch the same words. */
import { mergeTexts } from '#tools/work/merge-text.ts';

export interface Wording {
  title: string;
  summary: string;
  text: string;
  tags: string[];
}

export const wordingOf = ({ title, summary, text, tags }: Wording): Wording => ({
  title,
  summary,
  text,
  tags,
});

/** Undefined where both changed the same. */
export function joinWordings(base: Wording, mine: Wording, theirs: Wording): Wording | undefined {
  const title = oneOf(base.title, mine.title, theirs.title);
  const summary = oneOf(base.summary, mine.summary, theirs.summary);
  const tags = oneOf(base.tags.join(), mine.tags.join(), theirs.tags.join());
  const text = mergeTexts(base.text, mine.text, theirs.text);
  if (title === undefined || summary === undefined || tags === undefined || text === undefined)
    return undefined;
  return { title, summary, text, tags: tags === '' ? [] : tags.split(',') };
}

function oneOf(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : undefined;
}
