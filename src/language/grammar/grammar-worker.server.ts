/** Harper in a thread of its own: loading it takes seconds and checking takes its time, and neither may hold up the rest. */
import { parentPort } from 'node:worker_threads';
import { createBinaryModuleFromUrl, LocalLinter } from 'harper.js';
import type { FromGrammar, ToGrammar } from '../grammar.server.ts';

const wasm = new URL('harper_wasm_bg.wasm', import.meta.resolve('harper.js'));
const linter = new LocalLinter({ binary: createBinaryModuleFromUrl(wasm.href) });

parentPort!.on('message', async ({ id, text }: ToGrammar) => {
  const lints = await linter.lint(text, { language: 'plaintext' });
  const found = lints.map((lint) => ({
    kind: lint.lint_kind(),
    start: lint.span().start,
    end: lint.span().end,
    message: lint.message(),
    // 0 replaces, 1 removes, 2 inserts after.
    suggestions: lint
      .suggestions()
      .map((one) => ({ how: Number(one.kind()), text: one.get_replacement_text() })),
  }));
  parentPort!.postMessage({ id, found } satisfies FromGrammar);
});
