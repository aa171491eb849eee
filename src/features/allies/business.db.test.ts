/** Allies of a business: everyone in it talks to them, few change them, nobody takes any of it along. */
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import {
  changeColleague,
  dissolveBusiness,
  getBusiness,
  leaveBusiness,
} from '#features/businesses/contract.ts';
import { addDemoDocument, getDocument } from '#features/documents/contract.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import type { GivenRole } from '#kit/businesses/roles.ts';
import { principals } from '#kit/principals/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listRuns } from '#tools/run/contract.ts';
import { createWork } from '#tools/work/contract.ts';
import { makeAlly, plainAlly, say } from './allies.testing.ts';
import {
  addKnowledge,
  createAlly,
  deleteAlly,
  editAlly,
  getAlly,
  listAllies,
  remixAlly,
  removeKnowledge,
  restoreAlly,
} from './contract.ts';
import {
  addMemory,
  deleteMemory,
  editMemory,
  exportMemories,
  listContradictions,
  listMemories,
  restoreMemory,
  settleContradiction,
  switchMemories,
  undoMemory,
} from './memories/contract.ts';
import { allyPersonalData } from './personal-data.server.ts';
import { setStack } from './stack/contract.ts';
import { rehearse, summonFor } from './summon/contract.ts';
import { allies, memories } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const note = {
  kind: 'note' as const,
  title: 'House rules',
  text: 'The spare key hangs behind the blue door in the hall.',
};
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const textsOf = async (client: Client) =>
  (await client.call(listMemories, { query: {} })).body.items.map(({ text }) => text);

/** Someone in the business, as themselves and as one who acts for it. */
async function join(business: Awaited<ReturnType<typeof buildBusiness>>, role: GivenRole = 'member') {
  const person = await business.add(role);
  return { ...person, acting: actingClient(person.client, business.id) };
}

describe('who sees and changes them', () => {
  test('what is made while acting is the business’s: everyone in it has it there, and nobody as themselves', async () => {
    const business = await buildBusiness(app);
    const [ana, ben] = [await join(business), await join(business)];
    const guest = actingClient(app.client(), business.id);
    expect((await guest.call(createAlly, { body: plainAlly })).status).toBe(401);
    expect((await ana.acting.call(createAlly, { body: { ...plainAlly, name: '' } })).status).toBe(422);
    const stranger = actingClient((await buildMember(app)).client, business.id);
    expect(codeOf(await stranger.call(createAlly, { body: plainAlly }))).toBe('forbidden:business');

    const id = await makeAlly(ana.acting);
    const { body } = await ben.acting.call(getAlly, { params: { id } });
    expect(body).toMatchObject({ isMine: true, mayChange: false, madeBy: ana.user.name });
    expect(body.by.name).toBe('Bamboo & Sons');
    const listOf = async (client: Client) =>
      (await client.call(listAllies, { query: { shelf: 'mine' } })).body.items.map((one) => one.id);
    expect(await listOf(ben.acting)).toEqual([id]);
    const found = await ben.acting.call(listAllies, { query: { shelf: 'mine', q: 'keeper' } });
    expect(found.body.items.map((one) => one.id)).toEqual([id]);

    for (const client of [ana.client, ben.client, app.client()]) {
      expect((await client.call(getAlly, { params: { id } })).status).toBe(404);
      expect(await listOf(client)).toEqual([]);
      expect((await client.call(listAllies, { query: { shelf: 'shared', q: 'keeper' } })).body.items).toEqual(
        [],
      );
    }
    const elsewhere = await buildBusiness(app);
    const other = actingClient(elsewhere.owner.client, elsewhere.id);
    expect((await other.call(getAlly, { params: { id } })).status).toBe(404);
    // The other way round, what is one's own stays with oneself.
    const own = await makeAlly(ana.client);
    expect((await ana.acting.call(getAlly, { params: { id: own } })).status).toBe(404);
    expect(
      (await ana.client.call(setStack, { body: { items: [{ kind: 'ally', subject: id }] } })).status,
    ).toBe(404);
  });

  test('it is changed by whoever made it and by admins, and by nobody else', async () => {
    const business = await buildBusiness(app);
    const [ana, ben, eva] = [
      await join(business),
      await join(business, 'billing'),
      await join(business, 'admin'),
    ];
    const id = await makeAlly(ana.acting);
    const changes: ((client: Client) => Promise<{ status: number; body: unknown }>)[] = [
      (client) => client.call(editAlly, { params: { id }, body: { voice: 'Long.' } }),
      (client) => client.call(addKnowledge, { params: { id }, body: note }),
      (client) => client.call(deleteAlly, { params: { id }, query: {} }),
    ];
    for (const change of changes) expect(codeOf(await change(ben.acting))).toBe('forbidden:ally');
    for (const change of changes) expect((await change(ana.client)).status).toBe(404);
    for (const { acting } of [ana, eva]) {
      for (const change of changes) expect((await change(acting)).status).toBe(200);
      expect((await acting.call(restoreAlly, { params: { id } })).status).toBe(200);
    }
    const { knowledge } = (await ben.acting.call(getAlly, { params: { id } })).body;
    expect(knowledge).toHaveLength(2);
    const one = { params: { id, knowledge: knowledge[0]!.id } };
    expect((await ben.acting.call(removeKnowledge, one)).status).toBe(403);
    expect((await eva.acting.call(removeKnowledge, one)).status).toBe(200);
    // It is nobody's to show to the world.
    const shared = await eva.acting.call(editAlly, { params: { id }, body: { isShared: true } });
    expect(codeOf(shared)).toBe('forbidden:sharing');
    // A copy is whose copy it is, with all that it knows.
    const copy = (await ben.acting.call(remixAlly, { params: { id }, body: {} })).body.id;
    const made = (await ben.acting.call(getAlly, { params: { id: copy } })).body;
    expect(made).toMatchObject({ isMine: true, mayChange: true, madeBy: ben.user.name });
    expect(made.knowledge).toHaveLength(1);
  });

  test('what others share is seen and remixed for it, but by nobody whom they blocked', async () => {
    const business = await buildBusiness(app);
    const ana = await join(business);
    const maker = await buildMember(app);
    const id = await makeAlly(maker.client, { name: 'Wanderer' });
    await maker.client.call(editAlly, { params: { id }, body: { isShared: true } });
    expect((await ana.acting.call(getAlly, { params: { id } })).body).toMatchObject({
      isMine: false,
      mayChange: false,
    });
    const remix = (await ana.acting.call(remixAlly, { params: { id }, body: {} })).body.id;
    expect((await ana.acting.call(getAlly, { params: { id: remix } })).body.isMine).toBe(true);
    const params = { handle: ana.user.username! };
    await maker.client.call(setBoundary, { params, body: { kind: 'block' } });
    expect((await ana.acting.call(getAlly, { params: { id } })).status).toBe(404);
    expect((await say(app, ana.acting, id, 'Hello, who are you?')).state).toBe('failed');
  });
});

describe('what they know', () => {
  test('documents and works of the business, for everyone in it; nothing of a person', async () => {
    const business = await buildBusiness(app);
    const [ana, ben] = [await join(business), await join(business)];
    const id = await makeAlly(ana.acting);
    const work = (client: Client) =>
      client.call(createWork, {
        body: {
          kind: 'rich-text',
          title: 'Rules',
          content: {
            doc: {
              type: 'doc',
              content: [
                { type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: note.text }] },
              ],
            },
            notes: {},
          },
        },
      });
    const own = (await work(ana.client)).body.id;
    const give = (kind: 'work' | 'document', subject: string) =>
      ana.acting.call(addKnowledge, { params: { id }, body: { kind, subject } });
    expect((await give('work', own)).status).toBe(404);
    const hers = (await ana.client.call(addDemoDocument, { body: {} })).body.id;
    expect((await give('document', hers)).status).toBe(404);

    const ours = (await work(ben.acting)).body.id;
    expect((await give('work', ours)).status).toBe(200);
    const document = (await ben.acting.call(addDemoDocument, { body: {} })).body.id;
    await expect
      .poll(async () => (await ben.acting.call(getDocument, { params: { id: document } })).body.state)
      .toBe('ready');
    expect((await give('document', document)).status).toBe(200);
    const { knowledge } = (await ben.acting.call(getAlly, { params: { id } })).body;
    expect(knowledge.map(({ isGone }) => isGone)).toEqual([false, false]);
    const answer = await say(app, ben.acting, id, 'Where does the spare key hang?');
    expect(answer.text).toContain('behind the blue door');
    expect(answer.data.withheld).toBe(0);
    // The talk is the business's, and names who had it.
    const talks = async (client: Client) =>
      (await client.call(listRuns, { query: {} })).body.items.map((run) => run.id);
    expect(await talks(ana.acting)).toContain(answer.id);
    expect(await talks(ben.client)).not.toContain(answer.id);
  });

  test('it is summoned and rehearsed for the business', async () => {
    const business = await buildBusiness(app);
    const ana = await join(business);
    const id = await makeAlly(ana.acting, { name: 'Turnip', purpose: 'Knows turnips and their diseases.' });
    const ids = async (client: Client) =>
      (await client.call(summonFor, { body: { task: 'turnip diseases' } })).body.candidates.map(
        (one) => one.id,
      );
    expect(await ids(ana.acting)).toContain(id);
    expect(await ids(ana.client)).not.toContain(id);
    const body = { text: 'What do you know?', candidates: [{ kind: 'ally' as const, id }] };
    const { runs } = (await ana.acting.call(rehearse, { body })).body;
    const run = (await ana.acting.call(listRuns, { query: {} })).body.items.map((one) => one.id);
    expect(run).toContain(runs[0]!.run);
  });
});

describe('what they remember', () => {
  test('belongs to the business: what one member says, all members can recall, and nobody outside', async () => {
    const business = await buildBusiness(app);
    const [ana, ben] = [await join(business), await join(business)];
    const id = await makeAlly(ana.acting);
    await ana.client.call(addMemory, { body: { text: 'My garden gnome is called Bertram.' } });
    const reply = await say(app, ana.acting, id, 'Remember that our office gnome is called Wilhelm');
    expect(reply.data.remembered).toHaveLength(1);
    const heard = await say(app, ben.acting, id, 'What do you remember?');
    expect(heard.text).toContain('I was told');
    expect(heard.text).toContain('Wilhelm');
    expect(heard.text).not.toContain('Bertram');
    // Not even to her who has it.
    expect((await say(app, ana.acting, id, 'What do you remember?')).text).not.toContain('Bertram');
    const asked = await say(app, ben.acting, id, 'What is our office gnome called?');
    expect(asked.text).toContain('Wilhelm');
    expect(await textsOf(ana.client)).toEqual(['My garden gnome is called Bertram.']);
    expect(await textsOf(ben.client)).toEqual([]);
    expect(await textsOf(ben.acting)).toEqual(['Our office gnome is called Wilhelm.']);
    const kept = await app.services.db.select().from(memories).where(eq(memories.allyId, id));
    expect(kept.map(({ ownerId }) => ownerId)).toEqual([business.id]);
  });

  test('nothing about a single person is kept, in passing or on demand', async () => {
    const business = await buildBusiness(app);
    const ana = await join(business);
    const id = await makeAlly(ana.acting);
    for (const message of ['I live in Oslo.', 'Remember that my name is Ada', 'Please call me Ada.']) {
      const answer = await say(app, ana.acting, id, message);
      expect(answer.data.remembered).toEqual([]);
      expect(answer.text).toContain('anything about individuals');
    }
    const written = await ana.acting.call(addMemory, { body: { text: 'I live in Oslo.' } });
    expect(written.status).toBe(422);
    expect(await textsOf(ana.acting)).toEqual([]);
    expect(await textsOf(ana.client)).toEqual([]);
  });

  test('everyone in it reads and settles them; whether anything is remembered is for admins', async () => {
    const business = await buildBusiness(app);
    const [ana, ben, eva] = [await join(business), await join(business), await join(business, 'admin')];
    const ally = await makeAlly(ana.acting);
    const add = async (text: string, only?: string) =>
      (await ben.acting.call(addMemory, { body: { text, ...(only ? { ally: only } : {}) } })).body.id;
    const first = await add('Our shop is in Leipzig.', ally);
    const second = await add('Our shop is in Halle.');
    const cases = (await ana.acting.call(listContradictions)).body.items;
    expect(cases).toHaveLength(1);
    expect((await ana.client.call(listContradictions)).body.items).toEqual([]);
    const settled = { first, second, keep: 'first' as const };
    expect((await ana.client.call(settleContradiction, { body: settled })).status).toBe(404);
    expect((await ana.acting.call(settleContradiction, { body: settled })).status).toBe(200);
    const params = { id: first };
    const self = [
      await ben.client.call(editMemory, { params, body: { isOn: false } }),
      await ben.client.call(deleteMemory, { params }),
      await ben.client.call(undoMemory, { params }),
      await ben.client.call(restoreMemory, { params: { id: second } }),
      await ben.client.call(addMemory, { body: { text: 'Something else.', ally } }),
    ];
    expect(self.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ana.acting.call(editMemory, { params, body: { text: 'I sell shoes.' } })).status).toBe(422);
    expect((await ana.acting.call(editMemory, { params, body: { group: 'Places' } })).status).toBe(200);
    expect((await ana.acting.call(deleteMemory, { params })).status).toBe(200);
    expect((await ben.acting.call(restoreMemory, { params })).status).toBe(200);
    expect((await ben.acting.call(exportMemories)).text).toContain('Leipzig');
    expect((await ben.client.call(exportMemories)).text).not.toContain('Leipzig');

    const off = { body: { isOn: false } };
    expect((await ben.acting.call(switchMemories, off)).status).toBe(403);
    expect((await eva.acting.call(switchMemories, off)).status).toBe(200);
    expect((await ben.acting.call(listMemories, { query: {} })).body).toMatchObject({
      isOn: false,
      maySwitch: false,
    });
    expect((await ben.client.call(listMemories, { query: {} })).body).toMatchObject({ isOn: true });
    const answer = await say(app, ana.acting, ally, 'Remember that our shop is in Rome');
    expect(answer.data.remembered).toEqual([]);
  });
});

describe('its end', () => {
  test('whoever leaves has nothing of it, and it stays with those who do not', async () => {
    const business = await buildBusiness(app);
    const [ana, ben] = [await join(business), await join(business)];
    const id = await makeAlly(ana.acting);
    await ana.acting.call(addMemory, { body: { text: 'Our shop is in Leipzig.' } });
    const params = { businessId: business.id };
    expect((await ana.client.call(leaveBusiness, { params })).status).toBe(200);
    expect(codeOf(await ana.acting.call(getAlly, { params: { id } }))).toBe('forbidden:business');
    expect((await ana.client.call(getAlly, { params: { id } })).status).toBe(404);
    expect((await ana.client.call(editAlly, { params: { id }, body: { voice: '' } })).status).toBe(404);
    expect(await textsOf(ana.client)).toEqual([]);
    await expect(say(app, ana.acting, id, 'Hello?')).rejects.toThrow();
    expect((await say(app, ana.client, id, 'Hello?')).state).toBe('failed');
    expect((await ben.acting.call(getAlly, { params: { id } })).body.madeBy).toBe(ana.user.name);
    // Nor does their account take it along.
    await erasePerson(app.services, ana.user, { actorId: ana.user.id });
    expect((await ben.acting.call(getAlly, { params: { id } })).body.madeBy).toBeNull();
    expect(await textsOf(ben.acting)).toEqual(['Our shop is in Leipzig.']);
  });

  test('an admin who becomes a member changes no more than other members', async () => {
    const business = await buildBusiness(app);
    const [ana, eva] = [await join(business), await join(business, 'admin')];
    const id = await makeAlly(ana.acting);
    const member = { businessId: business.id, member: eva.user.id };
    await business.owner.client.call(changeColleague, { params: member, body: { role: 'member' } });
    expect((await eva.acting.call(editAlly, { params: { id }, body: { voice: '' } })).status).toBe(403);
  });

  test('its archive has them, and dissolving it erases them', async () => {
    const { db } = app.services;
    const business = await buildBusiness(app);
    const ana = await join(business);
    const id = await makeAlly(ana.acting);
    const own = await makeAlly(ana.client);
    await ana.acting.call(addKnowledge, { params: { id }, body: note });
    await ana.acting.call(addMemory, { body: { text: 'Our shop is in Leipzig.' } });
    const exportOf = async (who: string) => {
      const rows: object[] = [];
      for (const { export: rowsOf } of allyPersonalData)
        for await (const row of rowsOf!(db, { id: who, email: who }, app.services)) rows.push(row);
      return JSON.stringify(rows);
    };
    for (const words of [id, note.text, 'Our shop is in Leipzig.'])
      expect(await exportOf(business.id)).toContain(words);
    expect(await exportOf(ana.user.id)).not.toContain(id);

    const params = { businessId: business.id };
    const { handle } = (await business.owner.client.call(getBusiness, { params })).body;
    const gone = await business.owner.client.call(dissolveBusiness, { params, body: { handle } });
    expect(gone.status).toBe(200);
    expect(await db.$count(allies, eq(allies.ownerId, business.id))).toBe(0);
    expect(await db.$count(principals, eq(principals.id, id))).toBe(0);
    expect(await db.$count(memories, eq(memories.ownerId, business.id))).toBe(0);
    expect((await ana.client.call(getAlly, { params: { id: own } })).status).toBe(200);
  });
});
