import { Notice } from './notice.tsx';

/** Said where nothing can be done without scripts, and only to browsers that run none. */
export function NeedsScripts() {
  return (
    <noscript>
      <Notice tone="warning" title="This needs JavaScript" className="my-4">
        JavaScript is turned off, so you can read this page but not use it. Turn it on and reload.
      </Notice>
    </noscript>
  );
}
