import { expect, test } from 'vitest';
import { createLimits, failureLimits } from './limits.server.ts';

test('a class runs out per caller, and says when to come back', async () => {
  const limits = createLimits({ enabled: true });
  for (let call = 0; call < 10; call += 1) await limits.take('mail', 'a');
  await expect(limits.take('mail', 'a')).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    retryAfterSeconds: expect.any(Number),
  });
  await limits.take('mail', 'b');
});

test('wrong passwords lock this account from this address only', async () => {
  const limits = createLimits({ enabled: true });
  for (let failure = 0; failure < failureLimits.account.points; failure += 1)
    await limits.recordFailure('bea', '192.0.2.1');
  await expect(limits.checkFailures('bea', '192.0.2.1')).rejects.toMatchObject({ status: 429 });
  await limits.checkFailures('bea', '192.0.2.2');
  await limits.checkFailures('ann', '192.0.2.1');
});

test('one address guessing at many accounts is stopped too', async () => {
  const limits = createLimits({ enabled: true });
  for (let failure = 0; failure < failureLimits.address.points; failure += 1)
    await limits.recordFailure(`user${failure}`, '192.0.2.1');
  await expect(limits.checkFailures('someone-else', '192.0.2.1')).rejects.toMatchObject({ status: 429 });
});

test('success clears the count', async () => {
  const limits = createLimits({ enabled: true });
  for (let failure = 0; failure < failureLimits.account.points; failure += 1)
    await limits.recordFailure('bea', '192.0.2.1');
  await limits.clearFailures('bea', '192.0.2.1');
  await limits.checkFailures('bea', '192.0.2.1');
});
