/** Occasions that free text may be for, best first: offered, never chosen for anybody. */
import { presenceOf, rarityOf } from '#language/bm25.ts';
import { tellingStems } from '#language/sentences.ts';
import type { Occasion } from './occasion.ts';
import { occasions } from './occasions.ts';

const most = 3;
const saturation = 0.7;
/** A word of the title says more than one by which people may also look for it, and that more than one of the text itself. */
const weights = { title: 2, keywords: 1, text: 0.5 };
const longestRead = 2_000;

let index: readonly { occasion: Occasion; weights: ReadonlyMap<string, number> }[] | undefined;

function indexed() {
  index ??= occasions.map((occasion) => {
    const found = new Map<string, number>();
    const parts = { title: occasion.title, keywords: occasion.keywords, text: textOf(occasion) };
    for (const part of ['title', 'keywords', 'text'] as const)
      for (const stem of tellingStems(parts[part]))
        found.set(stem, Math.max(found.get(stem) ?? 0, weights[part]));
    return { occasion, weights: found };
  });
  return index;
}

/** What it says in any tone, without the sentences that are only polite, and with the examples of its fields. */
const textOf = ({ subject, text, fields }: Occasion) => {
  const lines = Object.values(text).flatMap((one) => one.split('\n'));
  const said = [subject, ...lines.filter((line) => !/^[~+]/.test(line))].join(' ');
  const examples = fields.map(({ example }) => example).join(' ');
  return `${said.replaceAll(/\{[^}]*\}|!?\w+\?|[[\]]/g, ' ')} ${examples}`;
};

export function suggestOccasions(text: string): Occasion[] {
  const stems = new Set(tellingStems(text.slice(0, longestRead)));
  const all = indexed();
  const rarity = new Map(
    [...stems].map((stem) => [
      stem,
      rarityOf(all.filter((each) => each.weights.has(stem)).length, all.length),
    ]),
  );
  return all
    .map(({ occasion, weights: found }) => ({
      occasion,
      score: [...stems].reduce(
        (sum, stem) =>
          sum +
          (found.has(stem) ? rarity.get(stem)! * presenceOf({ weight: found.get(stem)!, saturation }) : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ occasion }) => occasion);
}
