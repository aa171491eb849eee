import { expect, test } from 'vitest';
import type { Member } from '#features/consensus/data.ts';
import { lineOf } from './chat/details-drawer.tsx';
import { marksIn, marksOf } from './claims/marks.ts';
import { plainWords } from './claims/plain-words.ts';
import { verdictOn } from './claims/verdict.ts';
import { priceOf } from '#tools/page/use-price.ts';
import { finding, fullData, memberOf, texts } from './consensus.testing.ts';
import { quorumNow } from '../panel/quorum.ts';
import { asEnded, evidenceWords, heardWords, isWithout, progressWords, stateWords } from './member-words.ts';
import { notesOf } from './turn/finding-notes.tsx';
import { isAllFailed } from './turn/turn-end.tsx';

test('how many agree is said in sources and how many are independent, never in percent', () => {
  expect(heardWords(fullData)).toBe('3 of 3 sources answered, 2 independent');
  expect(heardWords({ ...fullData, finding: { ...finding, heard: ['a', 'b'] } })).toBe(
    '2 of 3 sources answered, not independent',
  );
  expect(lineOf(fullData)).toBe('3 of 3 sources answered, 2 independent · 1 contested');
  expect(lineOf({ ...fullData, finding: { ...finding, contested: [] } })).toBe(
    '3 of 3 sources, 2 independent',
  );
  const alone = (heard: string[]) =>
    lineOf({ ...fullData, finding: { ...finding, available: false, contested: [], heard } });
  expect(alone(['a'])).toBe('1 source: Sonnet 5');
  expect(alone([])).toBe('No one has an answer');
  expect(evidenceWords(fullData)).toBe('2 agreed, 1 from a single source, 3 answers');
});

test('before there is a consensus, it says what it waits for', () => {
  const waiting = memberOf('a', { state: 'waiting', tookMs: null });
  const began = { ...fullData, finding: null, members: [waiting, { ...waiting, id: 'b' }] };
  expect(progressWords(began)).toBe(
    '2 sources are thinking. The consensus starts when all have answered, or after 25 s',
  );
  const one = { ...began, quorum: 1, members: [memberOf('a'), { ...waiting, id: 'b' }] };
  expect(progressWords(one)).toBe('1 of 2 answered. Comparing answers');
  expect(progressWords({ ...one, mode: 'compare' })).toBe('1 of 2 answered');
  expect(progressWords({ ...began, members: [] })).toBe('Choosing engines');
  const silent = memberOf('a', { state: 'abstained' });
  expect(progressWords({ ...began, members: [silent] })).toBe('Sonnet 5 has no answer');
  expect(progressWords({ ...began, members: [silent, { ...silent, id: 'b' }] })).toBe(
    'None of the sources has an answer',
  );
});

test('whoever failed holds up nobody', () => {
  const members = [
    memberOf('a'),
    { ...memberOf('b', { state: 'failed' }), firstWordMs: null },
    ...['c', 'd', 'e'].map((id) => ({ ...memberOf('c', { state: 'writing' }), id })),
  ];
  const began = { ...fullData, finding: null, members, quorum: 4 };
  expect(progressWords(began)).toBe('1 of 5 answered. The consensus starts with 3 answers, or after 25 s');
  expect(quorumNow({ members: members.slice(0, 2), quorum: 2 })).toBe(2);
  expect(quorumNow({ members: members.slice(2), quorum: 3 })).toBe(3);
});

test('what was written before an engine broke off stays to be read', () => {
  expect(isWithout(memberOf('a', { state: 'failed' }))).toBe(false);
  expect(isWithout(memberOf('a', { state: 'failed', firstWordMs: null }))).toBe(true);
  expect(isWithout(memberOf('a', { state: 'abstained' }))).toBe(true);
});

test('every state of a member has words', () => {
  const words = (state: Member['state'], tookMs: number | null = null, firstWordMs: number | null = null) =>
    stateWords({ state, tookMs, firstWordMs });
  expect(words('done', 2340)).toBe('In 2.3 s');
  expect(words('done', 12)).toBe('Instantly');
  expect(words('done', 120_000)).toBe('In 2 min');
  expect(words('late')).toMatch(/will be added when done/);
  expect(words('failed')).toBe('No answer');
  expect(words('failed', 900, 300)).toBe('Interrupted');
});

test('once a run has ended nobody in it is at work', () => {
  const cut = { ...fullData, members: [memberOf('a'), memberOf('b', { state: 'writing' })] };
  expect(asEnded(cut).members.map(({ state }) => state)).toEqual(['done', 'stopped']);
  expect(asEnded(fullData)).toBe(fullData);
});

test('sentences are marked by the claim they belong to, and only answers that hold the active one change', () => {
  const marks = marksOf(finding);
  const inA = marks.get('a')!;
  expect(inA.map(({ tone, start, end }) => [tone, texts.a.slice(start, end)])).toEqual([
    ['agreed', 'Running bamboo spreads underground by rhizomes.'],
    ['single', 'It can lift paving.'],
    ['contested', 'A barrier of 60 cm is deep enough.'],
  ]);
  expect(marksIn(marks, 'a', 'side-90')).toBe(inA);
  expect(marksIn(marks, 'a', 'single-1').map(({ active }) => active)).toEqual([false, true, false]);
  expect(marksIn(marks, 'z', undefined)).toEqual([]);
});

test('the side with the most sources holds; where two lead together it stays open', () => {
  const [sixty, ninety] = [{ side: 'side-60' }, { side: 'side-90' }];
  expect(verdictOn('side-60', [])).toBe('open');
  expect(verdictOn('side-60', [sixty])).toBe('held');
  expect(verdictOn('side-90', [sixty])).toBe('overturned');
  expect(verdictOn('side-90', [sixty, ninety])).toBe('open');
  expect(verdictOn('side-90', [sixty, ninety, ninety])).toBe('held');
});

test('what to be careful with is said: families, late answers, and a judge that is not of one mind', () => {
  const judge = finding.judge!;
  const notes = (change: object, members = fullData.members) =>
    notesOf({ ...fullData, members }, { ...finding, ...change }, false).join('\n');
  expect(notes({})).toContain('with the same result');
  expect(notes({ judge: { ...judge, ordersAgree: false, difference: 'the depth.' } })).toContain(
    'with different results: the depth.',
  );
  expect(notes({ judge: { ...judge, isMember: true } })).toContain('which also answered');
  expect(notes({ heard: ['a', 'b'] })).toContain('the same source');
  expect(notes({ edition: 2 })).toContain('Edition 2');
  expect(notes({ judge: null, matchedBy: 'words' })).toContain(
    'only what is the same word for word or as a value counts as agreed',
  );
  expect(notes({ judge: null, matchedBy: 'words', isModelMissing: true })).toContain(
    'The comparison model didn’t answer',
  );
  const vote = { options: [], winner: null, words: '' };
  expect(notes({ judge: null, vote })).toContain('simply counted');
  const failed = 'It could not judge, so claims are matched by our own code.';
  expect(notes({ judge: { ...judge, ordersAgree: null, difference: failed } })).toContain(failed);
  expect(notes({}, [memberOf('a', { state: 'failed' }), memberOf('b')])).toContain('Without Sonnet 5');
});

test('the price is said at the most, and when it is too much', () => {
  expect(priceOf({ credits: 0, available: 0 })).toEqual({ words: 'Free', isTooMuch: false });
  expect(priceOf({ credits: null, available: 0 }).words).toBe('Unknown price');
  expect(priceOf({ credits: 1, available: 5 }).words).toBe('At most 1 credit');
  expect(priceOf({ credits: 1200, available: 5 })).toEqual({
    words: 'At most 1,200 credits, and you have 5',
    isTooMuch: true,
  });
});

test('all failed is when nobody is left who answered', () => {
  const failed = memberOf('a', { state: 'failed' });
  expect(isAllFailed({ state: 'failed' }, null)).toBe(true);
  expect(isAllFailed({ state: 'done' }, { ...fullData, members: [failed] })).toBe(true);
  expect(isAllFailed({ state: 'running' }, { ...fullData, members: [failed] })).toBe(false);
  expect(isAllFailed({ state: 'stopped' }, null)).toBe(false);
  expect(isAllFailed({ state: 'done' }, fullData)).toBe(false);
});

test('a claim is read without the marks of Markdown', () => {
  expect(plainWords('- It **is** [so](https://example.org) `here`')).toBe('It is so here');
});
