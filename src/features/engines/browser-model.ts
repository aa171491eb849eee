/** The language model that some browsers have built in. It runs on the visitor's device and nothing leaves it. */

interface Session {
  promptStreaming(text: string, options?: { signal?: AbortSignal }): ReadableStream<string>;
  destroy?(): void;
}

interface BuiltIn {
  availability?(): Promise<string>;
  create(options?: { signal?: AbortSignal }): Promise<Session>;
}

function builtIn(): BuiltIn | undefined {
  const scope = globalThis as { LanguageModel?: BuiltIn; ai?: { languageModel?: BuiltIn } };
  return scope.LanguageModel ?? scope.ai?.languageModel;
}

/** `downloadable`: the browser would fetch it first, which can take minutes. */
export async function findBrowserModel(): Promise<'available' | 'downloadable' | undefined> {
  try {
    const state = await builtIn()?.availability?.();
    if (state === 'available') return 'available';
    return state === 'downloadable' || state === 'downloading' ? 'downloadable' : undefined;
  } catch {
    return undefined; // switched off by the browser or its owner
  }
}

export async function* askBrowserModel(question: string, signal: AbortSignal): AsyncGenerator<string> {
  const session = await builtIn()!.create({ signal });
  try {
    const reader = session.promptStreaming(question, { signal }).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    session.destroy?.();
  }
}
