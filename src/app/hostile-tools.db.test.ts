/** What people try with runs, links, attachments and the gallery that they should not get away with. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { uploadAttachment } from '#tools/attach/contract.ts';
import { listTalks } from '#features/talks/contract.ts';
import { listSharedSettlements, savePanel } from '#features/consensus/contract.ts';
import {
  addComment,
  deleteComment,
  getCreation,
  hideCreation,
  listGallery,
  unpublish,
} from '#features/gallery/contract.ts';
import { countWords, publish, said } from '#features/gallery/creations.testing.ts';
import { sendMessage } from '#features/mcp/contract.ts';
import { mostShares } from '#tools/share/queries.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { files } from '#kit/files/table.server.ts';
import { sendReport } from '#social/reports/contract.ts';
import { createRun, deleteRun, requestOfRun, retryRun, streamRun } from '#tools/run/contract.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { bindFiles } from '#tools/run/run-files.server.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import { runs } from '#tools/run/table.server.ts';
import { shares } from '#tools/share/table.server.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { listTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildKey, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
const puppet = createPuppet();
/** More than a free account has in a month. */
const dear = defineRun(createPuppet({ id: 'dear', needs: ['text'] }).tool, puppet.run.run as never, {
  quote: async () => 1_000_000 * microDollarsPerCredit,
});

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run, dear]);
});

const share = async (client: Client, id: string) =>
  (await client.call(shareRun, { params: { id }, body: { withInput: false } })).body;
const json = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

describe('input', () => {
  test('page cursors that the server did not issue are refused', async () => {
    const { client } = await buildMember(app);
    const dashes = '-'.repeat(36);
    for (const sort of ['new', 'week', 'liked'])
      expect((await client.request(`${listGallery.path}?sort=${sort}&before=0.${dashes}`)).status).toBe(422);
    expect((await client.request(`${listTalks.path}?before=p-${dashes}`)).status).toBe(422);
  });

  test('half of a surrogate pair is refused where it cannot be kept', async () => {
    const { client } = await buildMember(app);
    const panel = json(String.raw`{"name":"a","engines":["\ud800"]}`);
    expect((await client.request(savePanel.path, panel)).status).toBe(422);
    const { body } = await client.call(createRun, {
      params: { tool: 'puppet' },
      body: { input: { name: 'Punch' } },
    });
    const path = requestOfRun.path.replace(':id', body.id);
    const request = json(String.raw`{"request":"stop-member","about":"\ud800"}`);
    expect((await client.request(path, request)).status).toBe(422);
    (await puppet.at(0)).play('end');
  });

  test('a stream is followed from the beginning where the position is made up', async () => {
    const { client } = await buildMember(app);
    const id = await countWords(app, client);
    const [{ revision } = { revision: 0 }] = await app.services.db.select().from(runs).where(eq(runs.id, id));
    const { text } = await client.call(streamRun, {
      params: { id },
      query: { from: `${revision};constructor=0` },
    });
    expect(text).toContain('**3** words');
    expect(text).toContain('"state":"done"');
  });
});

describe('money and keys', () => {
  test('a run without enough credits is refused over MCP and does not start', async () => {
    const { user, client } = await buildMember(app);
    const input = { name: 'Punch' };
    expect((await client.call(createRun, { params: { tool: 'dear' }, body: { input } })).status).toBe(402);
    const { secret } = await buildKey(app, user, { scopes: ['tools:run'] });
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'dear', arguments: input } };
    const answer = await app.client().request(sendMessage.path, {
      ...json(JSON.stringify(call)),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    });
    expect(answer.body).toMatchObject({ result: { isError: true } });
    expect(answer.text).toContain('credits');
    expect(await app.services.db.$count(runs, eq(runs.ownerId, user.id))).toBe(0);
  });

  test('an Idempotency-Key counts for one thing: the same words about another are refused', async () => {
    const { client } = await buildMember(app);
    const [one, other] = [await countWords(app, client), await countWords(app, client, 'two words')];
    const again = (id: string) =>
      client.call(retryRun, { params: { id }, body: {} }, { headers: { 'idempotency-key': 'k' } });
    const first = await again(one);
    expect(first.status).toBe(200);
    expect((await again(one)).body.id).toBe(first.body.id);
    expect((await again(other)).status).toBe(409);
  });
});

describe('links', () => {
  test('a title made from the input is kept back with it, however the input was spaced', async () => {
    const { client } = await buildMember(app);
    for (const text of [`${' '.repeat(600)}secret words`, '\n\n secret \t words', 'secret '.repeat(50)]) {
      const { secret } = await share(client, await countWords(app, client, text));
      const { body, text: whole } = await app.client().call(readShared, { params: { secret } });
      expect(body.title).toBe('Count words');
      expect(whole).not.toContain('secret');
    }
  });

  test('what was brought to a shared run is as private as the link', async () => {
    const { client } = await buildMember(app);
    const { secret } = await share(client, await countWords(app, client));
    for (const given of [secret, 'nothing']) {
      const { headers } = await app.client().call(listSharedSettlements, { params: { secret: given } });
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('there are as many as can be listed, and so taken back', async () => {
    const { user, client } = await buildMember(app);
    const id = await countWords(app, client);
    const filler = Array.from({ length: mostShares }, (_, index) => ({
      ownerId: user.id,
      subjectKind: 'run',
      subjectId: id,
      secretHash: `${user.id}-${index}`,
      withInput: false,
    }));
    await app.services.db.insert(shares).values(filler);
    const body = { withInput: false };
    expect((await client.call(shareRun, { params: { id }, body })).status).toBe(409);
  });
});

describe('attachments', () => {
  const upload = (client: Client) =>
    client.request(`${uploadAttachment.path}?name=a.txt`, { method: 'POST', body: 'hello' });

  test('a run reads and keeps attachments, not other files of its owner', async () => {
    const { user, client } = await buildMember(app);
    const { id: attached } = (await upload(client)).body as { id: string };
    const other = await app.services.files.store({
      ownerId: user.id,
      purpose: 'export',
      name: 'all-my-data.zip',
      contentType: 'application/zip',
      body: new Uint8Array(8),
      maxBytes: 8,
      expiresAt: new Date(Date.now() + 60_000),
    });
    const ofRun = bindFiles(app.services, { ownerId: user.id, runId: attached });
    for (const id of [attached, other.id]) await ofRun.adopt(id);
    const [row] = await app.services.db.select().from(files).where(eq(files.id, other.id));
    expect(row).toMatchObject({ purpose: 'export', expiresAt: expect.any(Date) as Date });
    const { file, stream } = await ofRun.read(attached);
    await stream.cancel();
    expect(file.name).toBe('a.txt');
    await expect(ofRun.read(other.id)).rejects.toMatchObject({ code: 'not_found:file' });
  });

  test('there is an end to what one person can attach', async () => {
    const { client } = await buildMember(app);
    const { id } = (await upload(client)).body as { id: string };
    await app.services.db
      .update(files)
      .set({ bytes: app.services.files.quota.member })
      .where(eq(files.id, id));
    expect((await upload(client)).status).toBe(413);
    expect((await upload(app.client())).status).toBe(200);
  });
});

describe('the gallery', () => {
  const report = (client: Client, kind: string, id: string) =>
    client.call(sendReport, { body: { target: { kind, id }, reason: 'spam' } });

  test('what an admin hid cannot be unpublished and published again', async () => {
    const { client } = await buildMember(app);
    const { id, run } = await publish(app, client);
    const admin = await signIn(app, await buildAdmin(app));
    await admin.call(hideCreation, { params: { id }, body: { hidden: true } });
    expect((await client.call(unpublish, { params: { id } })).status).toBe(409);
    expect((await client.call(publishRun, { params: { id: run }, body: said })).status).toBe(409);
    expect((await app.client().call(getCreation, { params: { id } })).status).toBe(404);
  });

  test('what nobody sees cannot be reported: it is as if it did not exist', async () => {
    const maker = await buildMember(app);
    const stranger = await buildMember(app);
    const { id, run } = await publish(app, maker.client);
    const comment = async (client: Client) =>
      (await client.call(addComment, { params: { id }, body: { text: 'Hello.' } })).body.id;
    const [gone, below] = [await comment(maker.client), await comment(maker.client)];
    await maker.client.call(deleteComment, { params: { id: gone } });
    expect((await report(stranger.client, 'gallery-comment', gone)).status).toBe(404);
    await maker.client.call(deleteRun, { params: { id: run } });
    expect((await report(stranger.client, 'gallery-comment', below)).status).toBe(404);
    expect((await report(stranger.client, 'gallery-item', id)).status).toBe(404);
  });

  test('what someone else said is not copied into the trash of whoever deletes it', async () => {
    const maker = await buildMember(app);
    const guest = await buildMember(app);
    const { id } = await publish(app, maker.client);
    const { body } = await guest.client.call(addComment, { params: { id }, body: { text: 'My own words.' } });
    await maker.client.call(deleteComment, { params: { id: body.id } });
    expect((await maker.client.call(listTrash)).body.items).toMatchObject([
      { label: 'A comment on “A fine count”' },
    ]);
  });
});
