/** Packages for the preview, loaded only for projects that name one. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { packageFiles, packagesIn, type PackageTexts } from './package-table.ts';

const files = import.meta.glob<string>(
  [
    '/node_modules/react/cjs/react.production.js',
    '/node_modules/react/cjs/react-jsx-runtime.production.js',
    '/node_modules/react-dom/cjs/react-dom.production.js',
    '/node_modules/react-dom/cjs/react-dom-client.production.js',
    '/node_modules/scheduler/cjs/scheduler.production.js',
  ],
  { query: '?raw', import: 'default' },
);

export async function loadPackages(project: ProjectData): Promise<PackageTexts> {
  const texts = packagesIn(project).map(
    async (name) => [name, await files[`/node_modules/${packageFiles[name]!}`]!()] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
