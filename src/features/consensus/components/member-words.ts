/** What is known of the members of a panel, in words for people. */
import type { ConsensusData, Member } from '#features/consensus/data.ts';
import { independenceWords, sourcesWords } from '../finding/support-words.ts';
import { quorumNow } from '../panel/quorum.ts';

/** `2.3 s`, `48 s`, `2 min` */
export function timeWords(milliseconds: number): string {
  if (milliseconds < 100) return 'instantly';
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

type MemberTimes = Pick<Member, 'state' | 'tookMs' | 'firstWordMs'>;

export function stateWords({ state, tookMs, firstWordMs }: MemberTimes): string {
  switch (state) {
    case 'waiting':
      return 'Thinking';
    case 'writing':
      return 'Writing';
    case 'late':
      return 'Still writing; will be added when done';
    case 'done':
      return tookMs === null ? 'Done' : tookMs < 100 ? 'Instantly' : `In ${timeWords(tookMs)}`;
    case 'abstained':
      return 'Doesn’t know';
    case 'failed':
      return firstWordMs === null ? 'No answer' : 'Interrupted';
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
  if (members.length === 0) return 'Choosing engines';
  if (done === members.length && answered === 0)
    return members.length === 1 ? `${members[0]!.title} has no answer` : 'None of the sources has an answer';
  const doing = members.some(({ state }) => state === 'writing') ? 'writing' : 'thinking';
  const sofar =
    done === 0 ? `${people(members.length)} ${doing}` : `${answered} of ${members.length} answered`;
  if (mode === 'compare') return sofar;
  if (answered >= quorum || done === members.length) return `${sofar}. Comparing answers`;
  const wait = quorum === members.length ? 'when all have answered' : `with ${quorum} answers`;
  return `${sofar}. The consensus starts ${wait}, or after ${Math.round(deadlineMs / 1000)} s`;
}

const people = (count: number) => (count === 1 ? 'One source is' : `${count} sources are`);

/** "3 of 3 sources, 2 independent": who is in a consensus; of one alone, who it is. */
export function heardWords({ mode, members, finding }: ConsensusData): string {
  if (mode === 'texts') return 'Compared claim by claim';
  const heard = members.filter(({ id }) => finding?.heard.includes(id));
  if (heard.length === 1 && finding?.available === false) return `1 source: ${heard[0]!.title}`;
  const families = new Set(heard.map(({ family }) => family)).size;
  const sources = `${heard.length} of ${sourcesWords(members.length)}`;
  if (heard.length === 0) return sources;
  // Where they differ, or some are missing, the number alone would read as agreement.
  const isWhole = heard.length === members.length && finding?.contested.length === 0;
  return `${sources}${isWhole ? '' : ' answered'}${independenceWords(heard.length, families)}`;
}

/** "2 agreed, 1 only one said, 3 answers": what there is to look into. */
export function evidenceWords({ mode, members, finding }: ConsensusData): string {
  const answers = members.filter((member) => !isWithout(member)).length;
  const thing = mode === 'texts' ? 'text' : 'answer';
  return [
    finding && finding.agreed.length > 0 ? `${finding.agreed.length} agreed` : '',
    finding?.alike ? `${finding.alike.length} worded alike` : '',
    finding && finding.single.length > 0 ? `${finding.single.length} from a single source` : '',
    answers === 1 ? `1 ${thing}` : `${answers} ${thing}s`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** As it is once its run has ended: whoever had not ended by then was stopped with it. */
export function asEnded(data: ConsensusData): ConsensusData {
  if (!data.members.some(isWorking)) return data;
  return {
    ...data,
    members: data.members.map((member) => (isWorking(member) ? { ...member, state: 'stopped' } : member)),
  };
}
