/** Works and other people: collaborators, links, the gallery, and revisions that are proposed. */
import { expect } from 'vitest';
import { z } from 'zod';
import { liftBoundary, setBoundary } from '#kit/boundaries/contract.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { deleteForGood, listTrash } from '#kit/trash/contract.ts';
import { register } from '#features/accounts/contract.ts';
import { getCreation } from '#features/gallery/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { defineRun } from '../define/define-run.server.ts';
import { defineTool } from '../define/tool.ts';
import { createRun, getRun } from '../run/contract.ts';
import { publishedWork, publishWork } from '../share/gallery-contract.ts';
import { listShares, listWorkShares, readShared, shareWork, type SharedWork } from '../share/contract.ts';
import {
  changeWorkRole,
  inviteToWork,
  listWorkCollaborators,
  removeFromWork,
} from './collaborators-contract.ts';
import {
  createWork,
  deleteWork,
  exportWork,
  getWork,
  keepWorkVersion,
  listWorks,
  listWorkVersions,
  renameWork,
  restoreWork,
  restoreWorkVersion,
  saveWork,
} from './contract.ts';
import { decideProposal, listProposals, proposeRevision } from './propose/contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const shout = defineRun(
  defineTool({
    id: 'shout',
    title: 'Shout',
    description: 'Proposes a text in capitals.',
    output: textKind,
    input: z.strictObject({ work: z.uuid(), text: z.string() }),
    examples: [],
  }),
  async function* ({ work, text }, { works }) {
    yield { step: 'Shouting' };
    await works.propose(work, { content: { text: text.toUpperCase() }, note: 'Louder.' });
    yield { text: 'Done.' };
  },
);
const greeting = defineRun(
  defineTool({
    id: 'greeting',
    title: 'Greeting',
    description: 'Begins a greeting.',
    output: textKind,
    input: z.strictObject({ to: z.string() }),
    examples: [],
  }),
  async function* ({ to }, { works }) {
    const begin = () => works.create({ kind: 'text', title: 'A letter', content: { text: `Dear ${to},` } });
    const { id } = await begin();
    yield { text: id === (await begin()).id ? id : 'There are two.' };
  },
);
const app = useTestApp({}, { features: [defineServerFeature({ runs: [shout, greeting] })] });

const begin = async (client: Client, text = 'One two three.') =>
  (await client.call(createWork, { body: { kind: 'text', title: 'A letter', content: { text } } })).body.id;
const textOf = async (client: Client, id: string) =>
  ((await client.call(getWork, { params: { id } })).body.content as { text: string }).text;
async function write(client: Client, id: string, text: string) {
  const { revision } = (await client.call(getWork, { params: { id } })).body;
  return client.call(saveWork, { params: { id }, body: { revision, schema: 1, content: { text } } });
}
const readLink = async (secret: string) => {
  const answer = await app.client().call(readShared, { params: { secret } });
  return { status: answer.status, body: answer.body as SharedWork, text: answer.text };
};

test('invited by handle, each role may do its part, and no more', async () => {
  const owner = await buildMember(app, { name: 'Ada' });
  const { user, client } = await buildMember(app, { name: 'Ben' });
  const id = await begin(owner.client);
  const params = { id };
  const invite = (who: string, role: 'reader' | 'commenter' | 'editor') =>
    owner.client.call(inviteToWork, { params, body: { who, role } });
  expect((await app.client().call(inviteToWork, { params, body: { who: 'x', role: 'reader' } })).status).toBe(
    401,
  );
  expect((await client.call(inviteToWork, { params, body: { who: 'x', role: 'reader' } })).status).toBe(404);
  expect((await invite('nobody-has-this', 'reader')).status).toBe(404);
  expect((await invite(owner.user.username!, 'reader')).status).toBe(422);
  // Whether an address has an account is nobody's to know.
  expect((await invite(user.email, 'reader')).status).toBe(422);
  expect((await invite(user.username!.toUpperCase(), 'reader')).body).toMatchObject({
    name: 'Ben',
    role: 'reader',
  });

  const rights = async () => [
    (await client.call(getWork, { params })).status,
    (await client.call(proposeRevision, { params, body: { content: { text: 'One two.' }, note: '' } }))
      .status,
    (await write(client, id, 'Written by Ben.')).status,
    (await client.call(renameWork, { params, body: { title: 'B' } })).status,
    (await client.call(keepWorkVersion, { params, body: {} })).status,
    (await client.call(deleteWork, { params })).status,
    (await client.call(shareWork, { params, body: { version: null } })).status,
    (await client.call(publishWork, { params, body: { title: 'x', caption: '', tags: [] } })).status,
    (await client.call(inviteToWork, { params, body: { who: 'x', role: 'reader' } })).status,
  ];
  expect(await rights()).toEqual([200, 403, 403, 403, 403, 403, 403, 403, 403]);
  await owner.client.call(changeWorkRole, { params: { id, member: user.id }, body: { role: 'commenter' } });
  expect(await rights()).toEqual([200, 200, 403, 403, 403, 403, 403, 403, 403]);
  await invite(`@${user.username}`, 'editor');
  expect(await rights()).toEqual([200, 200, 200, 200, 200, 403, 403, 403, 403]);
  expect((await client.call(listWorks, { query: {} })).body.items).toMatchObject([
    { id, title: 'B', role: 'editor' },
  ]);
  const { body: people } = await client.call(listWorkCollaborators, { params });
  expect(people.items.map(({ name, role }) => [name, role])).toEqual([
    ['Ada', 'owner'],
    ['Ben', 'editor'],
  ]);
  expect(JSON.stringify(people)).not.toContain('@example.org');
  // What Ben overwrote is a version of Ada's.
  const { body: versions } = await owner.client.call(listWorkVersions, { params });
  expect(versions.items.map(({ author }) => author)).toEqual(['Ben', 'Ada']);

  expect(
    (await client.call(changeWorkRole, { params: { id, member: user.id }, body: { role: 'editor' } })).status,
  ).toBe(403);
  expect((await owner.client.call(removeFromWork, { params: { id, member: user.id } })).status).toBe(200);
  expect((await client.call(getWork, { params })).status).toBe(404);
  const late = { revision: 2, schema: 1, content: { text: 'x' } };
  expect((await client.call(saveWork, { params, body: late })).status).toBe(404);
  expect((await client.call(listWorks, { query: {} })).body.items).toEqual([]);
  // Whoever is in may leave by themselves.
  await invite(user.username!, 'reader');
  expect((await client.call(removeFromWork, { params: { id, member: user.id } })).status).toBe(200);
  expect((await client.call(getWork, { params })).status).toBe(404);
});

test('a blocked member cannot invite the person who blocked them', async () => {
  const owner = await buildMember(app);
  const other = await buildMember(app);
  const id = await begin(owner.client);
  const handle = { params: { handle: owner.user.username! } };
  await other.client.call(setBoundary, { ...handle, body: { kind: 'block' } });
  const invite = () =>
    owner.client.call(inviteToWork, { params: { id }, body: { who: other.user.username!, role: 'reader' } });
  const refused = await invite();
  expect(refused.status).toBe(403);
  // Who blocked whom is not told; what to do next is.
  expect(JSON.stringify(refused.body)).toMatch(/nothing was sent.*support/);
  expect(JSON.stringify(refused.body)).not.toContain('block');
  await other.client.call(liftBoundary, handle);
  expect((await invite()).status).toBe(200);
});

test('a blocked member loses the works of the blocker and keeps all others', async () => {
  const [owner, other, third] = [await buildMember(app), await buildMember(app), await buildMember(app)];
  const shared = async (from: typeof owner, to: typeof owner) => {
    const id = await begin(from.client);
    const body = { who: to.user.username!, role: 'editor' as const };
    await from.client.call(inviteToWork, { params: { id }, body });
    return { params: { id } };
  };
  const [mine, theirs, thirds] = [
    await shared(owner, other),
    await shared(other, owner),
    await shared(third, other),
  ];
  const handle = { params: { handle: other.user.username! } };
  const status = async (of: typeof mine) => (await other.client.call(getWork, of)).status;
  await owner.client.call(setBoundary, { ...handle, body: { kind: 'mute' } });
  expect(await status(mine)).toBe(200);
  await owner.client.call(setBoundary, { ...handle, body: { kind: 'block' } });
  expect([await status(mine), await status(theirs), await status(thirds)]).toEqual([404, 200, 200]);
  expect((await owner.client.call(getWork, theirs)).status).toBe(200);
  await owner.client.call(liftBoundary, handle);
  expect(await status(mine)).toBe(404);
});

test('a link shows a version for good, or the work as it is when someone looks', async () => {
  const { client, user } = await buildMember(app);
  const id = await begin(client, 'First.');
  const share = async (version: number | null) =>
    (await client.call(shareWork, { params: { id }, body: { version } })).body;
  const [fixed, latest] = [await share(1), await share(null)];
  await write(client, id, 'Second.');
  expect((await readLink(fixed.secret)).body).toMatchObject({
    subject: 'work',
    kind: 'text',
    title: 'A letter',
    content: { text: 'First.' },
    version: 1,
  });
  const { body, text } = await readLink(latest.secret);
  expect(body).toMatchObject({ content: { text: 'Second.' }, version: null, excerpt: 'Second.' });
  for (const hidden of [user.id, user.email, user.name, id]) expect(text).not.toContain(hidden);
  expect((await app.client().request(`/previews/shared/${latest.secret}/card.png`)).status).toBe(200);
  expect((await client.call(shareWork, { params: { id }, body: { version: 9 } })).status).toBe(422);
  expect((await client.call(listWorkShares, { params: { id } })).body.items).toHaveLength(2);
  expect((await client.call(listShares)).body.items[0]).toMatchObject({
    title: 'A letter',
    toolTitle: 'Text',
    subject: { kind: 'work', id },
  });

  await client.call(deleteWork, { params: { id } });
  expect((await readLink(latest.secret)).status).toBe(404);
  await client.call(restoreWork, { params: { id } });
  expect((await readLink(latest.secret)).status).toBe(200);
  await client.call(deleteWork, { params: { id } });
  const [item] = (await client.call(listTrash)).body.items;
  await client.call(deleteForGood, { params: { id: item!.id } });
  expect((await readLink(fixed.secret)).status).toBe(404);
  expect((await client.call(listShares)).body.items).toEqual([]);
});

test('it hangs in the gallery as it was, and goes with the work', async () => {
  const { client } = await buildMember(app);
  const id = await begin(client, 'As it was.');
  const said = { title: 'My letter', caption: '', tags: [] };
  expect((await app.client().call(publishWork, { params: { id }, body: said })).status).toBe(401);
  const { body: hung } = await client.call(publishWork, { params: { id }, body: said });
  expect((await client.call(publishWork, { params: { id }, body: said })).status).toBe(409);
  await write(client, id, 'As it is.');
  const look = () => app.client().call(getCreation, { params: { id: hung.id } });
  expect((await look()).body).toMatchObject({
    subject: 'work',
    condition: 'sound',
    toolTitle: 'Text',
    output: { data: { text: 'As it was.' } },
    excerpt: 'As it was.',
  });
  expect((await client.call(publishedWork, { params: { id } })).body).toEqual({
    id: hung.id,
    mayPublish: true,
  });
  await client.call(deleteWork, { params: { id } });
  expect((await look()).status).toBe(404);
});

test('a proposed revision is taken and refused part by part, also after the work went on', async () => {
  const owner = await buildMember(app);
  const id = await begin(owner.client, 'The quick fox.\n\nIt jumps over dogs.\n\nThe end.');
  const params = { id };
  const propose = (text: string) =>
    owner.client.call(proposeRevision, { params, body: { content: { text }, note: 'Better.' } });
  expect((await propose('The quick fox.\n\nIt jumps over dogs.\n\nThe end.')).body).toEqual({ id: null });
  await propose('The slow fox.\n\nIt jumps over cats.\n\nThe finish.');
  const list = async () => (await owner.client.call(listProposals, { params })).body.items;
  const [proposal] = await list();
  expect(proposal!.parts.map(({ was, now }) => [was, now])).toEqual([
    ['quick', 'slow'],
    ['dogs', 'cats'],
    ['end', 'finish'],
  ]);
  const decide = (take: string[], refuse: string[]) =>
    owner.client.call(decideProposal, { params: { id, proposal: proposal!.id }, body: { take, refuse } });
  expect((await decide(['9'], [])).status).toBe(422);
  expect((await decide(['0'], ['0'])).status).toBe(422);
  expect((await decide(['0'], [])).body).toMatchObject({ unfit: [], open: 2 });
  await write(owner.client, id, 'Listen: The slow fox.\n\nIt jumps over ponds.\n\nThe end.');
  // One still fits; the other's words were changed meanwhile, so it stays open and changes nothing.
  expect((await decide(['1', '2'], [])).body).toMatchObject({ unfit: ['1'], open: 1 });
  expect(await textOf(owner.client, id)).toBe('Listen: The slow fox.\n\nIt jumps over ponds.\n\nThe finish.');
  expect((await decide([], ['1'])).body).toMatchObject({ open: 0 });
  expect(await list()).toEqual([]);
  expect((await decide(['1'], [])).status).toBe(404);
});

test('a run proposes its revision to the work of whoever runs it, and to no other', async () => {
  const { client } = await buildMember(app);
  const id = await begin(client, 'quiet words');
  const run = async (who: Client) => {
    const { body } = await who.call(createRun, {
      params: { tool: 'shout' },
      body: { input: { work: id, text: 'quiet words' } },
    });
    const look = async () => (await who.call(getRun, { params: { id: body.id } })).body;
    await expect.poll(async () => (await look()).state).not.toBe('running');
    return look();
  };
  expect((await run(client)).state).toBe('done');
  expect(await textOf(client, id)).toBe('quiet words');
  const { body } = await client.call(listProposals, { params: { id } });
  expect(body.items).toMatchObject([{ by: 'Shout', note: 'Louder.' }]);
  const parts = body.items[0]!.parts.map(({ id: part }) => part);
  await client.call(decideProposal, {
    params: { id, proposal: body.items[0]!.id },
    body: { take: parts, refuse: [] },
  });
  expect(await textOf(client, id)).toBe('QUIET WORDS');
  const stranger = await run((await buildMember(app)).client);
  expect(stranger).toMatchObject({ state: 'failed', error: expect.stringContaining('Not found') });
});

test('a run makes one work, which its owner goes on with', async () => {
  const { client } = await buildMember(app);
  const begun = await client.call(createRun, {
    params: { tool: 'greeting' },
    body: { input: { to: 'Ada' } },
  });
  const run = { params: { id: begun.body.id } };
  await expect.poll(async () => (await client.call(getRun, run)).body.state).toBe('done');
  const id = (await client.call(getRun, run)).body.output.texts.text!;
  expect(await textOf(client, id)).toBe('Dear Ada,');
  expect((await write(client, id, 'Dear Ada, hello.')).status).toBe(200);
  expect((await client.call(listWorkVersions, { params: { id } })).body.items).not.toEqual([]);
  expect((await app.client().call(getWork, { params: { id } })).status).toBe(404);
});

test('what a guest wrote is theirs after signing up', async () => {
  const guest = app.client();
  const id = await begin(guest, 'Before the account.');
  await guest.call(register, {
    body: { email: 'late@example.org', password: 'a quiet bamboo grove', username: 'late-comer' },
  } as never);
  expect(await textOf(guest, id)).toBe('Before the account.');
  expect((await guest.call(restoreWorkVersion, { params: { id, number: 1 } })).status).toBe(200);
  expect((await guest.call(exportWork, { params: { id }, query: { format: 'pdf' } })).status).toBe(200);
});
