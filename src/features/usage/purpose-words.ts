/** What engines are asked for besides the tools, as people call it. */
const elsewhere: Record<string, string> = {
  assistant: 'The panda',
  'engines.try': 'Trying an engine',
  'api.v1': 'Your apps (API)',
};

const toolPrefix = 'tool.';

/** `tool.consensus` → "Multi-AI consensus": people know the names, not the ids. */
export function purposeWords(purpose: string, titleOf: (tool: string) => string): string {
  if (purpose.startsWith(toolPrefix)) return titleOf(purpose.slice(toolPrefix.length));
  return elsewhere[purpose] ?? purpose;
}
