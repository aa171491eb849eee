/** Grammar and spelling, as edits with their reasons. */
import { corrected } from '#bamboo/grammar.server.ts';
import { isWord } from '#language/wordnet.server.ts';
import type { Block } from '#language/blocks.ts';
import { hunksOf, type Edit, type Hunk } from '#bamboo/text-edits.ts';

type Change = Awaited<ReturnType<typeof corrected>>['changes'][number];

export async function mistakesIn(block: Block): Promise<Edit[]> {
  const { text, changes, suggestions } = await corrected(block.text);
  const sure = hunksOf(block, text).flatMap((hunk) => {
    const exact = changes.filter((change) => isThis(change, hunk));
    const reasons = (exact.length > 0 ? exact : changes.filter((change) => explains(change, hunk))).map(
      ({ why }) => why,
    );
    // What nobody gives a reason for is tidying up, and the text is not ours to tidy.
    if (reasons.length === 0 || isRepeatedName(hunk, block.text) || isOtherSpelling(hunk, reasons)) return [];
    const { start, end, now } = hunk;
    const was = block.text.slice(start - block.start, end - block.start);
    return [{ start, end, now, why: sentence(saidTwice(was, now) ?? [...new Set(reasons)].join('; ')) }];
  });
  const offered = suggestions.map(({ start, end, was, now, why }): Edit => ({
    start: block.start + start,
    end: block.start + end,
    now,
    why: sentence(saidTwice(was, now) ?? why),
    tentative: true,
  }));
  return [...sure, ...offered];
}

/** "The the": whoever finds it, and however often, the reason is one. */
function saidTwice(was: string, now: string | null): string | undefined {
  const word = /^(\p{L}[\p{L}'’]*)(?:\s+\1)+$/iu.exec(was.trim())?.[1];
  return word && now?.trim().toLowerCase() === word.toLowerCase() ? `“${word}” is said twice` : undefined;
}

/** "Recieve" stands within "recieved", and is another mistake. */
const isThis = ({ was, now }: Change, { core }: Hunk) =>
  was.trim() === core.was.trim() && now.trim() === core.now.trim();

function explains({ was, now }: Change, { core }: Hunk): boolean {
  const [before, after] = [core.was.trim(), core.now.trim()];
  const isWithin = was.includes(before) && (after === '' || now.includes(after));
  return isWithin || (before.includes(was.trim()) && after.includes(now.trim()));
}

/** A capitalised word that comes again within is a name that no dictionary holds. */
function isRepeatedName({ core: { was, now } }: Hunk, text: string): boolean {
  const isName =
    /^\p{Lu}\p{L}+$/u.test(was) && /^\p{L}+$/u.test(now) && was.toLowerCase() !== now.toLowerCase();
  return isName && text.split(was).length > 2;
}

/** "Centre" and "colour" are right where they are at home. */
const isOtherSpelling = ({ core: { was } }: Hunk, reasons: readonly string[]) =>
  reasons.every((why) => /\bspell\b/.test(why)) && isWord(was.toLowerCase());

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`
    .replaceAll('“.', '”.')
    .replaceAll('“?', '”?');
