import { beforeAll, expect } from 'vitest';
import { getLocation, putPlace } from '#features/world/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { publish } from './creations.testing.ts';
import { unpublish } from './contract.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

test('a place shows what its people made, while it is in the gallery and for those who may see it', async () => {
  const maker = await buildMember(app);
  const { id } = await publish(app, maker.client);
  const at = async (place: string) =>
    (await app.client().call(getLocation, { params: { id: place }, query: {} })).body.things;
  expect(await at('fr')).toEqual([]);
  await maker.client.call(putPlace, { body: { place: 'fr-11-78-versailles', precision: 'region' } });
  const shown = [
    {
      title: 'A fine count',
      description: `By ${maker.user.name}`,
      href: `/gallery/${id}`,
      kind: 'Creations',
    },
  ];
  expect(await at('fr')).toEqual(shown);
  expect(await at('fr-277x240')).toEqual(shown);
  expect(await at('fr-11-78-versailles')).toEqual([]);
  expect(await at('de')).toEqual([]);
  await maker.client.call(unpublish, { params: { id } });
  expect(await at('fr')).toEqual([]);
});
