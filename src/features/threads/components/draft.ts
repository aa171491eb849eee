/** What is being written in a thread stays when the page is closed; it goes when one signs out. */
const keyOf = (threadId: string) => `thread-draft:${threadId}`;

export function readDraft(threadId: string): string {
  try {
    return localStorage.getItem(keyOf(threadId)) ?? '';
  } catch {
    return ''; // the browser gives no storage
  }
}

export function keepDraft(threadId: string, text: string) {
  try {
    if (text) localStorage.setItem(keyOf(threadId), text);
    else localStorage.removeItem(keyOf(threadId));
  } catch {
    // Then it lasts as long as the page.
  }
}

export const clearDraft = (threadId: string) => keepDraft(threadId, '');
