/**
 * A stand-in for the models that Chrome brings, installed before the page's own scripts. It has the interface of
 * `@types/dom-chromium-ai` and no model behind it: it says what a test has prepared.
 */
import type { BrowserContext, Page } from 'playwright-core';

export interface StandIn {
  state: Availability;
  /** How far the download is, one step after the other. */
  progress?: number[];
  /** The download ends when the test says so: `releaseDownload`. */
  holds?: boolean;
  /** The chunks of the answer to a prompt that contains these words; the first that fits. */
  answers?: { to: string; chunks: string[] }[];
  /** The name of what is thrown, and when. */
  throws?: { on: 'availability' | 'create' | 'prompt'; name: string };
  /** Before each chunk. */
  delay?: number;
  /** Never says the end of an answer. */
  endless?: boolean;
  contextWindow?: number;
}

/** What the stand-in was asked, kept on the page for a test to read. */
export interface ModelCall {
  initialPrompts: unknown;
  input: unknown;
  schema: unknown;
}

export async function installStandIn(context: BrowserContext, standIn: StandIn) {
  await context.addInitScript(install, standIn);
}

/** Waits until the download has got so far that it can be released. */
export async function releaseDownload(page: Page) {
  await page.waitForFunction(() => 'releaseDownload' in globalThis);
  await page.evaluate(() => (globalThis as unknown as { releaseDownload(): void }).releaseDownload());
}

/** Runs in the page, so it uses nothing from outside itself. */
function install(given: StandIn) {
  const { progress = [0, 0.5, 1], answers = [], throws, delay = 0, endless = false } = given;
  const asked: ModelCall[] = [];
  const fetchedKey = 'stand-in-fetched';
  const isFetched = () => localStorage.getItem(fetchedKey) !== null;
  const stateNow = (): Availability =>
    isFetched() && given.state !== 'unavailable' ? 'available' : given.state;
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  function throwIf(on: NonNullable<StandIn['throws']>['on']) {
    if (throws?.on === on) throw new DOMException('as a test asked for', throws.name);
  }

  async function fetchModel({ monitor, signal }: { monitor?: CreateMonitorCallback; signal?: AbortSignal }) {
    signal?.throwIfAborted();
    throwIf('create');
    const state = stateNow();
    if (state === 'unavailable') throw new DOMException('unavailable', 'NotSupportedError');
    if (state === 'available') return;
    if (!navigator.userActivation.isActive) throw new DOMException('no gesture', 'NotAllowedError');
    const watched = new EventTarget() as CreateMonitor;
    monitor?.(watched);
    for (const loaded of progress) {
      await wait(200);
      signal?.throwIfAborted();
      watched.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }));
    }
    if (given.holds) await new Promise((resolve) => Object.assign(globalThis, { releaseDownload: resolve }));
    localStorage.setItem(fetchedKey, 'yes');
  }

  const textOf = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));

  function stream(input: unknown, before: unknown, options: LanguageModelPromptOptions = {}) {
    const { signal, responseConstraint: schema } = options;
    asked.push({ initialPrompts: before, input, schema });
    const all = textOf(before) + textOf(input);
    const chunks = answers.find(({ to }) => all.includes(to))?.chunks ?? ['The stand-in ', 'has answered.'];
    return new ReadableStream<string>({
      async start(controller) {
        try {
          for (const chunk of chunks) {
            if (delay > 0) await wait(delay);
            signal?.throwIfAborted();
            throwIf('prompt');
            controller.enqueue(chunk);
          }
          if (!endless) return controller.close();
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        } catch (error) {
          controller.error(error);
        }
      },
    });
  }

  async function joined(pieces: ReadableStream<string>) {
    let text = '';
    for await (const piece of pieces) text += piece;
    return text;
  }

  class StandInModel extends EventTarget {
    readonly #initial: unknown;
    readonly contextWindow = given.contextWindow ?? 9216;
    contextUsage = 0;
    #isDestroyed = false;

    constructor(initial: unknown) {
      super();
      this.#initial = initial;
    }

    static async availability() {
      throwIf('availability');
      return stateNow();
    }

    static async create(options: LanguageModelCreateOptions = {}) {
      await fetchModel(options as { monitor?: CreateMonitorCallback; signal?: AbortSignal });
      return new StandInModel(options.initialPrompts ?? []);
    }

    promptStreaming(input: LanguageModelPrompt, options?: LanguageModelPromptOptions) {
      if (this.#isDestroyed) throw new DOMException('destroyed', 'InvalidStateError');
      return stream(input, this.#initial, options);
    }

    prompt(input: LanguageModelPrompt, options?: LanguageModelPromptOptions) {
      return joined(this.promptStreaming(input, options));
    }

    async append() {
      return undefined;
    }

    async measureContextUsage(input: LanguageModelPrompt) {
      return Math.ceil(textOf(input).length / 4);
    }

    async clone() {
      return new StandInModel(this.#initial);
    }

    destroy() {
      this.#isDestroyed = true;
      return undefined;
    }
  }

  const helper = (doing: string) => ({
    availability: async () => stateNow(),
    async create(options: { monitor?: CreateMonitorCallback; signal?: AbortSignal } = {}) {
      await fetchModel(options);
      const streaming = (input: string, { signal }: { signal?: AbortSignal } = {}) =>
        stream(input, doing, signal ? { signal } : {});
      return {
        translate: async (input: string) => joined(streaming(input)),
        translateStreaming: streaming,
        summarize: async (input: string) => joined(streaming(input)),
        summarizeStreaming: streaming,
        detect: async () => [{ detectedLanguage: 'en', confidence: 0.9 }],
        destroy() {},
      };
    },
  });

  Object.assign(globalThis, {
    LanguageModel: StandInModel,
    Translator: helper('translate'),
    Summarizer: helper('summarise'),
    LanguageDetector: helper('detect'),
    standInAsked: asked,
  });
}
