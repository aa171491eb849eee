/** Bamboo on a panel is every one of its sources that knows, each by itself. */
import { z } from 'zod';
import type { Message } from '#kit/ai/messages.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';

export interface Source {
  engine: string;
  title: string;
  family: string;
}

const rollCall = z.object({
  bamboo: z.object({
    experts: z.array(
      z.object({ expert: z.string(), family: z.string(), title: z.string(), stance: z.string() }),
    ),
  }),
});

/** Where nobody knows: it says what it can do. */
export const wholeBamboo: Source = { engine: 'bamboo', title: 'Bamboo', family: 'Bamboo' };

type Context = Pick<RunContext, 'ai' | 'log' | 'signal'>;

/** At most so many, of as many families as there are, the surest first. */
export async function bambooSources(
  context: Context,
  messages: readonly Message[],
  most: number,
): Promise<Source[]> {
  const known = await whoKnows(context, messages);
  const firsts = known.filter(({ family }, at) => known.findIndex((other) => other.family === family) === at);
  return [...firsts, ...known.filter((one) => !firsts.includes(one))]
    .slice(0, most)
    .map(({ expert, title, family }) => ({ engine: `bamboo/${expert}`, title, family }));
}

/** Others are answering already: where the question cannot be put, Bamboo is asked as a whole and says itself what is wrong. */
async function whoKnows({ ai, log, signal }: Context, messages: readonly Message[]) {
  try {
    const { result } = await ai.text({ engine: 'bamboo/opinions', messages, maxTokens: 200 });
    const { experts } = rollCall.parse((await result).metadata).bamboo;
    return experts.filter(({ stance }) => stance === 'answers');
  } catch (error) {
    signal.throwIfAborted();
    log.warn(
      { event: 'consensus.bamboo_sources_failed', err: error },
      'Bamboo did not say which of its sources can answer.',
    );
    return [];
  }
}
