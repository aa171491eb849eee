/**
 * Runs first in every preview: reports what the console says and what goes wrong, stops turns that never end, and stands in for what a
 * page without an origin does not have. It is sent as text, so it uses nothing from outside itself.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- all of it is sent as one text */
function runPrelude() {
  const own = window as unknown as Record<string, unknown>;
  const send = (message: unknown) => window.parent.postMessage(message, '*');

  const describe = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.stack || String(value);
    if (typeof value === 'function') return `function ${value.name}`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Element) return value.outerHTML.slice(0, 200);
    const seen = new Set<unknown>();
    try {
      return (
        JSON.stringify(value, (_, held: unknown) => {
          if (typeof held === 'bigint') return `${held}n`;
          if (typeof held !== 'object' || held === null) return held;
          if (seen.has(held)) return '[seen above]';
          seen.add(held);
          return held;
        }) ?? String(value)
      );
    } catch {
      return Object.prototype.toString.call(value);
    }
  };

  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[level] = (...values: unknown[]) =>
      send({ is: 'log', level, text: values.map(describe).join(' ').slice(0, 4000) });
  }
  addEventListener('error', (event) => {
    // A picture or a style that did not load has no message.
    if (!event.message) return;
    const stack = (event.error as Error | null)?.stack ?? '';
    send({
      is: 'error',
      text: event.message,
      stack: stack || `${event.filename}:${event.lineno}:${event.colno}`,
    });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    send({
      is: 'error',
      text: `Unhandled: ${describe(reason).split('\n')[0]}`,
      stack: (reason as Error | null)?.stack ?? '',
    }),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send({ is: 'log', level: 'warn', text: `Blocked by the preview (${effectiveDirective}): ${blockedURI}` }),
  );

  // A turn ends when the next message can be delivered: unlike timers, messages are not slowed down in the background.
  const longestTurn = 2000;
  const turns = new MessageChannel();
  let started = 0;
  let calls = 0;
  let isOver = false;
  turns.port1.addEventListener('message', () => {
    started = 0;
    isOver = false;
  });
  turns.port1.start();
  own.$guard = () => {
    if (started === 0) {
      started = performance.now();
      turns.port2.postMessage(0);
      return;
    }
    calls += 1;
    if (!isOver && (calls % 64 !== 0 || performance.now() - started < longestTurn)) return;
    isOver = true;
    throw new Error('Stopped: this code ran for 2 seconds without a pause. Is there a loop that never ends?');
  };

  const pretend = (name: 'alert' | 'confirm' | 'prompt', answer: unknown) => {
    own[name] = (text: unknown) => {
      send({ is: 'log', level: 'info', text: `${name}: ${describe(text ?? '')}` });
      return answer;
    };
  };
  pretend('alert', undefined);
  pretend('confirm', true);
  pretend('prompt', null);

  const makeStorage = (entries: Map<string, string>, onChange: () => void) => {
    const methods = {
      getItem: (name: string) => entries.get(String(name)) ?? null,
      setItem(name: string, value: string) {
        entries.set(String(name), String(value));
        onChange();
      },
      removeItem(name: string) {
        entries.delete(String(name));
        onChange();
      },
      clear() {
        entries.clear();
        onChange();
      },
      key: (at: number) => [...entries.keys()][at] ?? null,
    };
    return new Proxy(methods, {
      get: (target, name) =>
        name === 'length'
          ? entries.size
          : name in target
            ? target[name as keyof typeof methods]
            : entries.get(String(name)),
      set(_, name, value) {
        methods.setItem(String(name), value as string);
        return true;
      },
      deleteProperty(_, name) {
        methods.removeItem(String(name));
        return true;
      },
    });
  };
  const stored = new Map(Object.entries((own.$stored as Record<string, string> | undefined) ?? {}));
  const local = makeStorage(stored, () => send({ is: 'stored', entries: Object.fromEntries(stored) }));
  const session = makeStorage(new Map(), () => {});
  Object.defineProperty(window, 'localStorage', { configurable: true, value: local });
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: session });

  // Links lead to another page of ours or to none: both would show an empty frame.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!link || address.startsWith('javascript:')) return;
    event.preventDefault();
    if (address.startsWith('#')) document.getElementById(address.slice(1))?.scrollIntoView();
    else send({ is: 'log', level: 'info', text: `Link: ${address}` });
  });

  addEventListener('load', () => send({ is: 'loaded' }));
  setInterval(() => send({ is: 'beat' }), 500);
}

export const prelude = `(${runPrelude.toString()})();`;
