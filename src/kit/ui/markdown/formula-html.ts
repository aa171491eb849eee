/** A formula as HTML and MathML. Commands that reach outside (links, pictures, classes) are not trusted and stay text. */
import katex from 'katex';
import type { Question } from './worker-client.ts';

export function formulaHtml({ how, source }: Question): string {
  return katex.renderToString(source, {
    displayMode: how === 'display',
    throwOnError: true,
    trust: false,
    strict: 'ignore',
    maxExpand: 500,
    maxSize: 20,
  });
}
