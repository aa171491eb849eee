/** A tool that works within an answer: what it writes becomes the answer. */
import type { AnyToolRun, RunContext, Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { inputFor } from '#tools/define/plain-input.ts';

export async function* useTool(
  { tool, run }: AnyToolRun,
  text: string,
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  // Refused in the tool's own words where it cannot work on that.
  const { read } = inputFor(tool, text);
  const apart: RunContext = { ...context, earlier: async () => [], redo: undefined };
  let hasText = false;
  for await (const update of run(read as never, apart)) {
    if ('step' in update) yield update;
    const isMain = ('append' in update || 'text' in update) && (update.to ?? mainText) === mainText;
    if (!isMain) continue;
    hasText = true;
    yield update;
  }
  if (!hasText)
    yield { text: `${tool.title} is done, but its result can’t be shown here. Open the tool to see it.` };
}
