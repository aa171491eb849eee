/**
 * Contracts reach the browser without their schemas. There an endpoint is only called: its method and path are all it takes, and
 * the schemas with their library would weigh more than everything else on a page that has no form. What a form checks against
 * stands in a `fields.ts`, which is bundled as it is. The data of a `*.built.ts` is made while building, so that what it is made from
 * stays out, too.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const isContract = /\/src\/.*\/(?:(?:[a-z-]+-)?contract|[a-z-]+\.built)\.ts$/;

export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!isContract.test(id)) return undefined;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(exported)
        .map(([name, value]) => [name, lighten(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Endpoints by what a call needs, data as it is; schemas and functions not at all, so that importing one fails the build. */
function lighten(value: unknown): unknown {
  if (isEndpoint(value)) return { method: value.method, path: value.path, business: value.business };
  return isData(value) ? value : undefined;
}

const isEndpoint = (value: unknown): value is { method: string; path: string; business?: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value!).every(isData));
