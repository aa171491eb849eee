/** A consensus as a page gets it: three engines of two families, of which one differs. */
import type { ConsensusData, Finding, Member } from '#features/consensus/data.ts';

export const texts = {
  text: 'Plant a **clumping** kind. Running bamboo spreads underground and needs a root barrier.\n\nHow deep the barrier must go is contested: 60 cm by two engines, 90 cm by one.',
  a: 'Running bamboo spreads underground by rhizomes. It can lift paving. A barrier of 60 cm is deep enough.',
  b: 'Bamboo of the running kind travels **underground**.\n\n- Clumping kinds stay put.\n- A barrier of 60 cm is enough.',
  c: 'Running bamboo spreads underground. Clumping kinds stay where they are. The barrier must reach 90 cm down.',
};

type MemberId = 'a' | 'b' | 'c';
const titles = { a: 'Sonnet 5', b: 'Opus 5', c: 'Gemini 3 Flash' };
const families = { a: 'claude', b: 'claude', c: 'gemini' };

const memberOf = (id: MemberId, facts: Partial<Member> = {}): Member => ({
  id,
  engine: `fake/${id}`,
  title: titles[id],
  provider: families[id] === 'claude' ? 'Anthropic' : 'Google',
  family: families[id],
  state: 'done',
  note: null,
  sources: [],
  firstWordMs: 400,
  tookMs: 2300,
  credits: 2,
  ...facts,
});

function voice(member: MemberId, words: string) {
  const start = texts[member].indexOf(words);
  return { member, words, start, end: start + words.length };
}

function claim(id: string, voices: [MemberId, string][], words = voices[0]![1]) {
  const named = [...new Set(voices.map(([member]) => families[member]))];
  return {
    id,
    words,
    voices: voices.map(([member, said]) => voice(member, said)),
    support: {
      engines: voices.map(([member]) => member),
      families: named,
      of: 3,
      words: `${voices.length} of 3 engines, ${named.length === 1 ? '1 family' : `${named.length} families`}`,
    },
  };
}

export const finding: Finding = {
  edition: 1,
  available: true,
  agreed: [
    claim('agreed-1', [
      ['a', 'Running bamboo spreads underground by rhizomes.'],
      ['b', 'Bamboo of the running kind travels **underground**.'],
      ['c', 'Running bamboo spreads underground.'],
    ]),
    claim('agreed-2', [
      ['b', 'Clumping kinds stay put.'],
      ['c', 'Clumping kinds stay where they are.'],
    ]),
  ],
  contested: [
    {
      id: 'contest-1',
      sides: [
        claim('side-60', [
          ['a', 'A barrier of 60 cm is deep enough.'],
          ['b', 'A barrier of 60 cm is enough.'],
        ]),
        claim('side-90', [['c', 'The barrier must reach 90 cm down.']]),
      ],
      difference: 'numbers differ: 60 cm and 90 cm',
      assumption: 'Only one of them speaks of large running kinds.',
      settledBy: 'A planting guide that gives the depth of rhizomes for the kind you plant.',
    },
  ],
  single: [claim('single-1', [['a', 'It can lift paving.']])],
  vote: null,
  summary: '3 engines of 2 families answered: 2 agreed, 1 contested, 1 said by only one.',
  matchedBy: 'judge',
  judge: {
    engine: 'fake/judge',
    title: 'Mistral Large',
    isMember: false,
    ordersAgree: true,
    difference: null,
  },
  heard: ['a', 'b', 'c'],
};

export const fullData: ConsensusData = {
  mode: 'consensus',
  members: [
    memberOf('a'),
    memberOf('b', { tookMs: 4100 }),
    memberOf('c', {
      tookMs: 1200,
      sources: [{ title: 'Bamboo barriers', href: 'https://example.org/barriers' }],
    }),
  ],
  quorum: 2,
  deadlineMs: 25_000,
  finding,
  ranking: null,
};

export const question = 'Is it safe to plant bamboo next to the house?';

export { memberOf };
