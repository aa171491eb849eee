/** How each small tool works without a language model, where it does. */
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import type { Written } from '../data.ts';
import type { SmallInput } from '../small-tool.ts';
import { altByRule } from './alt-text.ts';
import { expandByRule } from './expand.ts';
import { grammarByRule } from './grammar.server.ts';
import { keyPointsByRule } from './key-points.ts';
import { limitsByRule } from './limits.ts';
import { metaByRule } from './meta-description.server.ts';
import { outlineByRule } from './outline.server.ts';
import { questionsByRule } from './questions.ts';
import { readabilityByRule } from './readability.ts';
import { rewriteByRule } from './rewrite.server.ts';
import { shortenByRule } from './shorten.ts';
import { simplifyByRule } from './simplify.ts';
import { slugByRule } from './slug.ts';
import { toneByRule } from './tone.ts';
import { whatChangedByRule } from './what-changed.ts';

export type WriteByRule = (input: SmallInput, taught?: readonly TaughtRule[]) => Written | Promise<Written>;

export const rules: Readonly<Record<string, WriteByRule>> = {
  rewrite: rewriteByRule,
  shorten: shortenByRule,
  expand: expandByRule,
  simplify: simplifyByRule,
  tone: toneByRule,
  grammar: grammarByRule,
  'meta-description': metaByRule,
  'alt-text': altByRule,
  slug: slugByRule,
  'key-points': keyPointsByRule,
  outline: outlineByRule,
  questions: questionsByRule,
  readability: readabilityByRule,
  'text-limits': limitsByRule,
  'what-changed': whatChangedByRule,
};
