import { mergeTexts } from '../merge-text.ts';
import type { TextContent } from './text-content.ts';

export function mergeTextContents(
  ...contents: [base: unknown, mine: unknown, theirs: unknown]
): TextContent | undefined {
  const [base, mine, theirs] = contents.map((content) => (content as TextContent).text);
  const text = mergeTexts(base!, mine!, theirs!);
  return text === undefined ? undefined : { text };
}
