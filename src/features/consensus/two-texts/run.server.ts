/** Two texts, compared claim by claim by our own code: no engine is asked. What exact code finds is shown before any model is. */
import { defineRun, type Update } from '#tools/define/define-run.server.ts';
import type { ConsensusContest, ConsensusData, Finding, Member } from '#features/consensus/data.ts';
import { mainText } from '#tools/define/output.ts';
import { reportWhileWaiting } from '#tools/hear/report-while-waiting.server.ts';
import { createFinder } from '../finding/finder.server.ts';
import type { Found } from '../finding/finding.server.ts';
import type { Heard } from '../panel/board.server.ts';
import { compareTexts } from './tool.ts';

export const compareTextsRun = defineRun(compareTexts, async function* ({ first, second }, context) {
  yield { step: 'Comparing claim by claim' };
  const heard = [heardOf('a', 'First text', first), heardOf('b', 'Second text', second)];
  for (const { member, text } of heard) yield { text, to: member.id };
  const find = createFinder(context, '');
  yield* show(await find(heard, 1, { atOnce: true }), heard);
  const found = yield* reportWhileWaiting((report) =>
    find(heard, 1, {
      onCompared: (done, of) =>
        report({ step: `Comparing pairs of sentences: ${done} of ${of}`, progress: done / of }),
    }),
  );
  yield* show(found, heard);
});

function* show({ finding: found }: Found, heard: readonly Heard[]): Generator<Update<ConsensusData>> {
  const finding = { ...found, contested: found.contested.map(firstTextFirst) };
  yield { text: textOf(finding), to: mainText };
  yield {
    data: {
      mode: 'texts',
      members: heard.map(({ member }) => member),
      quorum: 2,
      deadlineMs: 0,
      finding,
      ranking: null,
    },
  };
}

const firstTextFirst = (contest: ConsensusContest): ConsensusContest => ({
  ...contest,
  sides: contest.sides.toSorted((a, b) => (a.support.engines[0]! < b.support.engines[0]! ? -1 : 1)),
});

const heardOf = (id: string, title: string, text: string): Heard => ({ member: memberOf(id, title), text });

const memberOf = (id: string, title: string): Member => ({
  id,
  engine: `text/${id}`,
  title,
  provider: 'Pasted',
  family: title,
  state: 'done',
  note: null,
  sources: [],
  firstWordMs: null,
  tookMs: null,
  credits: null,
});

/** How it came out; what it is stands claim by claim beside it. */
function textOf({ agreed, alike = [], contested, single, isModelMissing }: Finding): string {
  const without = isModelMissing
    ? '\n\nThe comparison model didn’t answer, so the texts were compared word by word.'
    : '';
  const of = (id: string) => single.filter(({ support }) => support.engines[0] === id).length;
  if (agreed.length + alike.length + contested.length === 0)
    return `Nothing stands word for word in both texts, and no contradiction was found. Whether they mean the same has not been checked; that takes a language model.${without}`;
  const differ =
    contested.length === 0
      ? 'No contradiction was found.'
      : `They contradict each other on ${points(contested)}.`;
  const agree = agreed.length === 0 ? '' : ` They agree on ${points(agreed)}.`;
  const unchecked =
    alike.length === 0
      ? ''
      : ` They are worded alike on ${points(alike)}; whether they mean the same has not been checked.`;
  return `${differ}${agree}${unchecked}${onlyOne(of('a'), of('b'))}${without}`;
}

/** What stands in one of them alone; nothing where there is none. */
function onlyOne(first: number, second: number): string {
  const morePoints = (count: number) => (count === 1 ? 'one more point' : `${count} more points`);
  const said = [
    ...(first > 0 ? [`Only the first makes ${morePoints(first)}.`] : []),
    ...(second > 0 ? [`Only the second makes ${morePoints(second)}.`] : []),
  ];
  return said.length === 0 ? '' : `\n\n${said.join(' ')}`;
}

const points = ({ length }: readonly unknown[]) => (length === 1 ? 'one point' : `${length} points`);
