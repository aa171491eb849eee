import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { query } from '#kit/contract/query.ts';
import { threadRun, type ListedThread, type ThreadMessage } from '../contract.ts';
import type { WaitingMessage } from '../sender.ts';
import type { OpenThread } from '../use-thread.ts';
import { Face, Head } from './message-head.tsx';
import { MessageItem } from './message-item.tsx';
import { MessageLink } from './pins-panel.tsx';
import { ThreadLine } from './thread-list.tsx';
import { WaitingItem } from './waiting-item.tsx';

const message: ThreadMessage = {
  id: '0198c0de-0000-7000-8000-000000000001',
  seq: 1,
  rev: 1,
  author: { id: 'm', name: 'Mira', handle: 'mira', picture: null },
  answeredBy: null,
  kind: 'text',
  text: 'Hello',
  replyTo: null,
  mentions: [],
  runId: null,
  files: [],
  reactions: [],
  createdAt: '2031-01-01T10:00:00.000Z',
  editedAt: null,
  pinned: false,
  deleted: false,
};

function drawn(shown: ReactNode, client = new QueryClient()) {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a deleted message keeps its author’s name', () => {
  const thread = { view: { muted: [], me: null }, state: { messages: [] } } as unknown as OpenThread;
  const shown = drawn(
    <MessageItem
      thread={thread}
      message={{ ...message, text: '', deleted: true }}
      isGrouped={false}
      isMarked={false}
      onReply={() => undefined}
    />,
  );
  expect(shown).toMatch(/Mira.*Message deleted/s);
});

test('a deleted answer names its author, not the person who asked', () => {
  const deleted: ThreadMessage = {
    ...message,
    kind: 'run',
    answeredBy: 'Panda',
    text: '',
    deleted: true,
  };
  expect(drawn(<Head message={deleted} />)).toMatch(/font-semibold[^<]*>Panda<.*asked by/s);
  expect(drawn(<MessageLink threadId="t" message={{ ...deleted, deleted: false, text: 'When?' }} />)).toMatch(
    /Mira asked Panda.*When\?/s,
  );
});

test('a quote is plain words', () => {
  const quoted = { ...message, text: '**book fair**\n- stall' };
  const view = { id: 't', muted: [], me: null, members: [], role: null };
  const thread = { view, state: { messages: [quoted] } } as unknown as OpenThread;
  const shown = drawn(
    <MessageItem
      thread={thread}
      message={{ ...message, id: '0198c0de-0000-7000-8000-000000000002', replyTo: message.id, kind: 'text' }}
      isGrouped={false}
      isMarked={false}
      onReply={() => undefined}
    />,
  );
  expect(shown).toContain('Mira: book fair stall');
});

test('what waits stands under one’s own name, and says whether it is on its way', () => {
  const view = { me: 'm', members: [{ id: 'm', name: 'Mira', picture: null }] };
  const thread = { view } as unknown as OpenThread;
  const one: WaitingMessage = {
    id: 'w',
    ownerId: 'm',
    place: 'thread:t',
    at: 0,
    body: { text: 'On my way', replyTo: null, files: [], fileNames: [] },
  };
  const shown = drawn(<WaitingItem one={one} thread={thread} isGrouped={false} />);
  expect(shown).toMatch(/Mira.*On my way.*Sending/s);
  const later = drawn(<WaitingItem one={{ ...one, isDelayed: true }} thread={thread} isGrouped />);
  expect(later).toMatch(/On my way.*Waiting to be sent/s);
  expect(later).not.toContain('Mira');
});

test('the thread that is read has nothing unread in the list', () => {
  const thread: ListedThread = {
    id: message.id,
    title: 'The garden',
    visibility: 'private',
    role: 'owner',
    follow: 'all',
    unread: 3,
    mentions: 1,
    members: 2,
    last: { by: 'Ana asked Panda', text: 'When is the **book fair**?' },
    lastMessageAt: message.createdAt,
  };
  expect(drawn(<ThreadLine thread={thread} />)).toMatch(/3<.*unread/s);
  const current = drawn(<ThreadLine thread={thread} isCurrent />);
  expect(current).not.toContain('unread');
  expect(current).toContain('Ana asked Panda: When is the book fair?');
});

test('an answer stands under the name of whoever gave it, and says who asked', () => {
  const answer: ThreadMessage = { ...message, kind: 'run', runId: 'r' };
  const client = new QueryClient();
  const { queryKey } = query(threadRun, { params: { id: answer.id } });
  client.setQueryData([...queryKey, 'r'], { tool: 'search', answeredBy: 'Search' });
  expect(drawn(<Head message={answer} />, client)).toMatch(/Search.*asked by.*Mira/s);
  expect(drawn(<Face message={answer} />, client)).not.toContain('M<');
  expect(drawn(<Head message={message} />)).not.toContain('asked by');
});
