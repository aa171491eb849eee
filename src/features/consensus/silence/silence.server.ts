/** Where nobody has an answer: what was understood, and where was looked. */
import type { ConsensusData } from '#features/consensus/data.ts';
import { placesOfBamboo } from './places-of-bamboo.ts';
import { subjectOf } from './subject-of.ts';

export type Silence = NonNullable<ConsensusData['silence']>;

const mostSubjects = 4;

export function silenceOn(
  question: string,
  { members, passedOver = [] }: Pick<ConsensusData, 'members' | 'passedOver'>,
): Silence {
  const outOfReach = passedOver.filter(({ note }) => note !== null).length;
  const askedBamboo = members.some(({ engine }) => engine === 'bamboo');
  const others = members.filter(({ engine }) => engine !== 'bamboo').map(({ title }) => title);
  return {
    about: subjectOf(question).slice(0, mostSubjects),
    lookedIn: [
      ...others,
      ...passedOver.filter(({ note }) => note === null).map(({ title }) => title),
      ...(askedBamboo ? placesOfBamboo : []),
    ],
    ...(outOfReach > 0 ? { outOfReach } : {}),
  };
}
