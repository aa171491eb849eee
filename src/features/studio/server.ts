import { implement } from '#kit/http/implement.server.ts';
import { bindAi } from '#tools/run/bound-ai.server.ts';
import { wordsByEngine } from './by-engine.server.ts';
import { wordsFromBrief } from './exact/words-from-brief.ts';
import { writeStudioPart } from './contract.ts';

export const studioEndpoints = [
  implement(writeStudioPart, async ({ body: { brief, voice, kind, engine } }, context) => {
    const ai = bindAi(context.ai, {
      principal: await context.principal(),
      purpose: 'tool.studio',
      engine,
      signal: context.request.signal,
      onEngine: () => undefined,
    });
    const { isModel } = await ai.writer();
    const written = isModel ? await wordsByEngine(ai, { kind, brief, voice }) : undefined;
    return written ?? { words: wordsFromBrief(kind, brief), by: null };
  }),
];
