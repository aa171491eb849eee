/** Long work is begun, left, found again in the tray of any page, and cancelled. */
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const provider = await startFakeProvider();
useAppAndBrowser(() => Promise.resolve({ ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234' }));
afterAll(() => provider.close());

test.each([390, 1440])(
  'begun, left, seen in the tray, opened again and cancelled, %i px wide',
  async (width) => {
    const member = await makeMember(app, `ada${width}`);
    const opened = await openPage(browser, {
      width,
      context: { baseURL: app.url, storageState: member.storageState },
    });
    const { page } = opened;
    // The draft comes; the critic never gets to an end.
    provider.play({ words: ['Pandas', ' eat', ' bamboo.'] }, { words: ['Well,'], end: 'silence' });
    await visit(page, '/support');
    const tray = page.getByRole('button', { name: '1 in progress' });
    expect(await tray.count()).toBe(0);

    await visit(page, '/ai/collaborate');
    await page
      .getByRole('textbox', { name: 'What should be written?' })
      .first()
      .fill('A sentence about pandas');
    await page.getByRole('button', { name: 'Start working' }).click();
    await page.getByText('You can leave this page.').waitFor();
    await page
      .getByText(/reads it critically/)
      .first()
      .waitFor();
    // What the page itself shows is not told twice.
    expect(await tray.count()).toBe(0);

    // Without a new document, too: whoever has only looked at it while it ran still finds it.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await tray.click();
    const list = page.getByRole('region', { name: 'In progress' });
    await list.getByText('AI collaboration').waitFor();
    await list.getByText(/reads it critically/).waitFor();
    await expectAccessible(page);
    await list.getByRole('link', { name: /^Open/ }).click();
    await page
      .getByText(/reads it critically/)
      .first()
      .waitFor();
    await page.getByText('Pandas eat bamboo.').first().waitFor();

    await visit(page, '/');
    await tray.click();
    await list.getByRole('button', { name: /^Cancel/ }).click();
    await tray.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByText('You stopped it here. What was written is kept.').waitFor();
    expectNoProblems(opened);
    await opened.close();
  },
);
