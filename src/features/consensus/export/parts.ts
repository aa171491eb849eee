/** A consensus in a document: where engines agree, where they differ, what only one said. */
import { heading, note, points, type OutlinePart } from '#tools/export/outline.ts';
import type { ConsensusDetails, ClaimDetails } from './details.ts';

export function partsOf({
  agreed,
  alike,
  contested,
  single,
  vote,
  ranking,
  members,
}: ConsensusDetails): OutlinePart[] {
  const silent = members.filter(({ note: reason }) => reason);
  return [
    ...(vote ? [note(vote)] : []),
    ...(agreed.length > 0 ? [heading(3, 'Where they agree'), points(agreed.map(pointOf))] : []),
    ...(alike.length > 0
      ? [
          heading(3, 'Worded alike, not checked'),
          points(alike.flat().map(({ by, words }) => ({ text: words, note: by }))),
        ]
      : []),
    ...(contested.length > 0 ? [heading(3, 'Where they differ')] : []),
    ...contested.flatMap(({ sides, difference, assumption, settledBy }) => [
      note(sentence(difference)),
      points(sides.map(pointOf)),
      note([assumption, settledBy && `What would settle it: ${settledBy}`].filter(Boolean).join(' ')),
    ]),
    ...(single.length > 0 ? [heading(3, 'Said by one'), points(single.map(pointOf))] : []),
    ...(ranking.length > 0
      ? [
          heading(3, 'How they ranked each other'),
          points(
            ranking.map(({ name, meanPlace }) => ({
              text: name,
              note: `Mean place ${meanPlace.toFixed(1)}`,
            })),
          ),
        ]
      : []),
    ...silent.map(({ name, note: reason }) => note(`${name}: ${reason}`)),
  ];
}

const pointOf = ({ words, support, by }: ClaimDetails) => ({
  text: words,
  note: `${support}: ${by.join(', ')}`,
});

/** Findings are written to stand in a list as well as by themselves. */
const sentence = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? '' : '.');
