/** Long work is begun, left, found again in the tray of any page, and cancelled. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, visit } from '#testing/browser.ts';
import { app, openAs, useAppWithEngines, world } from './app-and-browser.ts';
import { makeMember } from './people.ts';

useAppWithEngines();

test.each([390, 1440])(
  'begun, left, seen in the tray, opened again and cancelled, %i px wide',
  async (width) => {
    const member = await makeMember(app, `ada${width}`);
    const opened = await openAs(member, {
      width,
    });
    const { page } = opened;
    // The draft comes; the critic never gets to an end.
    world.provider.play({ words: ['Pandas', ' eat', ' bamboo.'] }, { words: ['Well,'], end: 'silence' });
    await visit(page, '/support');
    const tray = page.getByRole('button', { name: '1 in progress' });
    expect(await tray.count()).toBe(0);

    await visit(page, '/ai/collaborate');
    await page
      .getByRole('textbox', { name: 'What should be written?' })
      .first()
      .fill('A sentence about pandas');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
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
    await expectAccessible(page, list.getByText(/reads it critically/));
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
    await page.getByText('Stopped. What was written is saved.').waitFor();
    expectNoProblems(opened);
    await opened.close();
  },
);
