/** Lessons, quizzes, what comes again, and certificates that another library verifies. */
import { and, eq } from 'drizzle-orm';
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newId } from '#kit/db/columns.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { deleteRun } from '#tools/run/contract.ts';
import { runs } from '#tools/run/table.server.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import { shares } from '#tools/share/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  certificateBadge,
  certificateCredential,
  certificatePdf,
  claimCertificate,
  getCertificate,
  listCertificates,
  publishedKeys,
  revocationList,
  revokeCertificate,
  revokeOwnCertificate,
  rotateKey,
} from './certificate/contract.ts';
import {
  answerDue,
  answerQuiz,
  checkExercise,
  getLesson,
  keepNote,
  keepPlace,
  listDue,
  listLessons,
} from './contract.ts';
import { exercisesOf, questionsOf, type Lesson } from './lessons/lesson.ts';
import { lessons } from './lessons/library.server.ts';
import { exercisesDone, lessonProgress, reviewCards } from './table.server.ts';

const app = useTestApp();
const absent = '019a0000-0000-7000-8000-000000000000';
const [first] = lessons as [Lesson, ...Lesson[]];
const { slug } = first;
const params = { slug };
const lesson = async (client: Client) => (await client.call(getLesson, { params })).body;

/** As if it had been run: what the lesson check runs for real need not run again here. */
async function keepRun(ownerId: string, tool: string, over: Partial<typeof runs.$inferInsert> = {}) {
  const id = newId();
  await app.services.db.insert(runs).values({
    id,
    ownerId,
    tool,
    kind: 'consensus',
    title: 'An exercise',
    input: { question: 'What is the capital of Bolivia?' },
    state: 'done',
    output: { texts: { text: 'Sucre.' }, data: { finding: { heard: ['a', 'b'] } } },
    rootId: id,
    talkId: id,
    search: '',
    ...over,
  });
  return id;
}

const answersTo = (one: Lesson, isRight: (place: number) => boolean = () => true) =>
  questionsOf(one).map(({ id, right, options }, place) => ({
    question: id,
    choice: isRight(place) ? right : (right + 1) % options.length,
  }));

test('a lesson is sent without its answers, and reading it creates no guest', async () => {
  const client = app.client();
  const { body, text } = await client.call(getLesson, { params });
  expect(client.cookies.size).toBe(0);
  expect(body).toMatchObject({ slug, progress: null, at: 0, note: '', before: null });
  expect(body.workedOn).toMatch(/^2\d{3}-/);
  expect(body.parts.map(({ is }) => is)).toEqual(['text', 'exercise', 'text', 'quiz']);
  for (const secret of ['"right"', '"why"', '"solution"', '"checks"', '"hint"'])
    expect(text).not.toContain(secret);
  for (const { why } of questionsOf(first)) expect(text).not.toContain(why);
  const { body: all } = await client.call(listLessons);
  expect(all.tracks.map(({ id }) => id)).toEqual(['tutorials', 'fundamentals', 'writing', 'publishing']);
  expect(all.tracks.flatMap((track) => track.lessons)).toHaveLength(lessons.length);
  expect((await client.call(getLesson, { params: { slug: 'no-such-lesson' } })).status).toBe(404);
  expect((await client.request('/api/lessons/NO')).status).toBe(422);
});

test('an exercise is done by a run of one’s own that does what it asks, and by nothing else', async () => {
  const { client, user } = await buildMember(app);
  const other = await buildMember(app);
  const { id: exercise, tool } = exercisesOf(first)[0]!;
  const check = (run: string, by = client, which = exercise) =>
    by.call(checkExercise, { params: { slug, exercise: which }, body: { run } });
  const good = await keepRun(user.id, tool);
  expect((await check(good, other.client)).status).toBe(404);
  expect((await check(good, app.client())).status).toBe(404);
  expect((await check(absent)).status).toBe(404);
  expect((await check(good, client, 'no-such')).status).toBe(404);
  expect((await client.call(checkExercise, { params: { slug, exercise }, body: { run: 'x' } })).status).toBe(
    422,
  );
  const wrong = await keepRun(user.id, tool, { input: { question: 'What is the capital of Peru?' } });
  expect((await check(wrong)).body).toMatchObject({
    done: false,
    misses: [expect.stringContaining('Bolivia')],
  });
  const elsewhere = await keepRun(user.id, 'summarise');
  expect((await check(elsewhere)).body.done).toBe(false);
  const unfinished = await keepRun(user.id, tool, { state: 'failed' });
  expect((await check(unfinished)).body.done).toBe(false);
  expect((await lesson(client)).progress).toBeNull();
  expect((await check(good)).body).toEqual({ done: true, misses: [], finished: false });
  // The first proof stays when it is done again.
  expect((await check(await keepRun(user.id, tool))).body.done).toBe(true);
  const done = await app.services.db.select().from(exercisesDone).where(eq(exercisesDone.ownerId, user.id));
  expect(done).toMatchObject([{ runId: good, exercise }]);
  expect((await lesson(client)).progress).toEqual({
    exercises: 1,
    exercisesDone: 1,
    quizPassed: false,
    finished: false,
  });
});

test('a quiz is passed when all answers are right at once; wrong ones are asked again later, spaced', async () => {
  const { client, user } = await buildMember(app);
  const answer = (answers: ReturnType<typeof answersTo>) =>
    client.call(answerQuiz, { params, body: { answers } });
  const half = await answer(answersTo(first, (place) => place > 0));
  expect(half.body.passed).toBe(false);
  expect(half.body.answers[0]).toMatchObject({ right: false, why: null });
  expect(half.body.answers[1]).toMatchObject({ right: true, why: questionsOf(first)[1]!.why });
  // A part of it is not all of it.
  expect((await answer(answersTo(first).slice(1))).body.passed).toBe(false);
  expect((await answer([{ question: 'made-up', choice: 0 }])).status).toBe(422);
  expect((await answer([])).status).toBe(422);
  expect((await answer(answersTo(first))).body).toMatchObject({ passed: true, finished: false });
  const make = (due: Date) =>
    app.services.db.update(reviewCards).set({ due }).where(eq(reviewCards.ownerId, user.id));
  await make(new Date(Date.now() + 3600_000));
  const later = await client.call(listDue);
  expect(later.body.items).toEqual([]);
  expect(Date.parse(later.body.next!)).toBeGreaterThan(Date.now());
  await make(new Date(Date.now() - 1000));
  const { body: due } = await client.call(listDue);
  expect(due.items).toMatchObject([{ ask: questionsOf(first)[0]!.ask, mistakes: 1 }]);
  expect(JSON.stringify(due)).not.toContain(questionsOf(first)[0]!.why);
  expect((await client.call(listLessons)).body.due).toBe(1);
  const card = due.items[0]!.id;
  const { right } = questionsOf(first)[0]!;
  const give = (by: Client, choice: number) =>
    by.call(answerDue, { params: { id: card }, body: { choice, effort: 'good' } });
  expect((await give((await buildMember(app)).client, right)).status).toBe(404);
  expect((await give(app.client(), right)).status).toBe(404);
  // Two answers at once: one of them counts.
  const both = await Promise.all([give(client, right), give(client, right)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const counted = both.find(({ status }) => status === 200)!.body;
  expect(counted).toMatchObject({ right: true, why: questionsOf(first)[0]!.why });
  expect(Date.parse(counted.due)).toBeGreaterThan(Date.now());
});

test('notes and the place are kept, for a guest too, and seen by nobody else', async () => {
  const guest = app.client();
  expect((await guest.call(keepNote, { params, body: { note: ' Ask about La Paz. ' } })).status).toBe(200);
  expect((await guest.call(keepPlace, { params, body: { part: 99 } })).status).toBe(200);
  expect(await lesson(guest)).toMatchObject({ note: 'Ask about La Paz.', at: first.parts.length - 1 });
  expect((await guest.call(listLessons)).body.resume).toEqual({ slug, title: first.title });
  expect((await lesson(app.client())).note).toBe('');
  expect((await guest.call(keepNote, { params, body: { note: 'x'.repeat(5001) } })).status).toBe(422);
  expect(
    (await guest.call(keepPlace, { params: { slug: 'no-such-lesson' }, body: { part: 0 } })).status,
  ).toBe(404);
});

test('what was finished stays so when the lesson is rewritten, and says that it was', async () => {
  const { client, user } = await buildMember(app);
  await app.services.db
    .insert(lessonProgress)
    .values({ ownerId: user.id, lesson: slug, finishedAt: new Date(), finishedHash: 'of another wording' });
  await app.services.db
    .insert(exercisesDone)
    .values({ ownerId: user.id, lesson: slug, exercise: 'one-that-was-dropped' });
  expect(await lesson(client)).toMatchObject({
    changedSince: true,
    progress: { finished: true, exercisesDone: 0, exercises: 1 },
  });
});

test('a lesson that is shortened while someone is in it: the place, what is due and the quiz go on with what is there', async () => {
  const { client, user } = await buildMember(app);
  const ownerId = user.id;
  const { db } = app.services;
  await db.insert(lessonProgress).values({ ownerId, lesson: slug, part: 900, note: 'Mine.' });
  await client.call(answerQuiz, { params, body: { answers: answersTo(first, (place) => place > 0) } });
  const [mine] = await db.select().from(reviewCards).where(eq(reviewCards.ownerId, ownerId));
  const past = new Date(Date.now() - 60_000);
  await db.update(reviewCards).set({ due: past }).where(eq(reviewCards.ownerId, ownerId));
  // More than a sitting of questions that were dropped since, all due before.
  await db.insert(reviewCards).values(
    Array.from({ length: 30 }, (_, at) => ({
      ownerId,
      lesson: at % 2 ? slug : 'a-lesson-that-went',
      question: `dropped-${at}`,
      card: mine!.card,
      due: new Date(past.getTime() - 60_000),
    })),
  );
  expect(await lesson(client)).toMatchObject({ at: first.parts.length - 1, note: 'Mine.' });
  expect((await client.call(listDue)).body.items).toMatchObject([{ id: mine!.id }]);
  expect((await client.call(listLessons)).body.due).toBe(1);
  const old = await client.call(answerQuiz, {
    params,
    body: { answers: [...answersTo(first), { question: 'dropped-1', choice: 0 }] },
  });
  expect(old.status).toBe(422);
  expect(old.text).toContain('The quiz has changed');
  expect((await lesson(client)).progress).toMatchObject({ quizPassed: false });
});

/** Every lesson of a track, with a run behind each exercise. */
async function finishTrack(client: Client, ownerId: string, track: string) {
  for (const one of lessons.filter((lesson) => lesson.track === track)) {
    for (const { id, tool } of exercisesOf(one)) {
      const runId = await keepRun(ownerId, tool);
      await app.services.db.insert(exercisesDone).values({ ownerId, lesson: one.slug, exercise: id, runId });
    }
    await client.call(answerQuiz, { params: { slug: one.slug }, body: { answers: answersTo(one) } });
  }
}
const claim = (client: Client, track: 'tutorials' | 'writing' = 'tutorials') =>
  client.call(claimCertificate, { body: { track, showRuns: true } });

test('a certificate is for all of a track, one of them, and opens the runs behind it', async () => {
  const { client, user } = await buildMember(app, { name: 'Zoë "Z" <Ng>' });
  expect((await claim(app.client())).status).toBe(401);
  expect((await claim(client)).status).toBe(409);
  await finishTrack(client, user.id, 'tutorials');
  const refused = await client.request('/api/certificates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ track: 'tutorials', showRuns: false }),
  });
  expect(refused.status).toBe(422);
  const both = await Promise.all([claim(client), claim(client)]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  // The one that came too late leaves no links behind.
  const links = await app.services.db.$count(shares, eq(shares.ownerId, user.id));
  expect(links).toBe(lessons.filter(({ track }) => track === 'tutorials').length);
  const { id } = both[0]!.body;
  const { body } = await app.client().call(getCertificate, { params: { id } });
  expect(body).toMatchObject({ name: 'Zoë "Z" <Ng>', trackTitle: 'Tutorials', revokedAt: null, mine: false });
  expect(body.evidence).toHaveLength(lessons.filter(({ track }) => track === 'tutorials').length);
  expect(JSON.stringify(body)).not.toContain(user.email);
  const secret = body.evidence[0]!.path.split('/').at(-1)!;
  const opened = await app.client().call(readShared, { params: { secret } });
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('Bolivia');
  const runId = (await app.services.db.select().from(shares).where(eq(shares.ownerId, user.id)))[0]!
    .subjectId;
  await client.call(shareRun, { params: { id: runId }, body: { withInput: true } });
  expect((await app.client().call(getCertificate, { params: { id: absent } })).status).toBe(404);

  // A run that is deleted proves nothing: the next certificate needs the exercise again.
  await client.call(revokeOwnCertificate, { params: { id } });
  // What was opened for the certificate closes with it; other links to the same runs stay.
  expect((await app.client().call(readShared, { params: { secret } })).status).toBe(404);
  expect(await app.services.db.$count(shares, eq(shares.ownerId, user.id))).toBe(1);
  const [proof] = await app.services.db
    .select()
    .from(exercisesDone)
    .where(and(eq(exercisesDone.ownerId, user.id), eq(exercisesDone.lesson, slug)));
  await client.call(deleteRun, { params: { id: proof!.runId! } });
  const again = await claim(client);
  expect(again.status).toBe(409);
  expect(again.text).toContain(first.title);
  const { body: own } = await client.call(listCertificates);
  expect(own.tracks.find(({ track }) => track === 'tutorials')!.unproven).toEqual([
    { slug, title: first.title },
  ]);
});

test('another library verifies the credential, from the file and from the picture, also after the key was retired', async () => {
  const { client, user } = await buildMember(app, { name: 'Ana' });
  const admin = await signIn(app, await buildAdmin(app));
  await finishTrack(client, user.id, 'writing');
  const { id } = (await claim(client, 'writing')).body;
  const at = (endpoint: { path: string }) => endpoint.path.replace(':id', id);
  const stranger = app.client();
  const { text: jwt, headers } = await stranger.request(at(certificateCredential));
  expect(headers.get('content-type')).toBe('application/vc+jwt');

  const keys = async () => (await stranger.call(publishedKeys)).body;
  const before = await keys();
  expect((await stranger.request(publishedKeys.path)).text).not.toMatch(/"d"|"p"|"q"|PRIVATE/);
  const { payload } = await jwtVerify(jwt, createLocalJWKSet(before), { issuer: 'http://localhost:3000/' });
  expect(payload).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    jti: `urn:uuid:${id}`,
    credentialSubject: { achievement: { name: 'Writing well' }, identifier: [{ identityHash: 'Ana' }] },
    credentialStatus: { type: '1EdTechRevocationList' },
  });
  expect((payload.evidence as { id: string }[])[0]!.id).toMatch(/^http:\/\/localhost:3000\//);
  // The key's own address answers with it.
  const { kid } = decodeProtectedHeader(jwt);
  const { body: alone } = await stranger.request(new URL(kid!).pathname);
  await compactVerify(jwt, await importJWK(alone as never, 'RS256'));
  const [head, body, signature] = jwt.split('.') as [string, string, string];
  const forged = Buffer.from(body, 'base64url').toString().replace('"Ana"', '"Eve"');
  await expect(
    compactVerify(
      `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      createLocalJWKSet(before),
    ),
  ).rejects.toThrow('signature');

  const png = Buffer.from(
    await (await app.fetch(`http://localhost:3000${at(certificateBadge)}`)).arrayBuffer(),
  );
  const { format, width, comments } = await sharp(png).metadata();
  expect([format, width]).toEqual(['png', 1200]);
  expect(comments).toEqual([{ keyword: 'openbadgecredential', text: jwt }]);
  await sharp(png).stats(); // every chunk of it is sound
  const pdf = await app.fetch(`http://localhost:3000${at(certificatePdf)}`);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  expect((await client.call(rotateKey)).status).toBe(404);
  const { kid: next } = (await admin.call(rotateKey)).body;
  const after = await keys();
  expect(after.keys.map((key) => key.kid)).toEqual(expect.arrayContaining([kid, next]));
  await jwtVerify(jwt, createLocalJWKSet(after));

  expect((await client.call(revokeCertificate, { params: { id }, body: { why: 'x' } })).status).toBe(404);
  expect((await admin.call(revokeCertificate, { params: { id }, body: { why: ' ' } })).status).toBe(422);
  expect(
    (await admin.call(revokeCertificate, { params: { id: absent }, body: { why: 'Gone.' } })).status,
  ).toBe(404);
  await admin.call(revokeCertificate, { params: { id }, body: { why: 'Given by mistake.' } });
  const { body: revoked } = await stranger.call(revocationList);
  expect(revoked.revokedCredential).toContainEqual({
    id: payload.jti,
    revoked: true,
    revocationReason: 'Given by mistake.',
  });
  expect(await app.services.db.$count(shares, eq(shares.ownerId, user.id))).toBe(0);
  expect((await stranger.call(getCertificate, { params: { id } })).body.revokedWhy).toBe('Given by mistake.');
  // What was revoked can be earned again, signed by the new key.
  const { body: second } = await claim(client, 'writing');
  expect(second.id).not.toBe(id);
  const { text: newer } = await stranger.request(certificateCredential.path.replace(':id', second.id));
  expect(decodeProtectedHeader(newer).kid).toBe(next);
  const other = await buildMember(app);
  expect((await other.client.call(revokeOwnCertificate, { params: { id: second.id } })).status).toBe(404);
  // Of somebody who is suspended it is shown to nobody, and revoked all the same.
  const { db } = app.services;
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect((await stranger.call(getCertificate, { params: { id: second.id } })).status).toBe(404);
  const why = 'Somebody else did it.';
  const late = await admin.call(revokeCertificate, { params: { id: second.id }, body: { why } });
  expect(late.status).toBe(200);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));

  // Nobody fills the list that everyone fetches.
  for (let time = 0; time < 3; time += 1) {
    const { body } = await claim(client, 'writing');
    await client.call(revokeOwnCertificate, { params: { id: body.id } });
  }
  expect((await claim(client, 'writing')).status).toBe(409);

  // What was revoked stays revoked when whoever had it goes.
  await erasePerson(app.services, user, { actorId: user.id });
  expect((await stranger.call(getCertificate, { params: { id: second.id } })).status).toBe(404);
  const kept = (await stranger.call(revocationList)).body.revokedCredential;
  expect(kept).toContainEqual({
    id: payload.jti,
    revoked: true,
    revocationReason: 'Given by mistake.',
  });
  expect(kept).toContainEqual({ id: `urn:uuid:${second.id}`, revoked: true, revocationReason: why });
});
