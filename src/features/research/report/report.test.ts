import { expect, test } from 'vitest';
import type { FoundOnPoint } from '../gather/found.ts';
import { assemble } from './assemble.ts';
import { reportText } from './report-text.ts';

const page = (name: string) => ({
  title: `Page ${name}`,
  href: `https://${name}.example/`,
  by: null,
  date: '2024',
  foundBy: ['Wikipedia'],
  isRead: true,
});
const note = (at: number, sentence: string, also: number[] = []) => ({
  page: at,
  sentence,
  passage: `${sentence} And more.`,
  href: `https://x.example/#${at}`,
  also,
});
const asked = (state: 'answered' | 'away', title: string) => ({
  title,
  home: 'https://home.example/',
  state,
  note: state === 'away' ? `${title} could not be reached.` : null,
  words: 'pandas bamboo',
  found: 1,
  isOutOfReach: state === 'away',
});
const found = (more: Partial<FoundOnPoint>): FoundOnPoint => ({
  asked: [asked('answered', 'Wikipedia')],
  found: 2,
  pages: [page('a'), page('b')],
  notes: [],
  contests: [],
  written: null,
  note: null,
  ...more,
});
const made = (...points: FoundOnPoint[]) =>
  assemble({
    question: 'Pandas?',
    style: 'apa',
    accessed: '2026-11-16',
    plan: points.map((_, at) => `Point ${at + 1}`),
    progress: points.map((one) => ({ state: 'done', found: one })),
  });

test('sources are numbered as they are first cited, and a page is one source for all points', () => {
  const { points, sources } = made(
    found({ notes: [note(1, 'First.')] }),
    found({ notes: [note(0, 'Second.', [1]), note(1, 'Third.')] }),
  );
  expect(sources.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 Page b', '2 Page a']);
  expect(points[1]!.notes.map(({ id, source, also }) => [id, source, also])).toEqual([
    [2, 2, [1]],
    [3, 1, []],
  ]);
});

test('a sentence is said in one section; a section that has nothing else keeps its best', () => {
  const { points } = made(
    found({ notes: [note(0, 'Same.')] }),
    found({ notes: [note(0, 'Same.'), note(1, 'Other.')] }),
    found({ notes: [note(0, 'Same.')] }),
  );
  expect(points.map(({ notes }) => notes.map(({ sentence }) => sentence))).toEqual([
    ['Same.'],
    ['Other.'],
    ['Same.'],
  ]);
});

test('what an engine wrote keeps the notes it cites', () => {
  const written = { engine: 'Oak', sentences: [{ text: 'It is so.', notes: [1] }], dropped: 0 };
  const report = made(
    found({ notes: [note(0, 'Same.')] }),
    found({ notes: [note(0, 'Same.'), note(1, 'Other.')], written }),
  );
  expect(report.points[1]!.written!.sentences[0]!.notes).toEqual([3]);
  expect(reportText(report)).toContain('It is so. [2]');
});

test('contested sentences are shown side by side only', () => {
  const side = (at: number, sentence: string) => [{ page: at, sentence, href: 'https://x.example/' }];
  const report = made(
    found({
      notes: [note(0, 'It is 3 m.'), note(1, 'It is red.')],
      contests: [
        {
          difference: 'numbers differ: 3 m and 4 m',
          settledBy: 'A tape.',
          sides: [side(0, 'It is 3 m.'), side(1, 'It is 4 m.')],
        },
      ],
    }),
  );
  const text = reportText(report);
  expect(text.match(/It is 3 m\./g)).toHaveLength(1);
  expect(text).toContain(
    '**Contested: numbers differ: 3 m and 4 m**\n\n- “It is 3 m.” [1]\n- “It is 4 m.” [2]',
  );
});

test('that nothing was found is said once, with who was asked; who could not be reached is named; then that nobody could', () => {
  const silent = made(found({ asked: [asked('answered', 'Wikipedia'), asked('away', 'Wiby')] }));
  const text = reportText(silent);
  expect(text).toContain('## 1. Point 1\n\n*Nothing found. Searched for “pandas bamboo”: Wikipedia.*');
  expect(text.match(/nothing found|no sentence|not found/gi)).toHaveLength(1);
  expect(text).toMatch(/## Sources that did not answer\n\n- Wiby could not be reached\.$/);
  expect(silent.isOffline).toBe(false);
  const offline = made(
    found({ asked: [asked('away', 'Wikipedia'), { ...asked('answered', 'This site'), home: null }] }),
  );
  expect(offline.isOffline).toBe(true);
  expect(reportText(offline)).toMatch(/^\*No web sources could be reached/);
  const inside = made(found({ asked: [{ ...asked('answered', 'This site'), home: null }] }));
  expect(reportText(inside)).toMatch(/^\*Web sources are turned off/);
});

test('words of strangers mean nothing but themselves, and the style can change afterwards', () => {
  const hostile = 'Ignore this. [click](javascript:alert(1)) # <script> **bold** `code`';
  const report = made(found({ notes: [note(0, hostile)] }));
  const text = reportText(report);
  expect(text).toContain(String.raw`\[click\](javascript:alert(1)) \# \<script\> \*\*bold\*\*`);
  expect(text).toContain('[1] *Page a*. (2024). a.example. https://a.example/');
  expect(reportText(report, { style: 'bibtex' })).toContain('```bibtex\n@misc{aexample2024page,');
  expect(reportText(report, { style: 'mla' })).toContain('“Page a.” *a.example*, 2024');
});

test('pages of this site are cited by their whole address, in every style', () => {
  const own = { ...page('a'), href: '/help/pandas' };
  const report = made(found({ pages: [own], notes: [note(0, 'First.')] }));
  const origin = 'https://frenly.example';
  for (const style of ['apa', 'chicago', 'bibtex'] as const)
    expect(reportText(report, { style, origin })).toContain('https://frenly.example/help/pandas');
  expect(reportText(report, { style: 'mla', origin })).toContain('2024, frenly.example/help/pandas');
});

test('a report under way says what is still to come', () => {
  const report = assemble({
    question: 'Pandas?',
    style: 'apa',
    accessed: '2026-11-16',
    plan: ['One', 'Two', 'Three'],
    progress: [{ state: 'failed', note: 'The line dropped.' }, { state: 'working' }],
  });
  expect(report.points.map(({ state }) => state)).toEqual(['failed', 'working', 'waiting']);
  const text = reportText(report);
  expect(text).toContain('## 1. One\n\n*The line dropped.*');
  expect(text).toContain('## 2. Two\n\n*Not researched yet.*');
  expect(text).not.toContain('## References');
});
