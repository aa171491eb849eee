/** A code project that is open in the browser. */
import type { Frame, Page } from 'playwright-core';
import { visit } from '#testing/browser.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { app } from './app-and-browser.ts';
import { callAs } from './call-api.ts';
import type { Member } from './people.ts';

const frame = 'iframe[title="Running project"]';

export const preview = (page: Page) => page.frameLocator(frame);
export const consoleList = (page: Page) => page.getByRole('list', { name: 'Console' });

export async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator(frame).elementHandle();
  return (await element!.contentFrame())!;
}

export const projectOf = (files: Record<string, string>): ProjectData => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  entry: null,
});

export async function openProject(page: Page, member: Member, content: ProjectData) {
  const { id } = await callAs(app, member)<{ id: string }>('POST', '/api/works', {
    kind: 'project',
    title: 'A project',
    content,
  });
  await visit(page, `/code-generator?work=${id}`);
}
