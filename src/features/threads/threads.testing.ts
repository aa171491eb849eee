/** Threads as tests begin with them. */
import { randomUUID } from 'node:crypto';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createThread, listMessages, postMessage } from './contract.ts';
import { addThreadMember } from './people-contract.ts';
import type { GivenRole } from './roles.ts';

export async function startThread(
  app: TestApp,
  title = 'The garden',
  visibility: 'private' | 'public' = 'private',
) {
  const owner = await buildMember(app, { name: 'Ana' });
  const { body } = await owner.client.call(createThread, { body: { title, visibility } });
  return { owner, id: body.id };
}

export async function join(
  app: TestApp,
  owner: Client,
  id: string,
  { role = 'commenter', name = 'Ben' }: { role?: GivenRole; name?: string } = {},
) {
  const member = await buildMember(app, { name });
  await owner.call(addThreadMember, { params: { id }, body: { who: member.user.username!, role } });
  return member;
}

export const post = (
  client: Client,
  id: string,
  text: string,
  more: { id?: string; replyTo?: string; files?: string[] } = {},
) => client.call(postMessage, { params: { id }, body: { id: randomUUID(), text, ...more } });

export const textsIn = async (client: Client, id: string) =>
  (await client.call(listMessages, { params: { id }, query: {} })).body.items.map(({ text }) => text);
