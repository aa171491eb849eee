import { implement } from '#kit/http/implement.server.ts';
import { bindAi } from '#tools/run/bound-ai.server.ts';
import { reviseByEngine } from './compose/by-engine.server.ts';
import { reviseByRule } from './compose/revise.ts';
import { reviseVoiceEmail } from './contract.ts';

export const voiceEmailEndpoints = [
  implement(reviseVoiceEmail, async ({ body: { letter, said, correction, language, engine } }, context) => {
    const byRule = reviseByRule(letter, correction, language ?? 'en');
    if (byRule.did !== null || byRule.asks) return byRule;
    const principal = await context.principal();
    const { signal } = context.request;
    const ai = bindAi(context.ai, {
      principal,
      purpose: 'tool.voice-email',
      engine,
      signal,
      onEngine: () => undefined,
    });
    const written = await reviseByEngine(ai, letter, { said, wish: correction });
    return written ? { letter: written, did: 'Changed as you asked.' } : byRule;
  }),
];
