/**
 * Runs in the empty page before anything of a project does: takes away what a policy cannot forbid. Calls without a server between them
 * go around every policy, and a frame within the preview would have them again, so none is made whose content could run. It is sent as
 * text, so it uses nothing from outside itself.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- all of it is sent as one text */
function guardFrames() {
  const own = window as unknown as Record<string, unknown>;
  for (const name of [
    'RTCPeerConnection',
    'webkitRTCPeerConnection',
    'mozRTCPeerConnection',
    'RTCIceGatherer',
    'WebTransport',
    // Makes elements by their names, without a parser that can be watched.
    'XSLTProcessor',
  ])
    Object.defineProperty(window, name, { value: undefined, configurable: false, writable: false });

  /** A parser begins an element with exactly these letters, also across two pieces that are written one after the other. */
  const frames = /<(?=(?:[^\s<>/]*:)?(?:i?frame|frameset|fencedframe|object|embed|portal)(?:[\s/>]|$))/gi;
  const unfinished = /<(?=[^\s<>/]{0,40}$)/;
  const entity = /<!(?=ENTITY)/gi;
  const withoutFrames = (html: string) =>
    html.replaceAll(frames, '&lt;').replace(unfinished, '&lt;').replaceAll(entity, '&lt;!');

  interface Rules {
    createHTML(html: string, type: string, sink: string): string;
    createScript(code: string, type: string, sink: string): string | null;
    createScriptURL(address: string): string;
  }
  const types = own.trustedTypes as { createPolicy(name: string, rules: Rules): unknown } | undefined;
  types?.createPolicy('default', {
    createHTML: (html, _, sink) => (/srcdoc/i.test(sink) ? '' : withoutFrames(html)),
    // An address of this kind would run in the frame that is led there.
    createScript: (code, _, sink) => (/location|href|src|navigat/i.test(sink) ? null : code),
    createScriptURL: (address) => address,
  });
  // Whoever looks for it would make rules of their own, which the policy refuses, and fail.
  Object.defineProperty(window, 'trustedTypes', { value: undefined, configurable: false, writable: false });
  if (types) return;

  // Browsers without these rules: no element of this kind is made.
  const names = /^(?:[^:]*:)?(?:i?frame|frameset|fencedframe|object|embed|portal)$/i;
  const { prototype } = Document;
  for (const method of ['createElement', 'createElementNS'] as const) {
    const make = prototype[method] as (...values: unknown[]) => Element;
    Object.defineProperty(prototype, method, {
      value(this: Document, ...values: unknown[]) {
        const at = method === 'createElement' ? 0 : 1;
        if (names.test(String(values[at]))) values[at] = 'div';
        return make.apply(this, values);
      },
    });
  }
  const guard = (target: object, name: string) => {
    const property = Object.getOwnPropertyDescriptor(target, name);
    if (!property?.set) return;
    const { set } = property;
    Object.defineProperty(target, name, {
      ...property,
      set(this: unknown, html: unknown) {
        set.call(this, withoutFrames(String(html)));
      },
    });
  };
  guard(Element.prototype, 'innerHTML');
  guard(Element.prototype, 'outerHTML');
  guard(ShadowRoot.prototype, 'innerHTML');
  const guardLast = (target: object, name: string) => {
    const call = (target as Record<string, unknown>)[name] as ((...values: unknown[]) => unknown) | undefined;
    if (!call) return;
    Object.defineProperty(target, name, {
      value(this: unknown, ...values: unknown[]) {
        return call.apply(
          this,
          values.map((value) => (typeof value === 'string' ? withoutFrames(value) : value)),
        );
      },
    });
  };
  guardLast(Element.prototype, 'insertAdjacentHTML');
  guardLast(Element.prototype, 'setHTMLUnsafe');
  guardLast(prototype, 'write');
  guardLast(prototype, 'writeln');
  guardLast(Range.prototype, 'createContextualFragment');
  guardLast(DOMParser.prototype, 'parseFromString');
}

export const frameGuard = `(${guardFrames.toString()})();`;
