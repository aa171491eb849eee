import { expect, test } from 'vitest';
import { bodyBytesLimit, createLimits, failureLimits, newGuestsLimit } from './limits.server.ts';

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

test('bodies are weighed by their bytes: a few long ones run out like many short ones', async () => {
  const limits = createLimits({ enabled: true });
  const fifth = bodyBytesLimit.points / 5;
  for (let call = 0; call < 5; call += 1) await limits.takeBytes(fifth, 'a');
  await expect(limits.takeBytes(1, 'a')).rejects.toMatchObject({ code: 'too_many', status: 429 });
  await limits.takeBytes(0, 'a');
  await limits.takeBytes(fifth, 'b');
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

test('whoever comes as a new guest again and again is asked to wait, and others are not', async () => {
  const limits = createLimits({ enabled: true });
  for (let n = 0; n < newGuestsLimit.points; n += 1) await limits.takeNewGuest('192.0.2.1');
  await expect(limits.takeNewGuest('192.0.2.1')).rejects.toMatchObject({ code: 'too_many' });
  await limits.takeNewGuest('192.0.2.2');
});
