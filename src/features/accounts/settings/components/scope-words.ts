import type { KeyScope } from '#kit/contract/endpoint.ts';

/** What a key may do, for people. */
export const scopeWords: Record<KeyScope, { label: string; hint: string }> = {
  'account:read': { label: 'Read your account', hint: 'Your name, handle, address and picture.' },
  'tools:run': { label: 'Run tools', hint: 'Use the AI tools with your credits.' },
};
