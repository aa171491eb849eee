import { implement } from '#kit/http/implement.server.ts';
import { sandboxed } from '#kit/http/sandbox.server.ts';
import { previewFrame } from './contract.ts';

/** Waits for the page around it, once. What is written into it keeps the policy of this answer. */
const emptyPage = `<!doctype html><meta charset="utf-8"><title>Preview</title><script>
addEventListener('message', function (event) {
  if (event.source !== parent || parent === window) return;
  window.$stored = event.data.stored;
  document.open();
  document.write(event.data.html);
  document.close();
}, { once: true });
if (parent !== window) parent.postMessage({ is: 'ready' }, '*');
</script>`;

export const previewEndpoints = [
  implement(previewFrame, ({ query: { hosts } }) => {
    const response = sandboxed(emptyPage, { scripts: true, ...(hosts ? { hosts: hosts.split(',') } : {}) });
    response.headers.set('cache-control', 'private, max-age=3600');
    return response;
  }),
];
