/** A page that runs the tests of a project in place of the project. */
import type { ProjectData } from '#tools/kinds/project.ts';
import { harness } from './harness.ts';

const mostFiles = 50;
const page = 'run-all-tests.html';

export const testFilesOf = ({ files }: ProjectData): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => /\.(?:test|spec)\.[jt]sx?$/.test(path))
    .slice(0, mostFiles);

export function withTestPage(project: ProjectData): ProjectData {
  const imports = testFilesOf(project).map((path) => `import ${JSON.stringify(`./${path}`)};`);
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tests</title></head><body><script>${harness.replaceAll('</', '<\\/')}</script><script type="module">\n${imports.join('\n')}\n$runTests();\n</script></body></html>`;
  const files = project.files.filter(({ path }) => path !== page);
  return { files: [...files, { path: page, text }], entry: page };
}
