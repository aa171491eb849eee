/** Two texts, compared claim by claim by our own code: no engine is asked. */
import { defineRun } from '#kit/tool/define-run.server.ts';
import type { ConsensusData, Finding, Member } from '#kit/tool/kinds/consensus.ts';
import { mainText } from '#kit/tool/output.ts';
import { createFinder } from '../finding/finder.server.ts';
import { sentence } from '../finding/quoting.ts';
import type { Heard } from '../panel/board.server.ts';
import { compareTexts } from './tool.ts';

export const compareTextsRun = defineRun(compareTexts, async function* ({ first, second }, context) {
  yield { step: 'Comparing claim by claim' };
  const heard = [heardOf('a', 'First text', first), heardOf('b', 'Second text', second)];
  const finding = await createFinder(context, '')(heard, 1);
  const data: ConsensusData = {
    mode: 'texts',
    members: heard.map(({ member }) => member),
    quorum: 2,
    deadlineMs: 0,
    finding,
    ranking: null,
  };
  for (const { member, text } of heard) yield { text, to: member.id };
  yield { text: textOf(finding), to: mainText };
  yield { data };
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

function textOf({ agreed, contested, single }: Finding): string {
  const of = (id: string) => single.filter(({ support }) => support.engines[0] === id).length;
  const counts = `${agreed.length} agreed, ${contested.length} contested, ${of('a')} only in the first, ${of('b')} only in the second.`;
  const lead =
    contested.length > 0
      ? contested.map(({ difference }) => sentence(difference)).join(' ')
      : agreed.length > 0
        ? 'They do not contradict each other.'
        : 'They say nothing in common, and nothing against each other.';
  return `${lead}\n\n${counts}`;
}
