/** A tool that says it takes files and follow-ups: its page is its fields, and all of this comes of itself. */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawWhole } from '#testing/draw-whole.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { createQueryClient, query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { askFiles } from '../define/toy-tool.testing.ts';
import { sharedKinds } from '../feature.ts';
import { keyOfRun } from '../follow/use-following.ts';
import { KindTableContext, kindTableOf } from '../kinds/kind-table.ts';
import { getTalk, type RunView } from '../run/contract.ts';
import { begunRun } from '../run/run-view.testing.ts';
import { ToolPage } from './tool-page.tsx';

const AskFiles = () => (
  <ToolPage tool={askFiles} action="Ask">
    {({ input, set, errorOf }) => (
      <Field label="Question" error={errorOf('question')}>
        <Input value={input.question ?? ''} onChange={({ target }) => set('question', target.value)} />
      </Field>
    )}
  </ToolPage>
);

const file = '0198c0de-0000-7000-8000-00000000000f';
const first: RunView = {
  ...begunRun,
  tool: askFiles.id,
  state: 'done',
  input: { question: 'What is it?', files: [file] },
  output: { texts: { text: 'A grass.' }, data: null },
};
const second: RunView = {
  ...first,
  id: '0198c0de-0000-7000-8000-000000000002',
  parentId: first.id,
  state: 'running',
  step: 'Reading',
  input: { question: 'How tall?', files: [file] },
  output: begunRun.output,
};

function draw(address: string) {
  const client = createQueryClient();
  for (const run of [first, second]) client.setQueryData(keyOfRun(run.id), run);
  const talk: OutputOf<typeof getTalk> = {
    talk: first.talkId,
    turns: [first, second].map((run) => ({ run, siblings: [run.id] })),
  };
  client.setQueryData(query(getTalk, { params: { id: second.id } }).queryKey, talk);
  return drawWhole(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <KindTableContext value={kindTableOf(sharedKinds.kinds!)}>
          <AskFiles />
        </KindTableContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('the form has a place for files, of the kinds that the tool takes', async () => {
  const page = await draw('/tool');
  expect(page).toMatch(/Question.*role="group".*Your files.*Choose files.*Ask/s);
  expect(page).toMatch(/<input[^>]*type="file"[^>]*multiple=""[^>]*accept="text\/\*,[^"]*,application\/pdf"/);
  expect(page).not.toContain('Ask a follow-up');
});

test('a talk shows each question with its result, and a box for the next one that takes files too', async () => {
  const page = await draw(`/tool?run=${second.id}`);
  expect(page).toMatch(/What is it\?.*1 file.*A grass\..*How tall\?.*Reading.*Stop.*Ask a follow-up/s);
  expect(page).not.toContain('Choose files');
});
