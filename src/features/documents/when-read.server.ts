/** Whoever brings a document and asks at once is not told that it is empty: a run waits until it is read. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import type { OwnDocument } from './run-extension.server.ts';

const lookAgainAfter = 500;
/** Then what is there has to do: about two minutes. */
const mostLooks = 240;

export async function* whenRead(
  id: string,
  { extensions, signal }: Pick<RunContext, 'extensions' | 'signal'>,
): AsyncGenerator<Update, OwnDocument, undefined> {
  for (let looks = 0; ; looks++) {
    const document = await extensions.documents.one(id);
    if (!document.isUnderWay || looks === mostLooks) return document;
    if (looks === 0) yield { step: `Waiting for ${document.name}` };
    await pause(lookAgainAfter, undefined, { signal });
  }
}
