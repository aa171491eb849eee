import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { isSame } from './changes.ts';
import { notEnglish } from './english-only.ts';
import { mended } from './mend.server.ts';

const also = 'A language model would also catch what is right by the book and still sounds odd.';

export async function grammarByRule({ text }: SmallInput): Promise<Written> {
  const foreign = notEnglish(text);
  if (foreign) return foreign;
  const { text: now, changes, offered } = await mended(text);
  const hints = offered.map(({ was, now: to, why }) => ({
    text: to ? `${was} → ${to}` : was,
    why,
  }));
  if (isSame(text, now))
    return {
      text,
      hints,
      revises: true,
      note: hints.length > 0 ? `No certain mistakes were found. ${also}` : `No mistakes were found. ${also}`,
    };
  return { text: now, changes, hints, revises: true, note: also };
}
