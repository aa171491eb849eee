import { beforeAll, expect } from 'vitest';
import { listTools } from '#tools/run/contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { acceptKind } from './accepts.ts';
import { createPuppet, putTools } from './puppet.testing.ts';
import { countWordsRun } from './toy-run.testing.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
const puppet = createPuppet({
  page: '/ai/content-tools?tool=puppet',
  accepts: [acceptKind(textKind, ({ texts }) => ({ name: texts.text ?? '' }))],
});

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run]);
});

test('anyone learns which tools there are, what they take and where they are', async () => {
  const { status, body } = await app.client().call(listTools);
  expect(status).toBe(200);
  expect(body.items).toEqual([
    {
      id: 'count-words',
      title: 'Count words',
      description: 'How many words a text has.',
      kind: 'text',
      accepts: [],
      page: null,
      examples: ['A greeting'],
    },
    expect.objectContaining({ id: 'puppet', accepts: ['text'], page: '/ai/content-tools?tool=puppet' }),
  ]);
});
