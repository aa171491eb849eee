import type { BoundAi } from '../run/bound-ai.server.ts';

/** Whether there is a language model; the built-in engine quotes better than it retells. */
export async function canWrite(ai: Pick<BoundAi, 'engines'>): Promise<boolean> {
  return (await ai.engines(['text'])).some(({ source }) => source !== 'bamboo');
}
