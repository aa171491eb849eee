/** Scripts and styles of a project as single texts, by esbuild. */
import type { BuildOptions, Loader, Message, OnLoadResult, Plugin } from 'esbuild-wasm';
import { binaryType, endingOf } from '#tools/kinds/project.ts';
import type { BuildProblem } from './bundled.ts';
import type { PackageTexts } from './package-table.ts';
import type { ProjectFiles } from './project-files.ts';
import type { SourceMap } from './source-map.ts';

export interface Esbuild {
  build(options: BuildOptions & { write: false }): Promise<{
    outputFiles: { path: string; text: string }[];
    warnings: Message[];
  }>;
}

export interface BundledCode {
  code: string;
  map: SourceMap;
  problems: BuildProblem[];
}

export class BuildFailure extends Error {
  readonly problems: BuildProblem[];

  constructor(problems: BuildProblem[]) {
    super('The project cannot be built.');
    this.problems = problems;
  }
}

/** What every script and style of a project is bundled with. */
export interface Bundling {
  esbuild: Esbuild;
  files: ProjectFiles;
  packages: PackageTexts;
}

interface Entry {
  path: string;
  /** Of a script within a page. */
  text?: string;
  /** A script that shares its names with others stays as it is. */
  isShared?: boolean;
}

export async function bundleCode({ esbuild, files, packages }: Bundling, entry: Entry): Promise<BundledCode> {
  const isStyle = endingOf(entry.path) === 'css';
  const code = entry.text ?? files.get(entry.path) ?? '';
  try {
    const { outputFiles, warnings } = await esbuild.build({
      stdin: { contents: code, sourcefile: entry.path, loader: loaderOf(entry), resolveDir: '/' },
      bundle: !entry.isShared,
      write: false,
      outfile: isStyle ? 'out.css' : 'out.js',
      ...(isStyle || entry.isShared ? {} : { format: 'esm' as const }),
      platform: 'browser',
      target: 'es2022',
      charset: 'utf8',
      jsx: 'automatic',
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      logLimit: 20,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: entry.isShared ? [] : [projectPlugin({ files, packages }, entry.path)],
    });
    const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
    const map = JSON.parse(text('.map') ?? '{"sources":[],"mappings":""}') as SourceMap;
    return {
      code: text(isStyle ? '.css' : '.js') ?? '',
      map: { ...map, sources: map.sources.map(withoutNamespace) },
      problems: warnings.map(toProblem),
    };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    if (!errors) throw error;
    throw new BuildFailure(errors.map(toProblem));
  }
}

const namespace = 'project';
const packageNamespace = 'package';
const withoutNamespace = (source: string) => source.replace(/^(?:\.\.\/)*(?:project:)?\/?/, '');

function toProblem({ text, location }: Message): BuildProblem {
  return {
    text,
    path: location ? withoutNamespace(location.file) : null,
    line: location ? location.line : null,
  };
}

const loaders: Readonly<Record<string, Loader>> = {
  ts: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  jsx: 'jsx',
  json: 'json',
  css: 'css',
  txt: 'text',
  md: 'text',
  html: 'text',
};

const loaderOf = ({ path, text }: Entry): Loader =>
  text === undefined ? (loaders[endingOf(path)] ?? 'js') : endingOf(path) === 'css' ? 'css' : 'ts';

/** Imports lead to files of the project and packages of ours, and nowhere else. */
function projectPlugin({ files, packages }: Omit<Bundling, 'esbuild'>, entry: string): Plugin {
  return {
    name: 'project',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (Object.hasOwn(packages, path)) return { path, namespace: packageNamespace };
        // Styles name pictures; those that are there already stay as they are.
        if (/^(?:data:|#)/.test(path)) return { external: true };
        const from = importer === '<stdin>' ? entry : withoutNamespace(importer);
        const isOwn = /^[./]/.test(path) || kind === 'url-token' || kind === 'import-rule';
        const resolved = isOwn ? files.resolve(path, from) : undefined;
        if (resolved !== undefined) return { path: resolved, namespace };
        return {
          errors: [
            {
              text: isOwn
                ? `There is no file “${path}”.`
                : `The package “${path}” isn’t available in the preview.`,
            },
          ],
        };
      });
      build.onLoad({ filter: /.*/, namespace: packageNamespace }, ({ path }) => ({
        contents: packages[path]!,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path }): OnLoadResult => {
        const address = files.dataUrl(path);
        if (address === undefined) return { contents: files.get(path)!, loader: loaderOf({ path }) };
        if (binaryType(path) === undefined) return { contents: files.get(path)!, loader: 'dataurl' };
        return { contents: bytesOf(files.get(path)!), loader: 'dataurl' };
      });
    },
  };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
