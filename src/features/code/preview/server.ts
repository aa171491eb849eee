import { AppError } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { sandboxed } from '#kit/http/sandbox.server.ts';
import { allowPreviewHosts, previewFrame } from './contract.ts';
import { grantedHosts, grantHosts } from './grant.server.ts';
import { frameGuard } from './guard-frames.ts';

/** Waits for the page around it, once. What is written into it keeps the policy of this answer, and what was taken away stays away. */
const emptyPage = `<!doctype html><meta charset="utf-8"><title>Preview</title><script>
${frameGuard}
addEventListener('message', function (event) {
  if (event.source !== parent || parent === window) return;
  window.$stored = event.data.stored;
  document.open();
  document.write(event.data.html);
  document.close();
}, { once: true });
if (parent !== window) parent.postMessage({ is: 'ready' }, '*');
</script>`;

/** The person themselves, also while they act for a business: a frame is asked for without saying so. */
const viewerOf = ({ caller, callers, headers }: Context) =>
  caller.kind === 'member' ? caller.user.id : callers.guestOf(headers);

export const previewEndpoints = [
  implement(previewFrame, async ({ query: { grant } }, context) => {
    const { secrets, clock } = context;
    // A preview that leads itself here has no cookies, so it is nobody.
    const who = grant === undefined ? undefined : await viewerOf(context);
    const hosts =
      grant === undefined ? [] : who && grantedHosts(secrets, { grant, who, now: clock.now().getTime() });
    if (!hosts)
      throw new AppError('forbidden:preview_hosts', {
        message: 'These hosts weren’t allowed here. Allow them again.',
      });
    const response = sandboxed(emptyPage, { scripts: true, hosts });
    response.headers.set('cache-control', grant === undefined ? 'private, max-age=3600' : 'no-store');
    return response;
  }),

  implement(allowPreviewHosts, async ({ body: { hosts } }, context) => {
    const who = context.caller.kind === 'member' ? context.caller.user.id : await context.principal();
    return { grant: grantHosts(context.secrets, { hosts, who, now: context.clock.now().getTime() }) };
  }),
];
