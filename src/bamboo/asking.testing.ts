/** Asks one expert, for tests. */
import type { Answer, Expert, Question } from './expert.ts';

export const clock = { now: new Date('2026-03-10T14:30:00Z'), timeZone: 'Europe/Paris' };

export function ask(expert: Expert, text: string, more: Partial<Question> = {}): Promise<Answer | null> {
  return expert.answer({ text, turns: [], ...clock, ...more });
}

/** What it says, without the stars. */
export async function saying(
  expert: Expert,
  text: string,
  more: Partial<Question> = {},
): Promise<string | undefined> {
  return (await ask(expert, text, more))?.text.replaceAll('**', '');
}
