/** Corrections for the rest of the application, worked out in Bamboo's worker. */
import { bambooPool } from './bamboo-pool.server.ts';
import { checkGrammar } from './check-grammar.server.ts';
import type { Critique } from './critique.server.ts';
import type { MainCalls } from './main-calls.ts';
import { longestPolished } from './polish-edit.ts';
import { joinPolishes, polishParts } from './polish-parts.server.ts';
import type { Polish, PolishOptions } from './polish.server.ts';
import type { Rewording } from './reword.server.ts';

interface Asker {
  signal?: AbortSignal | undefined;
  /** For whom: people take turns. */
  who?: string | undefined;
}

const callsFor = ({ who }: Asker): Pick<MainCalls, 'checkGrammar'> => ({
  checkGrammar: ({ text, words, more }) => checkGrammar(text, words, more, who),
});

/** A long text is several tasks: between two of them others have their turn. */
export async function polishText(
  text: string,
  wish: Omit<PolishOptions, 'signal'> = {},
  asker: Asker = {},
): Promise<Polish> {
  const parts: { start: number; polish: Polish }[] = [];
  for (const { start, text: words } of polishParts(text.slice(0, longestPolished)))
    parts.push({
      start,
      polish: await bambooPool.runTask(
        'polish',
        { text: words, wish },
        { ...asker, calls: { ...callsFor(asker) } },
      ),
    });
  return joinPolishes(parts);
}

/** Nothing where the text is not English. */
export const critique = (document: string, most: number, asker: Asker = {}): Promise<Critique | null> =>
  bambooPool.runTask('critique', { document, most }, { ...asker, calls: { ...callsFor(asker) } });

export const reworded = (input: Rewording, asker: Asker = {}): Promise<string> =>
  bambooPool.runTask('reword', input, asker);
