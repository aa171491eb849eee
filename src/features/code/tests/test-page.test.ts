import * as esbuild from 'esbuild-wasm';
import { afterAll, expect, test } from 'vitest';
import { bundleProject } from '../bundle/bundle-project.ts';
import { testFilesOf, withTestPage } from './test-page.ts';

afterAll(() => esbuild.stop());

const project = {
  files: [
    {
      path: 'a.test.ts',
      text: 'import { one } from "./one.ts";\ntest("one", () => expect(one as number).toBe(1));',
    },
    { path: 'one.ts', text: 'export const one = 1;' },
  ],
  entry: null,
};

test('tests of a project become a page that runs them', async () => {
  expect(testFilesOf(project)).toEqual(['a.test.ts']);
  const bundled = await bundleProject(withTestPage(project), { esbuild, prelude: '' });
  if (!bundled.isReady) throw new Error(JSON.stringify(bundled.problems));
  expect(bundled.html).toContain('toBeCloseTo');
  expect(bundled.html).toMatch(/expect\(one\)\.toBe\(1\)[^]*\$runTests\(\)/);
});
