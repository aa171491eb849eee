/**
 * `npm run screenshots [-- /path …]`: every built page of the built product at two widths and in both themes, as pictures
 * and one sheet of them in `screenshots/`. To be looked at, not compared: a machine says that a page is right, a person
 * whether it is good.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { isBuilt, type Access } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { launchBrowser, openPage, visit, type PageOptions } from '#testing/browser.ts';
import { makePageExamples, type PageExamples } from '../e2e/page-examples.ts';
import { adminEmail, type Member } from '../e2e/people.ts';
import { startApp } from '../e2e/start-app.ts';

const folder = path.resolve(import.meta.dirname, '../screenshots');
const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme, name: `${width}-${theme}` })),
);
type Look = (typeof looks)[number];

interface Place {
  name: string;
  /** What the sheet calls it. */
  title: string;
  url: string;
  access: Access;
}

const asked = process.argv.slice(2);
const app = await startApp({ ADMIN_EMAIL: adminEmail });
const browser = await launchBrowser();
try {
  const examples = await makePageExamples(app);
  const places = placesOf(examples).filter(({ title }) => asked.length === 0 || asked.includes(title));
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  let taken = 0;
  for (const look of looks) {
    await takeAll(browser, look, places, examples.admin, (place) => {
      taken += 1;
      console.log(
        `${taken} of ${places.length * looks.length}: ${place.title}, ${look.width} px, ${look.theme}`,
      );
    });
  }
  await fs.writeFile(path.join(folder, 'index.html'), sheetOf(places));
  console.log(`Open ${path.relative(process.cwd(), path.join(folder, 'index.html'))} and look at each.`);
} finally {
  await browser.close();
  await app.stop();
}

/** The rows of the table, then the front page of each brand. */
function placesOf({ addressOf, fronts }: PageExamples): Place[] {
  return [
    ...pages.filter(isBuilt).map((row) => ({
      name: row.id,
      title: row.path,
      url: addressOf(row),
      access: row.access,
    })),
    ...fronts.map(({ host, address }) => ({
      name: `front-${host}`,
      title: host,
      url: address,
      access: 'everyone' as const,
    })),
  ];
}

/** Signed in where the page is for members, as someone who has used the product. */
async function takeAll(
  browser: Browser,
  look: Look,
  places: Place[],
  admin: Member,
  onTaken: (place: Place) => void,
) {
  for (const access of ['everyone', 'member', 'admin'] as const) {
    const context: PageOptions['context'] = access === 'everyone' ? {} : { storageState: admin.storageState };
    const { page, close } = await openPage(browser, { ...look, reducedMotion: true, context });
    for (const place of places.filter((candidate) => candidate.access === access)) {
      await take(page, place, look);
      onTaken(place);
    }
    await close();
  }
}

async function take(page: Page, place: Place, look: Look) {
  await visit(page, place.url);
  // On a picture of the whole page the bar at the foot of the screen would lie across its middle.
  await page.locator('nav[aria-label="Quick links"]').evaluateAll((bars) => {
    for (const bar of bars as HTMLElement[]) bar.style.position = 'static';
  });
  await page.screenshot({ path: path.join(folder, fileOf(place, look)), fullPage: true });
}

function fileOf(place: Place, look: Look) {
  return `${place.name}-${look.name}.png`;
}

function sheetOf(places: Place[]) {
  const rows = places.map(
    (place) => `<h2>${place.title}</h2>
<div>${looks
      .map((look) => {
        const file = fileOf(place, look);
        return `<a href="${file}"><img src="${file}" loading="lazy" alt="${look.width} px, ${look.theme}"></a>`;
      })
      .join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>
  body { font: 16px system-ui, sans-serif; margin: 2rem; background: #777; color: #fff }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { height: 30rem; width: auto; max-width: 48rem; object-fit: cover; object-position: top }
</style>
<h1>Every page, at ${looks.map(({ name }) => name.replace('-', ' px ')).join(', ')}</h1>
${rows.join('\n')}
</html>
`;
}
