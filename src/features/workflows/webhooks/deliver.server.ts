/** A result that is sent elsewhere, signed; whoever gets it twice knows it by its id. */
import { AppError } from '#kit/errors.ts';
import type { Step } from '../flow/flow.ts';
import { valueOfText, type StepValue } from '../execute/step-value.ts';
import type { Working } from '../execute/working.server.ts';
import { signedHeaders, signingSecret } from './signing.server.ts';

interface Delivery {
  step: Step;
  address: string;
  body: unknown;
}

export async function deliver(
  { services, execution, signal }: Working,
  { step, address, body }: Delivery,
): Promise<StepValue> {
  const { safeFetch, clock, secrets } = services;
  const sent = JSON.stringify({
    workflow: execution.workId,
    execution: execution.id,
    step: step.id,
    result: body ?? null,
  });
  const id = `${execution.id}.${execution.round}.${step.id}`;
  const answer = await safeFetch(address, {
    method: 'POST',
    headers: signedHeaders(signingSecret(secrets, execution.workId), id, clock.now(), sent),
    body: sent,
    signal,
  });
  if (answer.status >= 300)
    throw new AppError('upstream_failed:webhook', {
      message: `The address answered with status ${answer.status}.`,
    });
  return valueOfText(answer.text().slice(0, 20_000));
}
