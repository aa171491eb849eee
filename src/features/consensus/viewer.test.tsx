import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { createQueryClient, query } from '#kit/contract/query.ts';
import type { Output } from '#tools/define/output.ts';
import { fullData, memberOf, question, texts } from './components/consensus.testing.ts';
import { listSharedSettlements, type Settlement } from './contract.ts';
import ConsensusViewer from './viewer.tsx';
import type { ConsensusData } from './data.ts';

const secret = 'AAAAAAAAAAAAAAAAAAAAAA';

const settlement: Settlement = {
  id: '1',
  contest: 'contest-1',
  side: 'side-90',
  source: 'https://www.example.org/depth',
  note: null,
  by: 'ines',
  removable: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function draw(
  output: Output<ConsensusData>,
  { address = '/gallery/1', input = { question } as object | null, isGuest = false } = {},
) {
  const client = createQueryClient();
  if (isGuest) client.setQueryData(keyOf(currentUser), null);
  client.setQueryData(query(listSharedSettlements, { params: { secret } }).queryKey, () => ({
    items: [settlement],
  }));
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <ConsensusViewer output={output} input={input as Record<string, unknown> | null} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('a consensus is whole without a server behind it: question, text, groups, both sides, every answer', () => {
  const page = draw({ texts, data: fullData });
  expect(page).toContain(question);
  expect(page).toMatch(
    /Consensus.*clumping.*3 of 3 sources answered, 2 independent.*judged by Mistral Large.*Contested.*90 cm.*Agreed.*Single source/s,
  );
  expect(page.match(/aria-label="Answer of/g)).toHaveLength(3);
  expect(page).toContain('data-claim="side-90"');
  expect(page).not.toMatch(/Settle it|Stop|Ask Sonnet|helped/);
});

test('who checked that all agree is named beside the judge', () => {
  const { judge, ...finding } = fullData.finding!;
  const second = { engine: 'openai/gpt-5', title: 'GPT-5' };
  const checked = { ...fullData, finding: { ...finding, judge: { ...judge!, second } } };
  const page = draw({ texts, data: checked });
  expect(page).toMatch(/judged by Mistral Large, checked by GPT-5/);
  expect(page).toContain('GPT-5 checked that all agree');
  expect(draw({ texts, data: fullData })).not.toContain('checked by');
});

test('without the answers, the claims still stand', () => {
  const page = draw({ texts: { text: texts.text }, data: fullData }, { input: null });
  expect(page).not.toContain('Answer of');
  expect(page).not.toContain(question);
  expect(page).toContain('Clumping kinds stay put.');
});

test('on a shared page people see what held and what was overturned', () => {
  const page = draw({ texts, data: fullData }, { address: `/ai/consensus/shared/${secret}` });
  expect(page).toMatch(/Overturned.*Held.*https:\/\/www\.example\.org\/depth.*@ines/s);
  expect(page).toContain('Sign in to settle it');
});

test('one answer alone is an answer from one source', () => {
  const alone = {
    ...fullData,
    members: [memberOf('a')],
    finding: { ...fullData.finding!, available: false, agreed: [], contested: [], heard: ['a'] },
  };
  const page = draw({ texts: { a: texts.a, text: '' }, data: alone });
  expect(page).toContain('1 source: Sonnet 5');
  expect(page.split('It can lift paving.')).toHaveLength(2);
  expect(page).not.toContain('No consensus');
});

test('where nobody knows, it says what was understood and links to what is answered', () => {
  const silent = {
    ...fullData,
    members: [memberOf('a', { state: 'abstained' })],
    finding: { ...fullData.finding!, available: false, agreed: [], contested: [], single: [], heard: [] },
    silence: { about: ['boil', 'egg'], lookedIn: ['two dictionaries'] },
  };
  const page = draw({ texts: { a: 'I do not know.', text: '' }, data: silent });
  expect(page).toMatch(/I do not know\..*“boil” and “egg”.*two dictionaries/s);
  expect(page).toMatch(/Add a language model.*\/search\?q=Is\+it\+safe.*\/qa\?ask=Is\+it\+safe/s);
  // A guest cannot add a key: what works at once stands first.
  const forGuest = draw({ texts: { a: 'I do not know.', text: '' }, data: silent }, { isGuest: true });
  expect(forGuest).toMatch(/\/search\?q=.*\/qa\?ask=.*\/register\?return_url=%2Fai-models%2Fconnect/s);
  expect(forGuest).not.toContain('href="/ai-models/connect"');
});

test('nothing that an engine writes becomes markup', () => {
  const evil = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <script>alert(1)</script>';
  const member = memberOf('a', {
    title: evil,
    note: evil,
    sources: [{ title: evil, href: 'javascript:alert(1)' }],
  });
  const claim = {
    ...fullData.finding!.agreed[0]!,
    words: evil,
    voices: [{ member: 'a', words: evil, start: 0, end: 9 }],
  };
  const page = draw({
    texts: { text: evil, a: evil },
    data: {
      ...fullData,
      members: [member, memberOf('b')],
      finding: { ...fullData.finding!, agreed: [claim], single: [claim] },
    },
  });
  expect(page).not.toMatch(/<(?:img|script)|href="javascript/i);
});
