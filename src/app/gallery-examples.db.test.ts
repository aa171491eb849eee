import { expect } from 'vitest';
import { changeOwnerSettings } from '#features/admin/contract.ts';
import { designExamples } from '#features/design/examples/pieces.ts';
import { pictureExamples } from '#features/images/examples/pieces.ts';
import { buildAdmin, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { exampleInput } from '#tools/share/gallery-contract.ts';
import { listExamples } from '#features/gallery/examples/contract.ts';

const app = useTestApp();
const shown = async () => (await app.client().call(listExamples)).body;

test('a newcomer sees forty pieces by the product, each to remix in a tool that accepts it', async () => {
  const { maker, items } = await shown();
  expect(maker).toBe('Frenly');
  expect(items).toHaveLength(40);
  expect(new Set(items.map(({ id }) => id)).size).toBe(40);
  for (const { id, tool, toolPage, words } of items) {
    expect([toolPage, words]).toEqual([expect.stringMatching(/^\/ai\//), expect.stringMatching(/\S/)]);
    const { body } = await app.client().call(exampleInput, { params: { id } });
    expect(body).toMatchObject({ tool, by: maker, thumbnail: `/previews/examples/${id}/320` });
    expect(app.services.runs.find(tool)?.tool.input.safeParse(body.input).success).toBe(true);
  }
});

test.each([pictureExamples[1]!, designExamples[1]!])(
  'the picture of $title is drawn when first asked for, and then kept in every size',
  async ({ id }) => {
    const ask = (size: string, of = id) => app.client().request(`/previews/examples/${of}/${size}`);
    const small = await ask('320');
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await ask('640')).toMatchObject({ status: 200 });
    expect((await ask('999')).status).toBe(422);
    expect((await ask('320', 'nothing')).status).toBe(404);
  },
);

test('the owner hides them', async () => {
  const client = await signIn(app, await buildAdmin(app));
  await client.call(changeOwnerSettings, { body: { galleryExamples: false } });
  await expect.poll(shown).toMatchObject({ items: [] });
  await client.call(changeOwnerSettings, { body: { galleryExamples: true } });
  await expect.poll(async () => (await shown()).items.length).toBe(40);
});
