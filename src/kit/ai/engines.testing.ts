/** Engines for tests: an `Ai` on a test app's database, with every provider played by the fake one. */
import { createAi } from './ai.server.ts';
import type { Part } from './messages.ts';
import type { TextAnswer } from './text.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import type { Services } from '#kit/services.server.ts';

type Extra = Partial<Pick<Parameters<typeof createAi>[0], 'spending' | 'bamboo'>>;

export function createTestAi(
  { db, bus, log, secrets }: Services,
  env: Record<string, string>,
  extra: Extra = {},
) {
  const { engines } = readSettings({ NODE_ENV: 'test', ...env });
  return createAi({ db, bus, log, secrets, settings: engines, ...extra });
}

export async function partsOf({ stream }: Pick<TextAnswer, 'stream'>): Promise<Part[]> {
  return Array.fromAsync(stream);
}

export const said = (parts: readonly Part[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
