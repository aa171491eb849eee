/** “Summarise: …”, “fix the grammar of this: …”: which tool is meant, and what it shall work on. */
interface Named {
  id: string;
  title: string;
}

/** What people say besides the tool’s own name. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  summarise: ['summarize', 'sum up', 'summary'],
  grammar: [
    'fix the grammar',
    'fix grammar',
    'correct',
    'proofread',
    'check the grammar',
    'fix the spelling',
  ],
  shorten: ['make it shorter', 'make shorter', 'cut'],
  simplify: ['in plain words', 'make it simpler', 'explain simply'],
  tone: ['change the tone', 'make it friendlier', 'make it more formal'],
  'key-points': ['key points', 'main points', 'bullet points'],
  'subject-line': ['subject line', 'subject'],
  'meta-description': ['meta description'],
  'alt-text': ['alt text'],
  'text-limits': ['count', 'limits', 'does it fit'],
  'email-check': ['check this e-mail', 'check this email', 'check my e-mail', 'check my email'],
  questions: ['questions on', 'questions about', 'ask me about'],
  readability: ['how readable is', 'how readable is this'],
  headline: ['headlines', 'title'],
  search: ['look up', 'search for', 'find'],
  rewrite: ['rephrase', 'reword'],
  translate: ['translation'],
};

const polite = String.raw`(?:(?:please|can you|could you|would you|hey|now|then|use|run)[\s,]+)*`;
const between = String.raw`(?:\s+(?:this|that|it|the|following|text|of|for|on|in|my|please|sentence|paragraph)){0,5}`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface Request<T> {
  tool: T;
  /** Empty: what was said last. */
  ask: string;
}

export function requestIn<T extends Named>(message: string, tools: readonly T[]): Request<T> | undefined {
  const text = message.trim();
  const named = tools
    .flatMap((tool) => {
      const own = [tool.title, tool.id.replaceAll('-', ' '), ...(otherNames[tool.id] ?? [])];
      return own.map((name) => ({ tool, name: name.toLowerCase() }));
    })
    // The longest name first: “key points” before “points”.
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { tool, name } of named) {
    const found = new RegExp(`^${polite}${escaped(name)}${between}\\s*(?:[:\\n]\\s*|[.!]?$)`, 'i').exec(text);
    if (found) return { tool, ask: text.slice(found[0].length).trim() };
  }
  return undefined;
}
