/** The page of the toy product, and what it costs to write one. */
import { QueryClientProvider } from '@tanstack/react-query';
import { globSync, readFileSync } from 'node:fs';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { createQueryClient, query } from '#kit/contract/query.ts';
import { drawWhole } from '#testing/draw-whole.ts';
import { KindTableContext, kindTableOf } from '#tools/kinds/kind-table.ts';
import { getRun, type RunView } from '#tools/run/contract.ts';
import { begunRun } from '#tools/run/run-view.testing.ts';
import { getWork } from '#tools/work/contract.ts';
import { WorkTableContext, workTableOf } from '#tools/work/work-table.ts';
import HaikuPage, { haikuFeature } from './toy-product/haiku-page.testing.tsx';

const { id } = begunRun;
const content = { lines: ['Bamboo', 'and nothing more', 'under the moon'] };
const run: RunView = {
  ...begunRun,
  tool: 'haiku',
  kind: 'haiku',
  state: 'done',
  input: { about: 'Bamboo' },
  output: { texts: { text: content.lines.join('\n') }, data: content },
};
const listed = { id, kind: 'haiku', kindTitle: 'Haiku', title: 'Bamboo', excerpt: 'Bamboo', href: null };
const kept = { content, schema: 1, condition: 'sound', readOnly: null, revision: 1 } as const;
const rest = { role: 'owner', text: 'Bamboo', pieces: [], exports: [], isTogether: false } as const;
const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

type Work = OutputOf<typeof getWork>;
const work = { ...listed, ...kept, ...rest, ...moments, tool: 'haiku', runId: id } as unknown as Work;

function draw(address: string, opened: Work = work) {
  const client = createQueryClient();
  client.setQueryData(query(getRun, { params: { id } }).queryKey, run);
  client.setQueryData(query(getWork, { params: { id } }).queryKey, opened);
  return drawWhole(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>
        <KindTableContext value={kindTableOf(haikuFeature.kinds!)}>
          <WorkTableContext value={workTableOf(haikuFeature.works!)}>
            <HaikuPage />
          </WorkTableContext>
        </KindTableContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('a result shows the edit button that its kind asks for', async () => {
  expect(await draw(`/?run=${id}`)).toMatch(/under the moon.*Edit<\/span><\/button>/s);
});

test('an opened work has its title, its editor, its versions and the way back', async () => {
  expect(await draw(`/?work=${id}`)).toMatch(
    /All haiku.*value="Bamboo".*Versions.*<textarea.*under the moon/s,
  );
});

test('a work of another kind is refused', async () => {
  expect(await draw(`/?work=${id}`, { ...work, kind: 'text' })).toMatch(
    /This haiku can’t be opened.*This link isn’t a haiku\./s,
  );
});

test('all of it takes fewer than 100 lines', () => {
  const files = globSync('haiku*', { cwd: `${import.meta.dirname}/toy-product` });
  const lines = files.flatMap((name) =>
    readFileSync(`${import.meta.dirname}/toy-product/${name}`, 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(files).toHaveLength(3);
  expect(lines.length).toBeLessThan(100);
});
