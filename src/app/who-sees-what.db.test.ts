/** Viewer × audience × surface: what a person keeps from someone is in no page, list, count, facet, feed, map or search of theirs. */
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { followPerson, putAudiences } from '#social/people/contract.ts';
import { audiences, mayRead, parts, type Audience, type Standing } from '#social/people/parts.ts';
import { searchDirectory, putOfferings } from '#features/directory/contract.ts';
import {
  addToCollection,
  createCollection,
  getCollection,
  listCollected,
  listCollections,
} from '#features/gallery/collections/contract.ts';
import {
  addComment,
  getCreation,
  listComments,
  listGallery,
  readRipples,
} from '#features/gallery/contract.ts';
import { galleryItems } from '#features/gallery/table.server.ts';
import { editExperiment, getExperiment, listExperiments, listLabTags } from '#features/lab/contract.ts';
import { begin } from '#features/lab/lab.testing.ts';
import { adoptPanda, pandaOf } from '#features/pandas/contract.ts';
import { previewProfile, publicProfile, putLinks, searchProfiles } from '#features/profiles/contract.ts';
import { readPulse } from '#features/pulse/contract.ts';
import { answer, ask } from '#features/questions/questions.testing.ts';
import { putSoulprint, soulprintOf } from '#features/soulprints/contract.ts';
import { giveThanks, listThanks } from '#features/thanks/contract.ts';
import { placeOf, putPlace, worldPeople, worldPlaces } from '#features/world/contract.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { runs } from '#tools/run/table.server.ts';
import { remixInput } from '#tools/share/gallery-contract.ts';
import { emptyOutput } from '#tools/define/output.ts';
import { newId } from '#kit/db/columns.server.ts';
import { sql } from 'drizzle-orm';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();

/** Someone with something in every part, each with a word of its own. */
async function buildZora() {
  const zora = await buildMember(app, { name: 'Zora Quill', about: 'I restore harpsichords.' });
  const { client, user } = zora;
  const friend = await buildMember(app, { name: 'Friend' });
  await client.call(putLinks, {
    body: { links: [{ label: 'Workbench', url: 'https://workbench.example' }] },
  });
  await client.call(putOfferings, {
    body: { offering: ['Lute lessons'], skill: ['Gilding'], language: ['Icelandic'] },
  });
  await client.call(putPlace, { body: { place: 'is', precision: 'country' } });
  await client.call(adoptPanda, {
    body: { name: 'Bramble', look: { leaf: 'bamboo', coat: 'ink', outfit: 'scarf' } as never },
  });
  await client.call(putSoulprint, { body: { facets: [{ label: 'Patience', weight: 2, from: 'own' }] } });
  await answer(client, await ask(friend.client, { title: 'How to tune a clavichord?' }));
  await friend.client.call(giveThanks, {
    body: { to: user.username!, text: 'For the beeswax.', isPublic: true },
  });
  const creation = await buildCreation(user.id);
  const experiment = await begin(client, {
    title: 'Rosin recipe',
    text: 'Colophony and wax.',
    tags: ['colophony'],
  });
  await app.services.pulse!.settle();
  return { ...zora, friend, creation, experiment, handle: user.username! };
}

async function buildCreation(ownerId: string, title = 'Varnish study') {
  const id = newId();
  await app.services.bus.transact(async (tx) => {
    const search = sql<string>`''::tsvector`;
    const common = {
      ownerId,
      tool: 'count-words',
      kind: 'text',
      title,
      input: {},
      output: emptyOutput,
    };
    await tx.insert(runs).values({ ...common, id, state: 'done', rootId: id, talkId: id, search });
    await tx.insert(galleryItems).values({
      ...common,
      id,
      subjectKind: 'run',
      subjectId: id,
      caption: '',
      tags: [],
      engines: [],
      search,
    });
    publishActivity(tx, { actorId: ownerId, kind: 'creation', subjectId: id });
  });
  return id;
}

/** Each surface, as text. */
async function look(client: Client, { handle, experiment }: { handle: string; experiment: string }) {
  const params = { handle };
  const opened = await client.call(getExperiment, { params: { id: experiment } });
  const texts = {
    profile: await client.call(publicProfile, { params }),
    place: await client.call(placeOf, { params }),
    panda: await client.call(pandaOf, { params }),
    soulprint: await client.call(soulprintOf, { params }),
    people: await client.call(searchProfiles, { query: { q: 'zora' } }),
    peopleByWords: await client.call(searchProfiles, { query: { q: 'harpsichords' } }),
    directory: await client.call(searchDirectory, { query: {} }),
    directoryByWords: await client.call(searchDirectory, { query: { q: 'harpsichords' } }),
    directoryByOffering: await client.call(searchDirectory, { query: { q: 'lute' } }),
    directoryByFacet: await client.call(searchDirectory, { query: { skill: 'gilding' } }),
    map: await client.call(worldPlaces),
    mapPeople: await client.call(worldPeople, { query: {} }),
    mapByWords: await client.call(worldPeople, { query: { q: 'harpsichords' } }),
    gallery: await client.call(listGallery, { query: { by: handle } }),
    pulse: await client.call(readPulse, { query: {} }),
    thanks: await client.call(listThanks, { query: { of: handle } }),
    lab: await client.call(listExperiments, { query: {} }),
    labByWords: await client.call(listExperiments, { query: { q: 'rosin' } }),
    labByTag: await client.call(listExperiments, { query: { tag: 'colophony' } }),
    labTags: await client.call(listLabTags),
    siteSearch: await client.request('/api/find?q=colophony'),
  };
  for (const [surface, { status }] of Object.entries(texts)) expect(status, surface).toBe(200);
  expect([200, 404]).toContain(opened.status);
  const answers = { ...texts, experiment: opened };
  return Object.fromEntries(Object.entries(answers).map(([surface, { text }]) => [surface, text]));
}

/** What stands where, and nowhere else, when it may be seen. */
const shownWords: Record<string, RegExp[]> = {
  profile: [
    /harpsichords/,
    /workbench/,
    /Lute/,
    /Patience/,
    /clavichord/,
    /beeswax/,
    /Varnish/,
    /"isPanda":true/,
    /Helper|Maker/,
  ],
  place: [/Iceland"/],
  panda: [/Bramble/],
  soulprint: [/Patience/],
  people: [/harpsichords/],
  peopleByWords: [/Zora/],
  directory: [
    /Zora/,
    /harpsichords/,
    /Lute/,
    /Gilding/,
    /"label":"Iceland","count":1/,
    /last 30 days","count":2/,
  ],
  directoryByWords: [/Zora/],
  directoryByOffering: [/Zora/],
  directoryByFacet: [/Zora/],
  map: [/Iceland/],
  mapPeople: [/Zora/],
  mapByWords: [/Zora/],
  gallery: [/Varnish/],
  pulse: [/Varnish/, /Bramble/, /Rosin/],
  thanks: [/beeswax/],
  lab: [/Rosin/],
  labByWords: [/Rosin/],
  labByTag: [/Rosin/],
  // Counted are only those that everyone sees.
  labTags: [],
  siteSearch: [],
  experiment: [/Colophony/],
};

/** Name, handle and picture are seen by whoever has the address; nothing else of what is kept is anywhere. */
const secrets =
  /harpsichord|workbench|lute|gilding|patience|beeswax|varnish|bramble|iceland|"isPanda":true|helper|maker|thanked|rosin|colophony and/i;

async function setAll({ client, experiment }: { client: Client; experiment: string }, audience: Audience) {
  const { status } = await client.call(putAudiences, {
    body: { parts: Object.fromEntries(parts.map((part) => [part, audience])) as never },
  });
  expect(status).toBe(200);
  await client.call(editExperiment, { params: { id: experiment }, body: { audience } });
  await app.services.searchIndex!.settle();
}

test('every surface keeps to what was chosen, for every viewer', async () => {
  const zora = await buildZora();
  const member = await buildMember(app);
  const follower = await buildMember(app);
  await follower.client.call(followPerson, { params: { handle: zora.handle } });
  const blocked = await buildMember(app);
  await zora.client.call(setBoundary, {
    params: { handle: blocked.user.username! },
    body: { kind: 'block' },
  });
  const viewers: [Standing, Client][] = [
    ['stranger', app.client()],
    ['member', member.client],
    ['follower', follower.client],
    ['self', zora.client],
    ['blocked', blocked.client],
  ];
  for (const audience of audiences) {
    await setAll(zora, audience);
    for (const [standing, client] of viewers) {
      const seen = await look(client, zora);
      for (const [surface, text] of Object.entries(seen)) {
        const where = `${surface} for ${audience}, seen by ${standing}`;
        if (mayRead(standing, audience))
          // What happened while it was narrower stays so; here all happened while it was open.
          for (const word of shownWords[surface]!) expect(text, where).toMatch(word);
        // The question that she answered is somebody else's, and public.
        else expect(text.replaceAll('zora', ''), where).not.toMatch(secrets);
      }
    }
  }
}, 300_000);

/** Pages and lists of what Zora shows to everyone, each as text; where a page is not there, what says so. */
async function lookAtWorks(client: Client, shown: { creation: string; collection: string; friends: string }) {
  const { creation: id, collection, friends } = shown;
  const answers = {
    creation: await client.call(getCreation, { params: { id } }),
    remix: await client.call(remixInput, { params: { id } }),
    ripples: await client.call(readRipples, { params: { id } }),
    comments: await client.call(listComments, { query: { item: id } }),
    gallery: await client.call(listGallery, { query: {} }),
    collection: await client.call(getCollection, { params: { id: collection } }),
    collected: await client.call(listCollected, { query: { collection } }),
    collections: await client.call(listCollections, { query: {} }),
    collectionOfAnother: await client.call(listCollected, { query: { collection: friends } }),
    pulse: await client.call(readPulse, { query: {} }),
    siteSearch: await client.request('/api/find?q=varnish'),
  };
  return Object.entries(answers).map(([surface, { text }]) => ({ surface, text }));
}

test('public work is there for everyone but whom its maker blocked', async () => {
  const zora = await buildZora();
  const member = await buildMember(app);
  const blocked = await buildMember(app, { name: 'Blocked' });
  const admin = await signIn(app, await buildAdmin(app));
  const params = { handle: blocked.user.username! };
  await zora.client.call(setBoundary, { params, body: { kind: 'block' } });
  const collect = async ({ client }: { client: Client }, title: string) => {
    const body = { title, about: '', isPublic: true, rule: null };
    const { id } = (await client.call(createCollection, { body })).body;
    await client.call(addToCollection, { params: { id, item: zora.creation } });
    return id;
  };
  await zora.client.call(addComment, { params: { id: zora.creation }, body: { text: 'On varnish.' } });
  const shown = {
    creation: zora.creation,
    collection: await collect(zora, 'Varnish shelf'),
    friends: await collect(zora.friend, 'Seen elsewhere'),
  };
  await app.services.searchIndex!.settle();
  const hers = new RegExp(`${shown.creation}|${shown.collection}|On varnish|"input":`);
  for (const [who, client] of Object.entries({ stranger: app.client(), member: member.client, admin }))
    for (const { surface, text } of await lookAtWorks(client, shown))
      expect(text, `${surface} for ${who}`).toMatch(hers);
  for (const { surface, text } of await lookAtWorks(blocked.client, shown))
    expect(text, surface).not.toMatch(hers);
  // Nor does the one who blocked meet the other's in lists.
  const other = await buildCreation(blocked.user.id, 'Shellac study');
  for (const { client, sees } of [
    { client: member.client, sees: true },
    { client: zora.client, sees: false },
  ])
    expect((await client.call(listGallery, { query: {} })).text.includes(other)).toBe(sees);
});

test('the preview is what others get', async () => {
  const zora = await buildZora();
  const follower = await buildMember(app);
  await follower.client.call(followPerson, { params: { handle: zora.handle } });
  const member = await buildMember(app);
  await zora.client.call(putAudiences, {
    body: { parts: { about: 'members', thanks: 'followers', soulprint: 'nobody' } },
  });
  for (const [as, client] of [
    ['stranger', app.client()],
    ['member', member.client],
    ['follower', follower.client],
  ] as const) {
    const preview = await zora.client.call(previewProfile, { query: { as } });
    const real = await client.call(publicProfile, { params: { handle: zora.handle } });
    expect(preview.body, as).toEqual(real.body);
  }
  expect((await app.client().call(previewProfile, { query: { as: 'stranger' } })).status).toBe(401);
});

test('what was done while it was for few does not become known to all later', async () => {
  const { client, user } = await buildMember(app, { name: 'Quiet Quentin' });
  await client.call(putAudiences, { body: { parts: { activity: 'nobody' } } });
  await buildCreation(user.id);
  await app.services.pulse!.settle();
  await client.call(putAudiences, { body: { parts: { activity: 'everyone' } } });
  expect((await app.client().call(readPulse, { query: {} })).text).not.toContain('Quentin');
  expect((await client.call(readPulse, { query: {} })).text).toContain('Quentin');
});
