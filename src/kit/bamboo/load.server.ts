import type { Bamboo } from './bamboo.server.ts';
import type { Library } from './expert.ts';

export type LoadBamboo = () => Promise<Bamboo>;

/** Its books are opened with the first question, not with the process. */
export function lazyBamboo(libraries: readonly Library[]): LoadBamboo {
  let loaded: Promise<Bamboo> | undefined;
  return () =>
    (loaded ??= import('./bamboo.server.ts').then(({ createBamboo }) => createBamboo({ libraries })));
}
