/** Colours of code, found beside the page. The grammars are loaded with the first code that someone sees. */
import { beside } from './worker-client.ts';
import type { CodePiece } from './highlight-code.ts';

export const highlight = beside<CodePiece[]>(
  () => new Worker(new URL('./highlight-worker.ts', import.meta.url), { type: 'module' }),
);

/** Beyond this, colours cost more than they help. */
export const longestHighlighted = 30_000;

const keyword = 'font-semibold text-bamboo-deep';
const literal = 'text-danger';
const name = 'text-bamboo';
const comment = 'text-muted italic';

/** By the names that grammars give; the rest looks like plain code. */
export const codeLooks: Readonly<Record<string, string>> = {
  keyword,
  built_in: keyword,
  type: keyword,
  section: keyword,
  'selector-tag': keyword,
  string: literal,
  number: literal,
  literal,
  regexp: literal,
  symbol: literal,
  deletion: literal,
  title: name,
  name,
  attr: name,
  attribute: name,
  variable: name,
  'selector-class': name,
  addition: name,
  comment,
  quote: comment,
  meta: comment,
  doctag: comment,
};
