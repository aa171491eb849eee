/** Where nobody has an answer: what was understood, where was looked, and what could be asked instead. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { bambooKnows } from '../panel/bamboo.server.ts';
import { capabilities } from './capabilities.ts';
import { nearbyQuestions, subjectOf } from './nearby.ts';

export type Silence = NonNullable<ConsensusData['silence']>;

const mostNearby = 3;
const mostSubjects = 4;

export async function silenceOn(
  question: string,
  { members, passedOver = [] }: Pick<ConsensusData, 'members' | 'passedOver'>,
  context: Pick<RunContext, 'ai' | 'log' | 'signal'>,
): Promise<Silence> {
  const nearby: string[] = [];
  for (const one of nearbyQuestions(question)) {
    if (nearby.length === mostNearby) break;
    if (await bambooKnows(one, context)) nearby.push(one);
  }
  const outOfReach = passedOver.filter(({ note }) => note !== null).length;
  const askedBamboo = members.some(({ engine }) => engine === 'bamboo');
  const others = members.filter(({ engine }) => engine !== 'bamboo').map(({ title }) => title);
  return {
    about: subjectOf(question).slice(0, mostSubjects),
    lookedIn: [
      ...others,
      ...passedOver.filter(({ note }) => note === null).map(({ title }) => title),
      ...(askedBamboo ? capabilities.map(({ place }) => place) : []),
    ],
    nearby,
    ...(outOfReach > 0 ? { outOfReach } : {}),
  };
}
