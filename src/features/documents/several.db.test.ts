/** What is asked of several documents at a time, as programs ask it. */
import { expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { isOpen } from '#tools/run/run.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import type { ComparisonData } from './compare/data.ts';
import { bring, whenRead } from './documents.testing.ts';
import type { GridData } from './extract/data.ts';

const app = useTestApp();

async function run(client: Client, tool: string, input: Record<string, unknown>): Promise<RunView> {
  const begun = await client.call(createRun, { params: { tool }, body: { input } as never });
  expect(begun.status, begun.text).toBe(200);
  let last = begun.body;
  await expect
    .poll(async () => {
      last = (await client.call(getRun, { params: { id: begun.body.id } })).body;
      return isOpen(last.state);
    })
    .toBe(false);
  return last;
}

async function brought(client: Client, name: string, text: string): Promise<string> {
  const { id } = await bring(client, name, text);
  await whenRead(client, id);
  return id;
}

const first = `# Lease

Tenant: Ada Lovelace

The lease begins on 1 May 2024. The rent is 900 euros a month.

Pets are allowed in the flat.

The tenant cleans the stairs every second week.
`;
const second = `# Lease

Tenant: Ada Lovelace

The lease begins on 1 May 2024. The rent is 950 euros a month.

The tenant cleans the stairs every second week.

Smoking is not permitted indoors.
`;

test('two versions are compared, with their places and contradictions, and nobody else may', async () => {
  const { client } = await buildMember(app);
  const [one, other] = [await brought(client, 'old.md', first), await brought(client, 'new.md', second)];
  const done = await run(client, 'document-compare', { first: one, second: other });
  expect(done.state).toBe('done');
  expect(done.title).toBe('old.md / new.md');
  const data = done.output.data as ComparisonData;
  expect(data.changes.map(({ is, was, now }) => [is, (now ?? was)!.text])).toEqual([
    ['changed', 'The rent is 950 euros a month.'],
    ['removed', 'Pets are allowed in the flat.'],
    ['added', 'Smoking is not permitted indoors.'],
  ]);
  expect(data.contradictions).toMatchObject([
    { first: { text: 'The rent is 900 euros a month.' }, second: { text: 'The rent is 950 euros a month.' } },
  ]);
  const same = await client.call(createRun, {
    params: { tool: 'document-compare' },
    body: { input: { first: one, second: one } },
  });
  expect(same.status).toBe(422);
  const { client: stranger } = await buildMember(app);
  const theirs = await run(stranger, 'document-compare', { first: one, second: other });
  expect(theirs.state).toBe('failed');
  expect(theirs.output.data).toBeNull();
});

test('what was only just brought is waited for', async () => {
  const { client } = await buildMember(app);
  const [{ id: one }, { id: other }] = [
    await bring(client, 'old.md', first),
    await bring(client, 'new.md', second),
  ];
  const done = await run(client, 'document-compare', { first: one, second: other });
  expect(done.state, done.error ?? '').toBe('done');
  const table = await run(client, 'document-extract', { documents: [one], fields: ['Tenant'] });
  expect((table.output.data as GridData).rows[0]!.document.isPartial).toBe(false);
});

test('fields come from two readers, wait where they differ, and a decision settles them', async () => {
  const { client } = await buildMember(app);
  const lease = await brought(client, 'lease.md', first);
  const torn = await brought(
    client,
    'torn.md',
    '# Offer\n\nRent: 800 euros\n\nAs agreed, the rent is 850 euros a month from now on.\n',
  );
  const input = { documents: [lease, torn], fields: ['Rent', 'Tenant', 'Parking space'] };
  const done = await run(client, 'document-extract', input);
  expect(done.state, done.error ?? '').toBe('done');
  const { rows } = done.output.data as GridData;
  expect(rows.map(({ document }) => document.name)).toEqual(['lease.md', 'torn.md']);
  const [rent, tenant] = rows[0]!.cells;
  expect(rent!.readings).toMatchObject([{ by: 'meaning', value: '900 euros', passage: { page: 1 } }]);
  expect(rent!.state).toBe('differ');
  expect(tenant!.readings.map(({ value }) => value)).toContain('Ada Lovelace');
  const contested = rows[1]!.cells[0]!;
  expect(contested.state).toBe('differ');
  expect(contested.readings.map(({ by, value }) => [by, value])).toEqual([
    ['layout', '800 euros'],
    ['meaning', '850 euros'],
  ]);
  const decided = await run(client, 'document-extract', {
    ...input,
    decisions: [{ document: torn, field: 'Rent', value: '=850' }],
  });
  expect((decided.output.data as GridData).rows[1]!.cells[0]).toMatchObject({
    state: 'decided',
    value: '=850',
  });
  const csv = await client.request(`/api/runs/${decided.id}/export?format=csv`);
  expect(csv.text).toContain("'=850");
});
