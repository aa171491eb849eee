/** What quests ask for, done through the calls that people use. */
import { expect } from 'vitest';
import { followPerson } from '#social/people/contract.ts';
import { addToCollection, createCollection } from '#features/gallery/collections/contract.ts';
import { likeCreation } from '#features/gallery/contract.ts';
import { adoptPanda } from '#features/pandas/contract.ts';
import { addAnswer, askQuestion } from '#features/questions/contract.ts';
import { giveThanks } from '#features/thanks/contract.ts';
import { answerQuiz, checkExercise } from '#features/university/contract.ts';
import { exercisesOf, questionsOf } from '#features/university/lessons/lesson.ts';
import { lessons } from '#features/university/lessons/library.server.ts';
import { createRun, getRun } from '#tools/run/contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { createWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { DeedName } from './deed-words.ts';
import { toolAsked } from './asked.ts';
import type { QuestStep } from './quest.ts';

export function doingIn(app: TestApp) {
  type Doer = Awaited<ReturnType<typeof buildMember>>;

  async function run(client: Client, tool: string, input: object, more: object = {}) {
    const { status, body, text } = await client.call(createRun, {
      params: { tool },
      body: { input, ...more } as never,
    });
    expect(status, text).toBe(200);
    const state = async () => (await client.call(getRun, { params: { id: body.id } })).body;
    await (await follow(app, client, body.id)).end();
    expect((await state()).state, (await state()).error ?? '').toBe('done');
    return body.id;
  }

  const exampleOf = (tool: string, at = 0) =>
    app.services.runs.find(tool)!.tool.examples[at]!.input as object;

  async function publish(client: Client, id: string) {
    const { status, body, text } = await client.call(publishRun, {
      params: { id },
      body: { title: 'For everyone', caption: '', tags: [], showInput: true },
    });
    expect(status, text).toBe(200);
    return body.id;
  }

  async function creationOfSomeone() {
    const { client } = await buildMember(app);
    return publish(client, await run(client, 'summarise', exampleOf('summarise')));
  }

  async function finishLesson(client: Client, at: number) {
    const lesson = lessons[at]!;
    const { slug } = lesson;
    for (const { id, tool, solution } of exercisesOf(lesson))
      await client.call(checkExercise, {
        params: { slug, exercise: id },
        body: { run: await run(client, tool, solution) },
      });
    const answers = questionsOf(lesson).map(({ id, right }) => ({ question: id, choice: right }));
    const { body } = await client.call(answerQuiz, { params: { slug }, body: { answers } });
    expect(body.finished).toBe(true);
  }

  async function ask({ client }: Doer) {
    const body = { title: 'How do I keep bamboo in a pot?', text: 'It leans to one side.', tags: [] };
    const { status, body: asked, text } = await client.call(askQuestion, { body: body as never });
    expect(status, text).toBe(200);
    return asked.id;
  }

  /** Once, the way a person does it. */
  const doIt: Partial<Record<DeedName, (doer: Doer, step: QuestStep, turn: number) => Promise<unknown>>> = {
    async run({ client }, { check, example }, turn) {
      const want = (fact: string) => check.where.find((one) => one.fact === fact)?.is;
      if (want('isRemix'))
        return run(client, 'summarise', exampleOf('summarise', 1), { remixOf: await creationOfSomeone() });
      const tool =
        toolAsked(check) ?? ['summarise', 'compare-texts', 'email', 'email-check', 'email-polish'][turn]!;
      const wanted = check.where.filter(({ fact }) => fact.startsWith('input.'));
      const input = {
        ...exampleOf(tool, example),
        ...Object.fromEntries(wanted.map(({ fact, is }) => [fact.slice('input.'.length), is])),
        ...(tool === 'images' && { count: 1, size: '1024x1024' }),
      };
      const parent = want('followsUp') ? await run(client, tool, input) : undefined;
      return run(client, tool, input, parent ? { parent } : {});
    },
    work: ({ client }) =>
      client.call(createWork, {
        body: { kind: 'text', title: 'A text', content: { text: 'Words.' } } as never,
      }),
    async creation({ client }, { check }) {
      const tool = check.where.find(({ fact }) => fact === 'tool')?.is as string | undefined;
      const input = tool === 'images' ? { prompt: 'a fox by a lake', count: 1 } : exampleOf('summarise', 1);
      const remixOf = tool ? undefined : await creationOfSomeone();
      return publish(client, await run(client, tool ?? 'summarise', input, remixOf ? { remixOf } : {}));
    },
    like: async ({ client }) => client.call(likeCreation, { params: { id: await creationOfSomeone() } }),
    async collection({ client }) {
      const { body } = await client.call(createCollection, {
        body: { title: 'Good ones', about: '', isPublic: false, rule: null },
      });
      for (let n = 0; n < 3; n += 1)
        await client.call(addToCollection, { params: { id: body.id, item: await creationOfSomeone() } });
    },
    question: ask,
    async answer({ client }) {
      const id = await ask(await buildMember(app));
      const { status, text } = await client.call(addAnswer, {
        params: { id },
        body: { text: 'Turn the pot a little every week.' } as never,
      });
      expect(status, text).toBe(200);
    },
    async thanks({ client }) {
      const { user } = await buildMember(app);
      const { status, text } = await client.call(giveThanks, {
        body: { to: user.username!, text: 'For your patience.', isPublic: false },
      });
      expect(status, text).toBe(200);
    },
    async follow({ client }) {
      const { user } = await buildMember(app);
      await client.call(followPerson, { params: { handle: user.username! } });
    },
    lesson: ({ client }, { check }, turn) => finishLesson(client, check.times === 1 ? 0 : turn),
    async document({ client }) {
      const { status, text } = await client.request('/api/documents/demo', { method: 'POST' });
      expect(status, text).toBe(200);
      await expect.poll(async () => (await client.request('/api/documents')).text).toContain('"ready"');
    },
    async panda({ client }) {
      const { status, text } = await client.call(adoptPanda, {
        body: { name: 'Mochi', look: { leaf: 'bamboo', coat: 'ink', outfit: 'scarf' } },
      });
      expect(status, text).toBe(200);
    },
  };

  return { run, exampleOf, publish, creationOfSomeone, doIt };
}
