import type { ProjectData, ProjectFile } from '#tools/kinds/project.ts';

const pages = ['index.html', 'public/index.html', 'src/index.html'];
const scripts = ['main.tsx', 'main.ts', 'main.jsx', 'main.js', 'index.tsx', 'index.ts', 'index.js', 'app.js'];

/** The page that the preview opens; where there is only a script, a page around it. Undefined where there is neither. */
export function entryPage({ files, entry }: ProjectData): ProjectFile | undefined {
  const find = (path: string) => files.find((file) => file.path === path);
  const chosen = entry === null ? undefined : find(entry);
  if (chosen?.path.endsWith('.html')) return chosen;
  const page = pages.map(find).find(Boolean) ?? files.find(({ path }) => /^[^/]+\.html$/.test(path));
  if (page) return page;
  const script = scripts
    .flatMap((name) => [name, `src/${name}`])
    .map(find)
    .find(Boolean);
  return script && { path: 'index.html', text: pageAround(script.path) };
}

const pageAround = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body><div id="root"></div><script type="module" src="/${script}"></script></body></html>`;
