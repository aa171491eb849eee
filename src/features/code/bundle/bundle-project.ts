/** A project as one page that needs nothing else: its scripts, styles and pictures stand in it. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { bundleCode, BuildFailure, type Esbuild } from './bundle-code.ts';
import type { BuildProblem, Bundled, BundledScript } from './bundled.ts';
import { guardLoops } from './guard-loops.ts';
import { entryPage } from './entry-page.ts';
import type { PackageTexts } from './package-table.ts';
import { partsOf, type Part, type ScriptPart } from './page-parts.ts';
import { openProject } from './project-files.ts';

interface Surroundings {
  esbuild: Esbuild;
  /** Runs before everything else in the page, and guards it; a page to take away has none. */
  prelude?: string;
  packages?: PackageTexts;
}

export async function bundleProject(
  project: ProjectData,
  { esbuild, prelude, packages = {} }: Surroundings,
): Promise<Bundled> {
  const files = openProject(project);
  const bundling = { esbuild, files, packages };
  const page = entryPage(project);
  if (!page) return { isReady: false, problems: [noPage] };
  const guard: typeof guardLoops = prelude === undefined ? (code) => code : guardLoops;
  const scripts: BundledScript[] = [];
  const problems: BuildProblem[] = [];
  try {
    const start = afterHead(page.text);
    const changes: Change[] =
      prelude === undefined ? [] : [{ from: start, to: start, text: inScript(prelude, '') }];
    for (const part of partsOf(page.text)) changes.push(await replace(part));
    return { isReady: true, html: applyChanges(page.text, changes), scripts, problems };
  } catch (error) {
    if (error instanceof BuildFailure) return { isReady: false, problems: error.problems };
    throw error;
  }

  async function replace(part: Part): Promise<Change> {
    if (part.is === 'script') return { ...part, text: await script(part) };
    if (part.is === 'handler') return { ...part, text: escapeAttribute(guard(part.value, 'script')) };
    const path = files.resolve(part.address, page!.path);
    if (part.is === 'source') {
      const address = path && files.dataUrl(path);
      return { ...part, text: address ? escapeAttribute(address) : part.whole };
    }
    if (path === undefined) throw missing(part.address, page!.path);
    const style = await bundleCode(bundling, { path });
    problems.push(...style.problems);
    return { ...part, text: `<style>${style.code.replaceAll(/<\/(?=style)/gi, '<\\/')}</style>` };
  }

  async function script({ address, isModule, text, at, whole }: ScriptPart): Promise<string> {
    if (address !== null && /^(?:https?:)?\/\//.test(address)) throw outside(address, page!.path);
    const path = address === null ? page!.path : files.resolve(address, page!.path);
    if (path === undefined) throw missing(address!, page!.path);
    if (address === null && text.trim() === '') return whole;
    const offset = address === null ? page!.text.slice(0, at).split('\n').length - 1 : 0;
    const bundled = await bundleCode(bundling, {
      path,
      isShared: !isModule,
      ...(address === null ? { text } : {}),
    }).catch((error: unknown) => {
      if (!(error instanceof BuildFailure)) throw error;
      throw new BuildFailure(error.problems.map((one) => shifted(one, path, offset)));
    });
    problems.push(...bundled.problems.map((one) => shifted(one, path, offset)));
    const name = `script-${scripts.length}.js`;
    scripts.push({ name, path, map: bundled.map, offset });
    const code = guard(bundled.code, isModule ? 'module' : 'script');
    return inScript(
      prelude === undefined ? code : `${code}\n//# sourceURL=${name}`,
      isModule ? ' type="module"' : '',
    );
  }
}

const shifted = (problem: BuildProblem, path: string, offset: number): BuildProblem =>
  problem.path === path && problem.line !== null ? { ...problem, line: problem.line + offset } : problem;

const noPage: BuildProblem = {
  text: 'Add an index.html, or a main.ts or main.js, to see a preview.',
  path: null,
  line: null,
};
const missing = (address: string, path: string) =>
  new BuildFailure([{ text: `There is no file “${address}”.`, path, line: null }]);
const outside = (address: string, path: string) =>
  new BuildFailure([
    {
      text: `Scripts from other sites are not loaded: “${address}”. Add the file to the project.`,
      path,
      line: null,
    },
  ]);

const inScript = (code: string, attributes: string) =>
  `<script${attributes}>${code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--')}</script>`;
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

interface Change {
  from: number;
  to: number;
  text: string;
}

function applyChanges(text: string, changes: readonly Change[]): string {
  let made = '';
  let done = 0;
  for (const change of changes.toSorted((a, b) => a.from - b.from)) {
    made += text.slice(done, change.from) + change.text;
    done = change.to;
  }
  return made + text.slice(done);
}

/** Before anything of the page runs, after what says how it is read. */
function afterHead(html: string): number {
  const head =
    /<head(?:\s[^>]*)?>/i.exec(html) ?? /<html(?:\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  return head ? head.index + head[0].length : 0;
}
