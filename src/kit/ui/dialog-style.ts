import './style-nonce.ts';

/** Shared by Dialog and ConfirmDialog, which stand on two different primitives. */
export const scrimStyle =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A sheet from below on phones, a panel in the middle elsewhere. */
export const panelStyle = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col overflow-y-auto rounded-t-panel border border-line bg-surface p-6 shadow-raised',
  'sm:bottom-auto sm:top-1/2 sm:max-h-[85dvh] sm:-translate-y-1/2 sm:rounded-panel sm:p-8',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out focus-visible:outline-none',
].join(' ');
