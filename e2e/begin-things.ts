/** One of each thing that has a page of its own, made through the product itself: a thread, an experiment, a draft, a certificate. */
import { exercisesOf, questionsOf } from '#features/university/lessons/lesson.ts';
import { lessons } from '#features/university/lessons/library.server.ts';
import type { Member } from './people.ts';
import type { StartedApp } from './start-app.ts';

export interface BegunThings {
  thread: string;
  /** Of the invite link to it. */
  invite: string;
  experiment: string;
  draft: string;
  certificate: string;
  ally: string;
  /** Of an invite to the site. */
  inviteCode: string;
  scroll: string;
  business: string;
  businessHandle: string;
}

const businessHandle = 'bamboo-and-sons';

type Ask = <T>(path: string, body?: object) => Promise<T>;

export async function beginThings(app: StartedApp, { storageState }: Member): Promise<BegunThings> {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask: Ask = async (path, body) => {
    const response = await fetch(app.url + path, {
      headers: { 'content-type': 'application/json', origin: app.url, cookie },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const begin = async (path: string, body: object) => (await ask<{ id: string }>(path, body)).id;
  const change: Change = async (path, body) => {
    const response = await fetch(app.url + path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: app.url, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const thread = await begin('/api/threads', {
    title: 'Bamboo floor for the attic',
    visibility: 'public',
    message: 'Strand-woven or solid?',
  });
  const { path } = await ask<{ path: string }>(`/api/threads/${thread}/invites`, { role: 'reader' });
  return {
    thread,
    invite: path.split('/').at(-1)!,
    experiment: await begin('/api/lab', {
      title: 'A kettle that runs on sunlight',
      text: 'It boils a cup in an hour.',
      wanted: 'Is the lid too heavy?',
      tags: ['solar'],
      status: 'trying',
      audience: 'everyone',
    }),
    business: await begin('/api/businesses', { name: 'Bamboo & Sons', handle: businessHandle }),
    businessHandle,
    draft: await begin('/api/admin/blog', { title: 'What is new' }),
    certificate: await earnCertificate(ask),
    ally: await shareAlly(begin, change),
    inviteCode: (await ask<{ code: string }>('/api/invites', { most: 5, days: 7 })).code,
    scroll: await earnScroll(ask, change),
  };
}

type Change = (path: string, body: object) => Promise<void>;

async function shareAlly(begin: (path: string, body: object) => Promise<string>, change: Change) {
  const id = await begin('/api/allies', {
    name: 'Keeper',
    purpose: 'Knows the house rules.',
    voice: 'Short.',
    openers: ['When is quiet time?'],
    tools: ['summarise'],
    seed: 'keeper',
  });
  await change(`/api/allies/${id}`, { isShared: true });
  return id;
}

/** The exercises are run and the quizzes answered, as whoever learns does it. */
async function earnCertificate(ask: Ask): Promise<string> {
  const track = 'publishing';
  for (const lesson of lessons.filter((one) => one.track === track)) {
    for (const { id, tool, solution } of exercisesOf(lesson)) {
      let run = await ask<{ id: string; state: string }>(`/api/tools/${tool}/runs`, { input: solution });
      for (let tries = 0; tries < 300 && run.state !== 'done'; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        run = await ask(`/api/runs/${run.id}`);
      }
      await ask(`/api/lessons/${lesson.slug}/exercises/${id}`, { run: run.id });
    }
    const answers = questionsOf(lesson).map(({ id, right }) => ({ question: id, choice: right }));
    await ask(`/api/lessons/${lesson.slug}/quiz`, { answers });
  }
  return (await ask<{ id: string }>('/api/certificates', { track, showRuns: true })).id;
}

/** A quest is done, and its scroll shown to everyone. */
async function earnScroll(ask: Ask, change: Change): Promise<string> {
  const input = {
    text: 'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove is often a single plant.',
    points: true,
  };
  let run = await ask<{ id: string; state: string }>('/api/tools/summarise/runs', { input });
  for (let tries = 0; tries < 300 && run.state !== 'done'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    run = await ask(`/api/runs/${run.id}`);
  }
  await ask('/api/quests/long-into-short/start', {});
  const { items } = await ask<{ items: { id: string }[] }>('/api/scrolls');
  const { id } = items[0]!;
  await change(`/api/scrolls/${id}`, { isPublic: true, shown: [] });
  return id;
}
