/** Where the code of a worker stands: beside whoever starts it as source, beside every other file as a bundle. */
export const workerEntry = (name: string, caller: string): URL =>
  new URL(caller.endsWith('.ts') ? `./${name}.server.ts` : `./${name}.js`, caller);
