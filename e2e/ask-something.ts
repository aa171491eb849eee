/** A question with an answer, asked through the product itself: what the page of one needs. */
import type { Call } from './call-api.ts';

/** Answers its id. */
export async function askSomething(call: Call): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/api/questions', {
    title: 'How do I repot bamboo without breaking its roots?',
    text: 'It has been in the same pot for **five years**, and the roots come out below.',
    tags: ['plants', 'bamboo'],
  });
  await call('POST', `/api/questions/${id}/answers`, {
    text: 'Water it the day before, then cut the pot open.',
  });
  return id;
}
