import type { ComparisonData } from './data.ts';

/** How it came out, in a sentence or two. */
export function comparisonText({ changes, count, contradictions, same, isPartial }: ComparisonData): string {
  const of = (is: ComparisonData['changes'][number]['is']) =>
    changes.filter((change) => change.is === is).length;
  const parts = [
    [of('changed'), 'changed'],
    [of('added'), 'added'],
    [of('removed'), 'removed'],
    [of('moved'), 'moved'],
  ].flatMap(([number, word]) => (number ? [`${number} ${word}`] : []));
  const lines =
    parts.length === 0
      ? 'The two documents are identical.'
      : `${parts.join(', ')}; ${same} ${same === 1 ? 'sentence is' : 'sentences are'} the same.`;
  const against =
    contradictions.length === 0
      ? ''
      : ` They contradict each other on ${contradictions.length === 1 ? 'one point' : `${contradictions.length} points`}.`;
  const more =
    count > changes.length ? ` The first ${changes.length} of ${count} differences are shown.` : '';
  return `${lines}${against}${more}${isPartial ? ' Not all pages could be read.' : ''}`;
}
