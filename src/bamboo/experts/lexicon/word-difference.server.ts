/** What tells two words apart: "difference between affect and effect". */
import type { Answer, Expert } from '../../expert.ts';
import { lowered } from '#language/plain.ts';
import { withoutCourtesy } from '#language/politeness.ts';
import { quotedSafely } from '#language/wording.ts';
import { confusables } from './confusables.ts';
import { entryOf, groupsOf, partNames } from './lookup.server.ts';

const word = `(?:the words? |an? |the )?["']?([a-z][a-z'.-]{0,24}?(?: [a-z]+)?)["']?`;
const asks = [
  `(?:(?:what is|what's|whats|explain|tell me|what are) )?(?:the )?(?:exact |main )?(?:difference|differences|distinction) (?:between|of|in meaning between) ${word} (?:and|or|vs\\.?) ${word}`,
  `(?:how (?:is|are|does|do)) ${word} (?:different|differ|differs) from ${word}`,
  `${word} (?:vs\\.?|versus|or) ${word}(?:[,:]? (?:what is the difference|which (?:is|one) (?:right|correct)|when (?:do|should) i use which|difference))?`,
  `when (?:do|should|would) (?:i|you|we) (?:use|say|write) ${word} (?:and(?: when(?: to use)?| when do i use)?|or|vs\\.?|instead of) ${word}(?: .*)?`,
  `(?:should i (?:use|write|say)|which is (?:right|correct)[,:]?|is it) ${word} or ${word}`,
].map((source) => new RegExp(`^(?:${source})$`));
const wantsDefinitions = /\b(?:difference|differences|distinction|different|differs?)\b/;

const wordnet = { title: 'WordNet 3.1, Princeton University', url: 'https://wordnet.princeton.edu' };

export const wordDifference: Expert = {
  id: 'word-difference',
  title: 'Words side by side',
  describes: 'What tells two words apart.',
  async answer({ text }) {
    if (text.length > 120) return null;
    const plain = withoutCourtesy(lowered(text));
    for (const pattern of asks) {
      const [, first, second] = pattern.exec(plain) ?? [];
      if (!first || !second || first === second) continue;
      return ofPair(first, second) ?? (wantsDefinitions.test(plain) ? byDefinition(first, second) : null);
    }
    return null;
  },
};

function ofPair(first: string, second: string): Answer | null {
  const found = confusables.find(({ words }) => words.includes(first) && words.includes(second));
  if (!found) return null;
  const at = found.words.indexOf(first);
  const [one, other] = [found.says[at]!, found.says[1 - at]!];
  return said(`- **${first}**: ${one}.\n- **${second}**: ${other}.`, 0.96, []);
}

/** Both in the part of speech that they share, each in its commonest sense. */
function byDefinition(first: string, second: string): Answer | null {
  const [one, other] = [first, second].map((name) => entryOf(name, { mend: false }));
  if (!one || !other || one.lemma === other.lemma) return null;
  const [groups, others] = [groupsOf(one.lemma), groupsOf(other.lemma)];
  const part =
    groups.map((group) => group.part).find((each) => others.some((group) => group.part === each)) ??
    groups[0]?.part;
  const line = (lemma: string, all: typeof groups) => {
    const group = all.find((each) => each.part === part) ?? all[0];
    const sense = group?.senses[0];
    return (
      sense &&
      `- **${quotedSafely(lemma)}** (${partNames[group.part]}): ${quotedSafely(sense.synset.definition)}`
    );
  };
  const lines = [line(one.lemma, groups), line(other.lemma, others)];
  return lines[0] && lines[1] ? said(lines.join('\n'), 0.86, [wordnet]) : null;
}

function said(text: string, confidence: number, sources: Answer['sources']): Answer {
  return {
    expert: 'word-difference',
    family: sources.length > 0 ? 'wordnet' : 'usage notes',
    stance: 'answers',
    text,
    sources: sources.length > 0 ? sources : [{ title: 'Usage notes of Bamboo' }],
    confidence,
  };
}
