/** What someone typed into a tool and has not sent yet. It outlives a reload and going back, in this tab alone. */

const nameOf = (tool: string) => `frenly:draft:${tool}`;
/** More is a file in the field; storage has room for a few of these. */
const longestDraft = 200_000;

export function readDraft(tool: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(tool));
  } catch {
    return null; // storage is blocked: drafts last as long as the page
  }
}

export function keepDraft(tool: string, values: object) {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => isTyped(value)));
  if (Object.keys(typed).length === 0) return forgetDraft(tool);
  const draft = JSON.stringify(typed);
  if (draft.length > longestDraft) return forgetDraft(tool);
  try {
    sessionStorage.setItem(nameOf(tool), draft);
  } catch {
    // storage is full or blocked: the draft lasts as long as the page
  }
}

export function forgetDraft(tool: string) {
  try {
    sessionStorage.removeItem(nameOf(tool));
  } catch {
    // storage is blocked: there is none
  }
}

const isTyped = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') ||
  typeof value === 'number' ||
  typeof value === 'boolean';
