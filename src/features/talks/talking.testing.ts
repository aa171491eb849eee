/** Talks for tests, said by a puppet. */
import { expect } from 'vitest';
import { createRun, getRun } from '#tools/run/contract.ts';
import { createPuppet } from '#tools/define/puppet.testing.ts';
import type { Client } from '#testing/client.ts';
import { chatKind } from '#tools/kinds/shared-kinds.ts';

export const speaker = createPuppet({
  id: 'speaker',
  title: 'Speaker',
  output: chatKind,
  page: '/ai/consensus',
  followUp: { field: 'name', longest: 100 },
});

interface Said {
  /** The turn that it follows. */
  parent?: string;
  answer?: string;
}

/** A turn that is asked, answered and over. */
export async function say(client: Client, question: string, { parent, answer = 'So be it.' }: Said = {}) {
  const index = speaker.performances.length;
  const { body } = await client.call(createRun, {
    params: { tool: 'speaker' },
    body: { input: { name: question }, ...(parent ? { parent } : {}) },
  });
  (await speaker.at(index)).play({ append: answer }, 'end');
  await expect
    .poll(async () => (await client.call(getRun, { params: { id: body.id } })).body.state)
    .toBe('done');
  return body;
}
