import { expect, test } from 'vitest';
import { authErrorReasons, explainAuthError } from './auth-error-reasons.ts';

test('every reason says what happened and what to do', () => {
  for (const [reason, { title, happened, next }] of Object.entries(authErrorReasons)) {
    expect(explainAuthError(reason)).toEqual({ reason, title, happened, next });
    expect(title).not.toMatch(/[<>&]/);
    for (const sentence of [happened, next]) expect(sentence).toMatch(/^[A-Z][^<>&]+\.$/);
  }
});

test('anything else is unknown', () => {
  for (const reason of [null, undefined, '', 'nonsense', '__proto__', 'toString', '<script>'])
    expect(explainAuthError(reason).reason).toBe('unknown');
});
