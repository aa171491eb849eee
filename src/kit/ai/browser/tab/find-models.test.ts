import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from './failures.ts';
import { findLanguageModel } from './find-models.ts';

const allowing = (isAllowed: boolean) => ({
  featurePolicy: { features: () => ['language-model'], allowsFeature: () => isAllowed },
});
const withState = (availability: () => Promise<Availability>) =>
  vi.stubGlobal('LanguageModel', { availability });

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', allowing(true));
});

test.each(['available', 'downloadable', 'downloading'] as const)(
  'a model that is %s is found',
  async (state) => {
    withState(async () => state);
    expect(await findLanguageModel()).toEqual({ state });
  },
);

test('why there is none is known: plain HTTP, the browser, the device, a policy', async () => {
  expect(await findLanguageModel()).toEqual({ absent: 'browser' });
  withState(async () => 'unavailable');
  expect(await findLanguageModel()).toEqual({ absent: 'device' });
  vi.stubGlobal('document', allowing(false));
  expect(await findLanguageModel()).toEqual({ absent: 'policy' });
  withState(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await findLanguageModel()).toEqual({ absent: 'policy' });
  vi.stubGlobal('isSecureContext', false);
  expect(await findLanguageModel()).toEqual({ absent: 'insecure' });
});

test.each([
  ['QuotaExceededError', 'create', 'disk'],
  ['QuotaExceededError', 'prompt', 'context'],
  ['NotSupportedError', 'prompt', 'language'],
  ['NotReadableError', 'prompt', 'filtered'],
  ['NotAllowedError', 'create', 'gesture'],
  ['UnknownError', 'prompt', 'broken'],
] as const)('%s during %s means %s', (name, during, failure) => {
  expect(failureOf(new DOMException('', name), during)).toBe(failure);
});

test('what is no error of the browser is broken', () => {
  for (const error of [undefined, null, 7, 'text', new Error('x'), { name: 5 }])
    expect(failureOf(error, 'prompt')).toBe('broken');
});
