/**
 * `npm run screenshots [-- /path …]`: every built page of the built product at two widths and in both themes, as pictures
 * and one sheet of them in `screenshots/`. To be looked at, not compared: a machine says that a page is right, a person
 * whether it is good.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { brands } from '#app/brands.ts';
import { isBuilt, type Access } from '#app/page-row.ts';
import { pages } from '#app/pages.ts';
import { fillPath } from '#kit/href.ts';
import { launchBrowser, openPage, type PageOptions } from '#testing/browser.ts';
import { askSomething } from '../e2e/ask-something.ts';
import { collectSomething } from '../e2e/collect-something.ts';
import { hangSomething } from '../e2e/hang-something.ts';
import { makeAdmin, makeMember, type Member } from '../e2e/people.ts';
import { shareSomething } from '../e2e/share-something.ts';
import { startApp, type StartedApp } from '../e2e/start-app.ts';

const folder = path.resolve(import.meta.dirname, '../screenshots');
const adminEmail = 'owner@example.org';
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
  const admin = await makeAdmin(app, adminEmail);
  const member = await makeMember(app, 'bamboo-friend');
  const { secret } = await shareSomething(app);
  const creation = await hangSomething(app, member);
  const collection = await collectSomething(app, member, creation);
  const question = await askSomething(app, member);
  const places = placesOf(app, {
    handle: member.handle,
    topic: 'bamboo',
    id: secret,
    shareId: secret,
    shareableId: secret,
    youtubeId: 'dQw4w9WgXcQ',
    '*': `how-bamboo-grows/${secret}`,
    creation,
    collection,
    location: 'fr',
    question,
  }).filter(({ title }) => asked.length === 0 || asked.includes(title));
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  let taken = 0;
  for (const look of looks) {
    await takeAll(browser, look, places, { member, admin }, (place) => {
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

/** The rows of the table, then the front door of each brand. */
function placesOf({ url }: StartedApp, params: Record<string, string>): Place[] {
  const rows = pages.filter(isBuilt).map((row) => ({
    name: row.id,
    title: row.path,
    // What `:id` means depends on the row.
    url: url + fillPath(row.path, { ...params, id: params[row.id] ?? params.id }),
    access: row.access,
  }));
  const fronts = Object.values(brands).flatMap(({ id, trialHost }) => {
    if (!trialHost) return [];
    const front = `http://${trialHost}:${new URL(url).port}/`;
    return [{ name: `front-${id}`, title: trialHost, url: front, access: 'everyone' as const }];
  });
  return [...rows, ...fronts];
}

/** Signed in as whoever the page is for, so that it shows what it is made to show. */
async function takeAll(
  browser: Browser,
  look: Look,
  places: Place[],
  people: Record<Exclude<Access, 'everyone'>, Member>,
  onTaken: (place: Place) => void,
) {
  for (const access of ['everyone', 'member', 'admin'] as const) {
    const context: PageOptions['context'] =
      access === 'everyone' ? {} : { storageState: people[access].storageState };
    const { page, close } = await openPage(browser, { ...look, reducedMotion: true, context });
    for (const place of places.filter((candidate) => candidate.access === access)) {
      await take(page, place, look);
      onTaken(place);
    }
    await close();
  }
}

async function take(page: Page, place: Place, look: Look) {
  await page.goto(place.url, { waitUntil: 'networkidle' });
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
