/** Several finished pages for one brief, each by another rule. */
import { createRandom } from '#illustrator/random.ts';
import { stemOf } from '#language/sentences.ts';
import { moodIds, type Mood } from '../colour/moods.ts';
import {
  formatOfKind,
  noWords,
  type Design,
  type FormatId,
  type Kind,
  type Kit,
  type Page,
  type Words,
} from '../scene.ts';
import { templateOf, templates } from '../templates/all.ts';
import type { Template } from '../templates/template.ts';
import type { Measure } from '../type/fit.ts';
import { layOut } from './lay-out.ts';

export interface ProposeInput {
  kind: Kind;
  /** Decides which layouts fit the occasion. */
  brief: string;
  format?: FormatId;
  words: Words;
  mood: Mood | undefined;
  kit: Kit;
  picture: string;
  seed: number;
  count: number;
  measure: Measure;
}

/**
 * Those that suit what the brief names come first, those whose letters are too large for the title last; else in an order of chance,
 * but neighbours differ in their scheme.
 */
export function chooseTemplates(
  kind: Kind,
  { seed, count, brief, title }: { seed: number; count: number; brief: string; title: string },
): Template[] {
  const random = createRandom(seed);
  const named = new Set(
    `${brief} ${title}`
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.map(stemOf),
  );
  const left = templates
    .filter(({ kinds }) => kinds.includes(kind))
    .map((one) => ({
      one,
      at: random(),
      suits: one.suits?.some((word) => named.has(stemOf(word))) ?? false,
      isTight: title.length > (one.longestTitle ?? Infinity),
    }))
    .filter(({ one, suits }) => suits || !one.isOnlyForThese);
  left.sort(
    (a, b) => Number(b.suits) - Number(a.suits) || Number(a.isTight) - Number(b.isTight) || a.at - b.at,
  );
  const chosen: Template[] = [];
  while (left.length > 0 && chosen.length < count) {
    const last = chosen.at(-1)?.scheme;
    const next = left.find(({ one }) => one.scheme !== last) ?? left[0]!;
    left.splice(left.indexOf(next), 1);
    chosen.push(next.one);
  }
  return chosen;
}

export function propose({
  kind,
  brief,
  format = formatOfKind[kind],
  mood,
  seed,
  count,
  ...rest
}: ProposeInput): Page[] {
  const random = createRandom(seed).part('moods');
  return chooseTemplates(kind, { seed, count, brief, title: rest.words.title }).map((template, at) =>
    layOut({
      ...rest,
      template,
      format,
      mood: mood ?? random.pick(moodIds),
      seed: (seed + at * 7919) % 999_983,
      id: `p${at + 1}`,
      z: at + 1,
    }),
  );
}

/** The words that stand on a page now, as people left them. */
export function wordsOn(page: Page): Words {
  const words = noWords();
  for (const layer of page.layers)
    if (layer.is === 'text' && layer.role && !layer.isHidden) words[layer.role] ||= layer.text;
  return words;
}

const pictureOn = (page: Page) =>
  page.layers.find(
    (layer): layer is Extract<Page['layers'][number], { is: 'image' }> =>
      layer.is === 'image' && layer.name !== 'Logo',
  )?.src ?? '';

/** The same design in another format: laid out anew by its rule, with the words and the picture that it has now. */
export function resizePage(
  design: Design,
  page: Page,
  format: FormatId,
  { measure, id, z }: { measure: Measure; id: string; z: number },
): Page {
  const made = layOut({
    template: templateOf(page.template),
    format,
    words: wordsOn(page),
    mood: design.mood as Mood,
    kit: { ...design.kit, voice: '', name: '' },
    picture: pictureOn(page),
    seed: page.seed,
    measure,
    id,
    z,
  });
  return made;
}
