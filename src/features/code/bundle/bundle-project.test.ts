import * as esbuild from 'esbuild-wasm';
import { afterAll, expect, test } from 'vitest';
import { locate } from '../preview/locate.ts';
import { bundleProject } from './bundle-project.ts';

afterAll(() => esbuild.stop());

const bundle = (files: Record<string, string>, packages: Record<string, string> = {}) =>
  bundleProject(
    { files: Object.entries(files).map(([path, text]) => ({ path, text })), entry: null },
    { esbuild, prelude: 'PRELUDE', packages },
  );

async function built(files: Record<string, string>) {
  const bundled = await bundle(files);
  if (!bundled.isReady) throw new Error(JSON.stringify(bundled.problems));
  return bundled;
}

async function problemsOf(files: Record<string, string>) {
  const bundled = await bundle(files);
  return bundled.isReady ? [] : bundled.problems;
}

test('scripts, styles and pictures of the project stand in the page', async () => {
  const { html } = await built({
    'index.html':
      '<!doctype html><head><link rel="stylesheet" href="style.css"></head><img src="a.svg" alt=""><script type="module" src="./main.ts"></script>',
    'main.ts': `import { add } from './lib/add.js';\nconst sum: number = add(1, 2);\nconsole.log(sum);`,
    'lib/add.ts': `export const add = (a: number, b: number) => a + b;`,
    'style.css': `@import './more.css'; body { color: red; background: url(a.svg) }`,
    'more.css': `p { margin: 0 }`,
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(html).toContain('<head><script>PRELUDE</script>');
  expect(html).toMatch(/<style>[^<]*margin: 0[^<]*color: red[^<]*data:image\/svg/s);
  expect(html).toContain('src="data:image/svg+xml,');
  expect(html).toContain('console.log(sum)');
  expect(html).not.toContain('import ');
});

test('a project with a script alone gets a page around it', async () => {
  const { html } = await built({ 'src/main.js': 'document.title = "x"' });
  expect(html).toContain('<div id="root">');
});

test('a script that ends its own element cannot end ours', async () => {
  const { html } = await built({ 'main.js': 'console.log("</script><b>")' });
  expect(html).not.toContain('</script><b>');
});

test('scripts that are no modules keep the names that they share', async () => {
  const { html } = await built({
    'index.html': '<script src="a.js"></script><button onclick="while (true) go()">Go</button>',
    'a.js': 'function go() {}',
  });
  expect(html).toContain('function go() {$guard();');
  expect(html).toContain('onclick="while (true) {$guard();go()}"');
});

test('an error in a file is found again in its line', async () => {
  const { html, scripts } = await built({
    'main.ts': `import { fail } from './fail.ts';\n\nfail();`,
    'fail.ts': `// one\n// two\nexport function fail() {\n  throw new Error('here');\n}`,
  });
  const code = /<script type="module">(.*)<\/script>/s.exec(html)![1]!.split('\n');
  const line = code.findIndex((text) => text.includes('Error("here")')) + 1;
  expect(locate(`Error: here\n at fail (script-0.js:${line}:9)`, scripts)).toEqual({
    path: 'fail.ts',
    line: 4,
  });
});

test('an error in a script within a page is found in the line of the page', async () => {
  const { scripts, html } = await built({ 'index.html': '<p>\n</p>\n<script>\nlet a;\na.b.c;\n</script>' });
  const code = /<script>(?!PRELUDE)(.*)<\/script>/s.exec(html)![1]!.split('\n');
  const line = code.findIndex((text) => text.includes('a.b.c')) + 1;
  expect(locate(`at script-0.js:${line}:1`, scripts)).toEqual({ path: 'index.html', line: 5 });
});

test.each([
  ['an error of syntax', { 'main.ts': 'let a = 1;\nlet = = 2' }, { path: 'main.ts', line: 2 }],
  [
    'a file that is missing',
    { 'main.ts': `import './none.ts'` },
    { path: 'main.ts', line: 1, text: 'There is no file “./none.ts”.' },
  ],
  ['a way out of the project', { 'main.ts': `import '../../etc/passwd'` }, { path: 'main.ts', line: 1 }],
  [
    'a package',
    { 'main.ts': `import 'left-pad'` },
    { text: 'The package “left-pad” isn’t available in the preview.' },
  ],
  [
    'a script from elsewhere',
    { 'index.html': '<script src="https://example.com/a.js"></script>' },
    { path: 'index.html' },
  ],
  ['nothing to show', { 'readme.md': 'Hello' }, { path: null }],
])('%s is named with its place', async (_, files, expected) => {
  expect((await problemsOf(files as Record<string, string>))[0]).toMatchObject(expected);
});

test('packages that we have can be imported, from each other too', async () => {
  const packages = { react: 'exports.version = "of ours"', 'react-dom': 'exports.react = require("react")' };
  const bundled = await bundle(
    { 'main.ts': `import { react } from 'react-dom';\nconsole.log(react.version);` },
    packages,
  );
  expect(bundled).toMatchObject({ isReady: true, html: expect.stringContaining('of ours') as string });
});
