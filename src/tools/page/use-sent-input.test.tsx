import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { createQueryClient, query } from '#kit/contract/query.ts';
import { collaborate } from '#features/collaborate/tool.ts';
import { design } from '#features/design/tool.ts';
import { images } from '#features/images/tool.ts';
import { summarise } from '#features/summarise/tool.ts';
import { sharedKinds } from '../feature.ts';
import { defineKind } from '../kinds/kind.ts';
import { KindTableContext, kindTableOf, showKind } from '../kinds/kind-table.ts';
import { getRun, type RunView } from '../run/contract.ts';
import { remixInput } from '../share/gallery-contract.ts';
import { begunRun } from '../run/run-view.testing.ts';
import type { AnyTool } from '../define/tool.ts';
import { countWords } from '../define/toy-tool.testing.ts';
import { useSentInput } from './use-sent-input.ts';

const id = begunRun.id;
/** A kind that no tool has heard of. */
const essayKind = defineKind({ id: 'essay', title: 'Essay', readable: true });
const kinds = kindTableOf([
  ...sharedKinds.kinds!,
  showKind(essayKind, { many: 'Essays', viewer: () => null }),
]);

function sentTo(tool: object, address: string, { kind = 'chat', made = 'summarise' } = {}) {
  const client = createQueryClient();
  const run: RunView = { ...begunRun, kind, output: { texts: { text: 'What came before.' }, data: null } };
  const input = { text: 'What they asked.' };
  const creation: OutputOf<typeof remixInput> = {
    tool: made,
    title: 'Theirs',
    by: 'Ana',
    thumbnail: null,
    input,
  };
  client.setQueryData(query(getRun, { params: { id } }).queryKey, run);
  client.setQueryData(query(remixInput, { params: { id } }).queryKey, creation);
  const sent: unknown[] = [];
  function Page() {
    sent.push(useSentInput(tool as AnyTool));
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <KindTableContext value={kinds}>
          <Page />
        </KindTableContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return sent.at(-1);
}

test('a result of another tool comes as the tool that takes it wants it', () => {
  for (const kind of ['text', 'chat', 'essay'])
    expect(sentTo(summarise, `/tool?from=${id}`, { kind })).toMatchObject({
      input: { text: 'What came before.' },
    });
  expect(sentTo(countWords, `/tool?from=${id}`)).toMatchObject({
    failure: expect.stringContaining('can’t use that kind'),
  });
});

test('a creation comes with what it was made from, to its own tool only', () => {
  expect(sentTo(summarise, `/tool?remix=${id}`)).toMatchObject({
    input: { text: 'What they asked.' },
    remixOf: id,
  });
  expect(sentTo(summarise, `/tool?remix=${id}`, { made: 'weather' })).toMatchObject({
    failure: expect.stringContaining('can’t use that kind'),
  });
});

test('an example is opened by its index, and an unknown index opens nothing', () => {
  expect(sentTo(summarise, '/tool?example=1')).toMatchObject({ input: { points: true } });
  for (const address of ['/tool', '/tool?example=99', '/tool?example=x', `/tool?from=${id}&run=${id}`])
    expect(sentTo(summarise, address)).toBeUndefined();
});

test('words that someone typed elsewhere go into the first field', () => {
  expect(sentTo(summarise, '/tool?q=Some+words')).toMatchObject({ input: { text: 'Some words' } });
  expect(sentTo(images, '/tool?q=a+fox')).toMatchObject({ input: { prompt: 'a fox' } });
  expect(sentTo(design, '/tool?q=a+logo')).toMatchObject({ input: { brief: 'a logo' } });
  expect(sentTo(collaborate, '/tool?q=write+it')).toMatchObject({ input: { task: 'write it' } });
  expect(sentTo(summarise, '/tool?q=++')).toBeUndefined();
});

test('what is not here yet has no input', () => {
  const sent = sentTo(summarise, '/tool?from=0198c0de-0000-7000-8000-00000000000f');
  expect(sent).toEqual({ key: expect.any(String) });
});
