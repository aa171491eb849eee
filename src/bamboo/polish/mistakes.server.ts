/** Grammar and spelling, as edits with their reasons. */
import { corrected } from '#bamboo/grammar.server.ts';
import { isWord } from '#language/wordnet.server.ts';
import type { Block } from '#language/blocks.ts';
import { hunksOf, type Edit, type Hunk } from '#bamboo/text-edits.ts';

type Change = Awaited<ReturnType<typeof corrected>>['changes'][number];

interface Mistakes {
  edits: Edit[];
  /** False where the checker could not be asked. */
  isChecked: boolean;
}

export async function mistakesIn(block: Block): Promise<Mistakes> {
  const { text, changes, suggestions, isChecked } = await corrected(block.text);
  const sure = wholeChanges(hunksOf(block, text), changes, block).flatMap((hunk) => {
    const exact = changes.filter((change) => isThis(change, hunk));
    const reasons = (exact.length > 0 ? exact : changes.filter((change) => explains(change, hunk))).map(
      ({ why }) => why,
    );
    // What nobody gives a reason for is tidying up, and the text is not ours to tidy.
    if (reasons.length === 0 || isRepeatedName(hunk, block.text) || isOtherSpelling(hunk, reasons)) return [];
    const { start, end } = hunk;
    const was = block.text.slice(start - block.start, end - block.start);
    const now = exact.length > 0 ? hunk.now : beginningAs(was, hunk.now, reasons);
    return [{ start, end, now, why: sentence(saidTwice(was, now) ?? [...new Set(reasons)].join('; ')) }];
  });
  const offered = suggestions.map(({ start, end, was, now, why }): Edit => ({
    start: block.start + start,
    end: block.start + end,
    now,
    why: sentence(saidTwice(was, now) ?? why),
    tentative: true,
  }));
  return { edits: [...sure, ...offered], isChecked };
}

/**
 * "Me and Tom has" → "Tom and I have" differs before and after "and", and is one change: half of it is no sentence. What one
 * correction spans is one edit.
 */
function wholeChanges(hunks: readonly Hunk[], changes: readonly Change[], { start, text }: Block): Hunk[] {
  let all = [...hunks];
  for (const { was } of changes.filter((change) => /\S\s+\S/.test(change.was)))
    for (let at = text.indexOf(was); at >= 0; at = text.indexOf(was, at + was.length)) {
      const [from, to] = [start + at, start + at + was.length];
      const within = all.filter((hunk) => hunk.start < to && from < hunk.end);
      if (within.length > 1)
        all = all.flatMap((hunk) =>
          hunk === within[0] ? [joinedHunk(within, { start, text })] : within.includes(hunk) ? [] : [hunk],
        );
    }
  return all;
}

function joinedHunk(hunks: readonly Hunk[], { start, text }: Block): Hunk {
  const first = hunks[0]!.start;
  let now = '';
  let at = first;
  for (const hunk of hunks) {
    now += text.slice(at - start, hunk.start - start) + hunk.now;
    at = hunk.end;
  }
  return { start: first, end: at, now, core: { was: text.slice(first - start, at - start), now } };
}

/** "The the": whoever finds it, and however often, the reason is one. */
function saidTwice(was: string, now: string | null): string | undefined {
  const word = /^(\p{L}[\p{L}'’]*)(?:\s+\1)+$/iu.exec(was.trim())?.[1];
  return word && now?.trim().toLowerCase() === word.toLowerCase() ? `“${word}” is said twice` : undefined;
}

/** "Recieve" stands within "recieved", and is another mistake. */
const isThis = ({ was, now }: Change, { core }: Hunk) =>
  was.trim() === core.was.trim() && now.trim() === core.now.trim();

/** Tidying puts a capital at the beginning: "dont" → "Don't" is still explained by "dont" → "don't". */
function explains(change: Change, { core }: Hunk): boolean {
  const [was, now, before, after] = [change.was, change.now, core.was.trim(), core.now.trim()].map((words) =>
    words.toLowerCase(),
  ) as [string, string, string, string];
  const isWithin = was.includes(before) && (after === '' || now.includes(after));
  return isWithin || (before.includes(was.trim()) && after.includes(now.trim()));
}

/** The capital itself needs a reason of its own. */
const beginningAs = (was: string, now: string, reasons: readonly string[]) =>
  /^\p{Ll}/u.test(was) && /^\p{Lu}/u.test(now) && !reasons.some((why) => /capital/i.test(why))
    ? now.charAt(0).toLowerCase() + now.slice(1)
    : now;

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
