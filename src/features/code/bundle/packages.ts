/** npm packages that a project may import: those that we have ourselves, as their files stand. Loaded only for projects that name one. */
import type { ProjectData } from '#tools/kinds/project.ts';

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

interface Package {
  file: string;
  needs: readonly string[];
}

const packages: Readonly<Record<string, Package>> = {
  react: { file: 'react/cjs/react.production.js', needs: [] },
  'react/jsx-runtime': { file: 'react/cjs/react-jsx-runtime.production.js', needs: ['react'] },
  scheduler: { file: 'scheduler/cjs/scheduler.production.js', needs: [] },
  'react-dom': { file: 'react-dom/cjs/react-dom.production.js', needs: ['react'] },
  'react-dom/client': {
    file: 'react-dom/cjs/react-dom-client.production.js',
    needs: ['react', 'react-dom', 'scheduler'],
  },
};

/** By name, with all that they need themselves. */
export type PackageTexts = Readonly<Record<string, string>>;

export async function loadPackages({ files: own }: ProjectData): Promise<PackageTexts> {
  const code = own.filter(({ path }) => /\.(?:[mc]?[jt]sx?|html)$/.test(path));
  const named = new Set(
    code.flatMap(({ text }) =>
      [...text.matchAll(/['"](react[\w/-]*|scheduler)['"]/g)].map(([, name]) => name!),
    ),
  );
  if (code.some(({ path }) => /\.[jt]sx$/.test(path))) named.add('react/jsx-runtime');
  const wanted = new Set(
    [...named].flatMap((name) => (packages[name] ? [name, ...packages[name].needs] : [])),
  );
  const texts = [...wanted].map(
    async (name) => [name, await files[`/node_modules/${packages[name]!.file}`]!()] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
