/** The words of a part without a language model: what the brief says, in its order, as much as the place takes. Nothing is chosen or reworded. */
import type { Brief } from '../brief.ts';
import { isNetwork, type PartKind, type Words } from '../set.ts';
import { articleFrom, cardFrom, newsletterFrom, scriptFrom } from './long.ts';
import { materialOf } from './material.ts';
import { postFor } from './post.ts';

export function wordsFromBrief(kind: PartKind, brief: Brief): Words {
  const material = materialOf(brief);
  if (isNetwork(kind)) return { title: '', aside: '', text: postFor(kind, material) };
  if (kind === 'article') return articleFrom(material);
  if (kind === 'newsletter') return newsletterFrom(material);
  return kind === 'script' ? scriptFrom(material) : cardFrom(material);
}
