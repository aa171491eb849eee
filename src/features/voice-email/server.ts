import { whoAsks } from '#kit/auth/caller.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { bindAi } from '#tools/run/bound-ai.server.ts';
import { reviseByEngine } from './compose/by-engine.server.ts';
import { reviseVoiceEmail } from './contract.ts';
import { voiceEmailPool } from './voice-email-pool.server.ts';

export const voiceEmailEndpoints = [
  implement(reviseVoiceEmail, async ({ body }, context) => {
    const { letter: email, said, correction, language, engine } = body;
    const { signal } = context.request;
    const byRule = await voiceEmailPool.runTask(
      'revise',
      { email, correction, language: language ?? 'en' },
      { signal, who: whoAsks(context) },
    );
    if (byRule.did !== null || byRule.asks) return byRule;
    const principal = await context.principal();
    const ai = bindAi(context.ai, {
      principal,
      purpose: 'tool.voice-email',
      engine,
      signal,
      onEngine: () => undefined,
    });
    const written = await reviseByEngine(ai, email, { said, correction });
    return written ? { letter: written, did: 'Changed as you asked.' } : byRule;
  }),
];
