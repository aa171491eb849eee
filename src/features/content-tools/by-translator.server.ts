/** A translation by the browser's own translator, paragraph by paragraph. */
import { AppError } from '#kit/errors.ts';
import { whichLanguage } from '#language/which-language.ts';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { textParts } from '#tools/run/text-parts.ts';
import { noData, type WritingData } from './data.ts';
import type { SmallInput } from './small-tool.ts';

const longestPart = 4_000;

/** False: there is none, or it does not know this pair of languages; nothing was written. */
export async function* byTranslator(
  { text, into = 'de' }: SmallInput,
  { ai, log, signal }: RunContext,
): AsyncGenerator<Update, boolean, undefined> {
  const [translator] = await ai.engines(['translation']);
  const from = whichLanguage(text) ?? undefined;
  if (!translator || from === into) return false;
  let hasBegun = false;
  try {
    const parts = textParts(text, longestPart);
    for (const [at, part] of parts.entries()) {
      yield { step: 'Translating', progress: at / parts.length };
      // Translators drop the space around what they are given.
      const [, before = '', content = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(part.text) ?? [];
      if (before !== '') yield { append: before, to: mainText };
      const asked = ai.write({
        engine: translator.id,
        fallback: false,
        task: { translate: { from, to: into } },
        messages: [{ role: 'user', content }],
        maxTokens: longestPart,
      });
      for await (const update of asked) {
        hasBegun = true;
        yield update;
      }
      if (after !== '') yield { append: after, to: mainText };
    }
    yield { data: noData satisfies WritingData };
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (hasBegun || !(error instanceof AppError)) throw error;
    log.info(
      { event: 'translate.browser_model_failed', err: error },
      'The translation model failed, so the text was translated without it.',
    );
    return false;
  }
}
