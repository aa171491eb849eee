/** What a person is about: theirs to approve, and nobody else's to see before. */
import { expect } from 'vitest';
import { putAudiences } from '#social/people/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { ownSoulprint, putSoulprint, soulprintOf } from './contract.ts';
import { soulQuestions } from './questions.ts';

const app = useTestApp();
const [{ id: question }] = soulQuestions as unknown as [{ id: string }];

test('only approved entries are shown, and only to those who may see them', async () => {
  const { client, user } = await buildMember(app);
  const shown = async (reader = app.client()) =>
    (await reader.call(soulprintOf, { params: { handle: user.username! } })).body.facets;
  const { body } = await client.call(putSoulprint, { body: { answers: { [question]: 'Old maps, bamboo' } } });
  expect(body.proposals.map(({ label }) => label)).toEqual(['Old maps', 'Bamboo']);
  expect(await shown()).toEqual([]);
  await client.call(putSoulprint, { body: { facets: [{ label: 'Old maps', weight: 2, from: 'answer' }] } });
  expect(await shown()).toEqual([{ label: 'Old maps', weight: 2 }]);
  const refused = await client.call(putSoulprint, { body: { refuse: 'Bamboo' } });
  expect(refused.body.proposals).toEqual([]);
  await client.call(putAudiences, { body: { parts: { soulprint: 'nobody' } } });
  expect(await shown()).toEqual([]);
  expect(await shown(client)).toHaveLength(1);
});

test('it is for members, about people who exist, and within bounds', async () => {
  const { client } = await buildMember(app);
  const stranger = app.client();
  expect((await stranger.call(ownSoulprint)).status).toBe(401);
  expect((await stranger.call(putSoulprint, { body: {} })).status).toBe(401);
  expect((await stranger.call(soulprintOf, { params: { handle: 'nobody-here' } })).status).toBe(404);
  expect((await stranger.call(soulprintOf, { params: { handle: 'no such' } })).status).toBe(422);
  for (const wrong of [
    { answers: { shoe: 'size' } },
    { answers: { [question]: 'x'.repeat(601) } },
    { facets: [{ label: '', weight: 2, from: 'answer' }] },
    { facets: [{ label: 'Maps', weight: 99, from: 'answer' }] },
    { refuse: 'x'.repeat(41) },
  ])
    expect((await client.call(putSoulprint, { body: wrong as never })).status).toBe(422);
  const suspended = await buildMember(app, { suspendedAt: new Date() });
  expect((await stranger.call(soulprintOf, { params: { handle: suspended.user.username! } })).status).toBe(
    404,
  );
});
