import { expect, test } from 'vitest';
import { exported } from '#tools/export/exported.ts';
import { toExported } from '#tools/export/to-exported.server.ts';
import { writeMarkdown } from '#tools/export/write-markdown.ts';
import type { RunRow } from '#tools/run/run-queries.server.ts';
import { consensusResults } from '../kind.server.ts';

const claim = (id: string, words: string, members: string[]) => ({
  id,
  words,
  voices: members.map((member) => ({ member, words, start: 0, end: 1 })),
  support: { engines: members, families: [], of: 2, words: `${members.length} of 2 engines` },
});
const member = (id: string, title: string) => ({
  id,
  engine: title,
  title,
  provider: 'p',
  family: 'f',
  state: 'done',
  note: null,
  sources: [{ title: 'Atlas', href: 'https://example.org/atlas' }],
  firstWordMs: 1,
  tookMs: 2,
  credits: null,
});
const finding = {
  edition: 1,
  available: true,
  agreed: [claim('1', 'Bamboo is a grass.', ['a', 'b'])],
  contested: [
    {
      id: '2',
      sides: [claim('3', 'It grows 91 cm a day.', ['a']), claim('4', 'It grows a metre a day.', ['b'])],
      difference: 'They differ on the number.',
      assumption: null,
      settledBy: 'a measurement',
    },
  ],
  single: [claim('5', 'It flowers once.', ['b'])],
  vote: null,
  summary: 'A grass.',
  matchedBy: 'words',
  judge: null,
  heard: ['a', 'b'],
};
const run = {
  id: '0',
  tool: 'consensus',
  kind: 'consensus',
  state: 'done',
  createdAt: new Date('2026-05-01T12:00:00Z'),
  endedAt: null,
  input: { question: 'What is [bamboo](x)?', mode: 'consensus' },
  engines: [],
  output: {
    texts: { text: 'It is a **grass**.', a: 'A *grass*, says Ada.', b: 'Bob: a grass.' },
    data: {
      mode: 'consensus',
      members: [member('a', 'Ada'), member('b', 'Bob')],
      quorum: 2,
      deadlineMs: 1,
      finding,
      ranking: null,
    },
  },
} as unknown as RunRow;

const consensusOf = (raw: boolean) =>
  toExported([run], {
    title: 'What is <b>bamboo</b>?',
    raw,
    origin: 'https://frenly.example',
    titleOf: () => 'Consensus',
    kindOf: () => consensusResults,
  });

test('a consensus is exported with who says what', () => {
  const [turn] = exported.parse(consensusOf(false).document).turns;
  expect(turn).toMatchObject({
    engines: ['Ada', 'Bob'],
    sources: [{ title: 'Atlas', href: 'https://example.org/atlas' }],
    details: {
      agreed: [{ words: 'Bamboo is a grass.', support: '2 of 2 engines', by: ['Ada', 'Bob'] }],
      contested: [{ sides: [{ by: ['Ada'] }, { by: ['Bob'] }] }],
    },
    raw: [],
  });
});

test('Markdown says all of it, each engine’s own answer only when asked', () => {
  const text = writeMarkdown(consensusOf(true).parts);
  expect(text).toContain('# What is \\<b\\>bamboo\\</b\\>?');
  expect(text).toContain('> What is \\[bamboo\\](x)?');
  expect(text).toContain('- Bamboo is a grass.  \n  2 of 2 engines: Ada, Bob');
  expect(text).toMatch(/They differ on the number\.[^]*What would settle it: a measurement/);
  expect(text).toContain('1. [Atlas](<https://example.org/atlas>)');
  expect(text).toContain('### In full: Ada\n\nA *grass*, says Ada.');
  expect(writeMarkdown(consensusOf(false).parts)).not.toContain('says Ada');
});
