/** The words of a part, by rule: from the brief's own sentences and facts, with none added. */
import type { Brief } from '../brief.ts';
import { isNetwork, type PartKind, type Words } from '../set.ts';
import { articleFrom, cardFrom, newsletterFrom, scriptFrom } from './long.ts';
import { materialOf } from './material.ts';
import { postFor } from './post.ts';

export function wordsByRule(kind: PartKind, brief: Brief): Words {
  const material = materialOf(brief);
  if (isNetwork(kind)) return { title: '', aside: '', text: postFor(kind, material) };
  if (kind === 'article') return articleFrom(material);
  if (kind === 'newsletter') return newsletterFrom(material);
  return kind === 'script' ? scriptFrom(material) : cardFrom(material);
}
