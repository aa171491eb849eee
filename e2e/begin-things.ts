/** One of each thing that has a page of its own, made through the product itself: a thread, an experiment, a draft, a certificate. */
import { exercisesOf, questionsOf } from '#features/university/lessons/lesson.ts';
import { lessons } from '#features/university/lessons/library.server.ts';
import { runTool, type Call } from './call-api.ts';
import { uniqueName } from './unique.ts';

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

export async function beginThings(call: Call): Promise<BegunThings> {
  const begin = async (path: string, body: object) => (await call<{ id: string }>('POST', path, body)).id;
  const businessHandle = uniqueName('bamboo-and-sons');
  const thread = await begin('/api/threads', {
    title: 'Bamboo floor for the attic',
    visibility: 'public',
    message: 'Strand-woven or solid?',
  });
  const { path } = await call<{ path: string }>('POST', `/api/threads/${thread}/invites`, { role: 'reader' });
  const ally = await begin('/api/allies', {
    name: 'Keeper',
    purpose: 'Knows the house rules.',
    voice: 'Short.',
    openers: ['When is quiet time?'],
    tools: ['summarise'],
    seed: 'keeper',
  });
  await call('PATCH', `/api/allies/${ally}`, { isShared: true });
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
    certificate: await earnCertificate(call),
    ally,
    inviteCode: (await call<{ code: string }>('POST', '/api/invites', { most: 5, days: 7 })).code,
    scroll: await earnScroll(call),
  };
}

/** The exercises are run and the quizzes answered, as whoever learns does it. */
async function earnCertificate(call: Call): Promise<string> {
  const track = 'publishing';
  for (const lesson of lessons.filter((one) => one.track === track)) {
    for (const { id, tool, solution } of exercisesOf(lesson)) {
      const run = await runTool(call, tool, solution);
      await call('POST', `/api/lessons/${lesson.slug}/exercises/${id}`, { run });
    }
    const answers = questionsOf(lesson).map(({ id, right }) => ({ question: id, choice: right }));
    await call('POST', `/api/lessons/${lesson.slug}/quiz`, { answers });
  }
  return (await call<{ id: string }>('POST', '/api/certificates', { track, showRuns: true })).id;
}

/** A quest is done, and its scroll shown to everyone. */
async function earnScroll(call: Call): Promise<string> {
  await runTool(call, 'summarise', {
    text: 'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove is often a single plant.',
    points: true,
  });
  await call('POST', '/api/quests/long-into-short/start', {});
  const { items } = await call<{ items: { id: string }[] }>('GET', '/api/scrolls');
  const { id } = items[0]!;
  await call('PATCH', `/api/scrolls/${id}`, { isPublic: true, shown: [] });
  return id;
}
