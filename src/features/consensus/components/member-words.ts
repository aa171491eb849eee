/** What is known of the members of a panel, in words for people. */
import type { ConsensusData, Member } from '#features/consensus/data.ts';
import { quorumNow } from '../panel/quorum.ts';

/** `2.3 s`, `48 s`, `2 min` */
export function timeWords(milliseconds: number): string {
  if (milliseconds < 100) return 'at once';
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

type Told = Pick<Member, 'state' | 'tookMs' | 'firstWordMs'>;

export function stateWords({ state, tookMs, firstWordMs }: Told): string {
  switch (state) {
    case 'waiting':
      return 'Thinking';
    case 'writing':
      return 'Writing';
    case 'late':
      return 'Still writing, joins when it is done';
    case 'done':
      return tookMs === null ? 'Done' : tookMs < 100 ? 'At once' : `In ${timeWords(tookMs)}`;
    case 'abstained':
      return 'Does not know';
    case 'failed':
      return firstWordMs === null ? 'Did not answer' : 'Broke off';
    case 'stopped':
      return 'Stopped';
  }
}

export const isWorking = ({ state }: Pick<Member, 'state'>) =>
  state === 'waiting' || state === 'writing' || state === 'late';
/** Nothing of it is to be read. What was written before a failure is. */
export const isWithout = ({ state, firstWordMs }: Pick<Member, 'state' | 'firstWordMs'>) =>
  state === 'abstained' || (state === 'failed' && firstWordMs === null);
export const hasAnswered = ({ state }: Pick<Member, 'state'>) => state === 'done';

/** Before there is a consensus: how far it is, and what it waits for. */
export function progressWords(data: ConsensusData): string {
  const { members, deadlineMs, mode } = data;
  const quorum = quorumNow(data);
  const done = members.filter((member) => !isWorking(member)).length;
  const answered = members.filter(hasAnswered).length;
  if (members.length === 0) return 'Choosing who answers';
  const doing = members.some(({ state }) => state === 'writing') ? 'writing' : 'thinking';
  const sofar =
    done === 0 ? `${people(members.length)} ${doing}` : `${answered} of ${members.length} answered`;
  if (mode === 'compare') return sofar;
  if (answered >= quorum || done === members.length) return `${sofar}. Comparing what they say`;
  const wait = quorum === members.length ? 'when all have' : `with ${quorum} answers`;
  return `${sofar}. The consensus begins ${wait}, or after ${Math.round(deadlineMs / 1000)} s`;
}

const people = (count: number) => (count === 1 ? 'One engine is' : `${count} engines are`);

/** "3 of 3 engines, 2 families": who is in a consensus. */
export function heardWords({ members, finding }: ConsensusData): string {
  const heard = members.filter(({ id }) => finding?.heard.includes(id));
  const families = new Set(heard.map(({ family }) => family)).size;
  const engines = `${heard.length} of ${members.length} ${members.length === 1 ? 'engine' : 'engines'}`;
  if (heard.length === 0) return engines;
  const answered = heard.length < members.length ? ' answered' : '';
  return `${engines}${answered}, ${families} ${families === 1 ? 'family' : 'families'}`;
}

/** As it is once its run has ended: whoever had not ended by then was stopped with it. */
export function asEnded(data: ConsensusData): ConsensusData {
  if (!data.members.some(isWorking)) return data;
  return {
    ...data,
    members: data.members.map((member) => (isWorking(member) ? { ...member, state: 'stopped' } : member)),
  };
}
