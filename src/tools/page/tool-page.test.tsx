import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient, query } from '#kit/contract/query.ts';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { getRun } from '../run/contract.ts';
import { begunRun } from '../run/run-view.testing.ts';
import { listEngines } from '#kit/ai/contract.ts';
import { countWords } from '../define/toy-tool.testing.ts';
import { ToolPage } from './tool-page.tsx';

const engine = { id: 'a', title: 'Scribe', source: 'bamboo', price: null } as const;

function draw(address: string, needs?: ['text']) {
  const client = createQueryClient();
  const run = { ...begunRun, tool: countWords.id, input: { text: 'what was asked' } };
  client.setQueryData(query(getRun, { params: { id: run.id } }).queryKey, run);
  const items = [
    { ...engine, can: ['text'] },
    { ...engine, id: 'b', title: 'Ear', can: ['transcription'] },
  ];
  client.setQueryData(query(listEngines).queryKey, { items, pricesAsOf: '2026-11-01' } as never);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <ToolPage tool={{ ...countWords, ...(needs ? { needs } : {}) }} action="Count">
          {({ input }) => (
            <Field label="Text">
              <Textarea readOnly value={input.text ?? ''} />
            </Field>
          )}
        </ToolPage>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('an empty form shows examples to click and the engines that can run it', () => {
  const page = draw('/tool', ['text']);
  expect(page).toMatch(/<h1>Count words<\/h1>.*How many words.*Best available: Scribe.*A greeting/s);
  expect(page).not.toContain('Ear');
  expect(draw('/tool')).not.toContain('Best available');
});

test('a run in the address is shown with what was asked', () => {
  const page = draw(`/tool?run=${begunRun.id}`);
  expect(page).toContain('what was asked</textarea>');
  expect(page).toMatch(/Thinking.*Stop/s);
  expect(page).not.toContain('A greeting');
});
