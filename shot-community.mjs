import { chromium } from 'playwright-core';
import fs from 'node:fs';
const c = JSON.parse(fs.readFileSync('/tmp/community-cookies.json', 'utf8'));
const base = 'http://localhost:4115';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = (process.argv[2] ?? '').split(',');
const [w, scheme, who] = [Number(process.argv[3] ?? 1440), process.argv[4] ?? 'light', process.argv[5] ?? 'ana'];
const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce',
  storageState: { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'frenly-activated', value: 'true' }] }] } });
if (who !== 'none') await context.addCookies(c[who].split('; ').map((x) => { const i = x.indexOf('='); return { name: x.slice(0, i), value: x.slice(i + 1), url: base }; }));
for (const p of pages) {
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(p, m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log(p, 'ERR', String(e).slice(0, 300)));
  await page.goto(base + p.replace('CREATION', c.creation), { waitUntil: 'networkidle' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(p, 'overflows by', over);
  await page.screenshot({ path: `/tmp/cs-${p.replace(/[^a-z]/gi, '_').slice(0,30)}-${w}-${scheme}-${who}.png`, fullPage: true });
  await page.close();
}
await browser.close();
