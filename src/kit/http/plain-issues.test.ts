import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainIssues } from './plain-issues.ts';

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image'), url: z.string() }),
]);
const schema = z.strictObject({
  content: z.union([z.string(), z.array(part)]),
  stop: z.union([z.string().min(1), z.array(z.string()).max(2)]).optional(),
});
const issueOf = (value: unknown) => plainIssues(schema.safeParse(value).error!.issues)[0];

test.each([
  [{ content: 5 }, 'content', 'Invalid input: expected string or array'],
  [{ content: [{ type: 'text', text: 5 }] }, 'content.0.text', 'expected string'],
  [{ content: [{ type: 'sound' }] }, 'content.0.type', "Expected 'text' | 'image'"],
  [{ content: '', stop: ['a', 'b', 'c'] }, 'stop', '<=2 items'],
  [{ content: '', stop: '' }, 'stop', '>=1 characters'],
  [{}, 'content', 'expected string or array'],
])('%j is wrong at %s', (value, path, words) => {
  expect(issueOf(value)).toEqual({ path, message: expect.stringContaining(words) });
});
