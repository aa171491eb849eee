/** npm packages that a project may import: those that we have ourselves, as their files stand. */
import type { ProjectData } from '#tools/kinds/project.ts';

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

/** Within `node_modules`, by name. */
export const packageFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(packages).map(([name, { file }]) => [name, file]),
);

/** The names of those that a project imports, and of those that they need. */
export function packagesIn({ files }: ProjectData): string[] {
  const code = files.filter(({ path }) => /\.(?:[mc]?[jt]sx?|html)$/.test(path));
  const named = new Set(
    code.flatMap(({ text }) =>
      [...text.matchAll(/['"](react[\w/-]*|scheduler)['"]/g)].map(([, name]) => name!),
    ),
  );
  if (code.some(({ path }) => /\.[jt]sx$/.test(path))) named.add('react/jsx-runtime');
  return [...new Set([...named].flatMap((name) => (packages[name] ? [name, ...packages[name].needs] : [])))];
}
