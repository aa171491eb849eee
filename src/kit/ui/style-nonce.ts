/**
 * The scroll lock under dialogs and menus adds a <style> of its own, which the content policy lets through only
 * with the page's nonce. This is the name under which it looks for one.
 */
const script =
  typeof document === 'undefined' ? null : document.querySelector<HTMLScriptElement>('script[nonce]');
if (script?.nonce) Object.assign(globalThis, { __webpack_nonce__: script.nonce });
