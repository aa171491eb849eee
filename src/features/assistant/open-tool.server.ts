/** A wish that a tool fulfils: the tool, and what it cannot do here. */
import type { Context } from '#kit/http/context.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import type { Suggestion } from '#kit/wishes/wishes.server.ts';
import { needsModelWords, type ModelNeed } from '#tools/define/model-need.ts';
import type { Answer } from './answerer.server.ts';

export async function openTool(tool: Suggestion, others: Suggestion[], context: Context): Promise<Answer> {
  const need = needOf(tool, context);
  const lack = need && !(await hasModel(context)) ? ` ${lackWords(need)}` : '';
  return {
    text: `Open **${tool.title}** for that. ${tool.description}${lack}`,
    sources: [],
    sureness: 'sure',
    tool,
    suggestions: others,
  };
}

/** A page may hold several tools, told apart by the address. */
function needOf({ href }: Suggestion, { runs }: Context): ModelNeed | undefined {
  const wanted = new URL(href, 'http://localhost');
  const isIt = (page: string) => {
    const own = new URL(page, 'http://localhost');
    return (
      own.pathname === wanted.pathname && own.searchParams.get('tool') === wanted.searchParams.get('tool')
    );
  };
  return runs.tools.find(({ page }) => page !== undefined && isIt(page))?.modelNeed;
}

async function hasModel(context: Context): Promise<boolean> {
  const engines = await context.ai.enginesFor(await ownerIdIfKnown(context), ['text']);
  return engines.some(({ source }) => source !== 'bamboo');
}

const lackWords = (need: ModelNeed) =>
  [
    needsModelWords(need),
    'There is none here yet: [connect one](/ai-models/connect).',
    ...(need.now ? [need.now] : []),
  ].join(' ');
