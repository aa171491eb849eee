import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** A brand's host shows its own pages and nothing beside them: what leads to other features would lead nowhere there. */
export const useMainHost = () =>
  useSyncExternalStore(
    neverChanges,
    () => (document.documentElement.dataset.brand ?? 'main') === 'main',
    () => false,
  );
