/** A design of five hundred layers in the editor: what a step of a drag costs, what letting go costs, and memory. */
import type { Page } from 'playwright-core';
import { noKit, noWords, type AnyLayer, type Design } from '#features/design/scene.ts';
import { propose } from '#features/design/layout/propose.ts';
import { measurePrinted } from '#features/design/type/printer.server.ts';
import { launchBrowser, openPage } from '#testing/browser.ts';
import { makeWork } from './make-work.ts';
import { startFrenly } from './servers.ts';
import { median, whole, type Table } from './table.ts';

const layers = 500;
const steps = 60;
const drags = 5;

export async function benchDesignEditor(): Promise<Table> {
  const frenly = await startFrenly();
  const browser = await launchBrowser();
  try {
    const { page, close } = await openPage(browser, { width: 1440 });
    await open(page, frenly.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async (name: string) =>
      (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === name)!.value;
    const moves: number[] = [];
    const drops: number[] = [];
    for (let round = 0; round < drags; round += 1) {
      const box = (await page.locator('[data-layer="n250"]').first().boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      const before = await metric('TaskDuration');
      for (let at = 1; at <= steps; at += 1) await page.mouse.move(x + at, y + (at % 7));
      moves.push(((await metric('TaskDuration')) - before) * 1000);
      const held = await metric('TaskDuration');
      await page.mouse.up();
      await page.waitForTimeout(300);
      drops.push(((await metric('TaskDuration')) - held) * 1000);
    }
    const heap = (await metric('JSHeapUsedSize')) / 2 ** 20;
    await close();
    return {
      title: `The design editor with ${layers} layers`,
      columns: ['', 'measured', 'aim'],
      rows: [
        ['a step of a drag, of the page’s thread', `${(median(moves) / steps).toFixed(1)} ms`, '≤ 16 ms'],
        ['letting go, until it is saved and listed', `${whole(median(drops))} ms`, '≤ 100 ms'],
        ['memory of the page’s script', `${whole(heap)} MB`, 'none set'],
      ],
      note: 'Processor time, not time on the clock: what else the machine does is not in it.',
    };
  } finally {
    await browser.close();
    await frenly.stop();
  }
}

async function open(page: Page, url: string) {
  const [first] = propose({
    kind: 'poster',
    brief: 'jazz night',
    words: { ...noWords(), title: 'Jazz Night', date: '12 June', place: 'Blue Note Berlin' },
    mood: 'warm',
    kit: noKit,
    picture: '',
    seed: 1,
    count: 1,
    measure: measurePrinted,
  });
  const { width, height } = first!;
  const many = Array.from({ length: layers }, (_, at): AnyLayer => ({
    ...first!.layers[at % first!.layers.length]!,
    id: `n${at}`,
    z: at,
    x: ((at % 20) * width) / 24,
    y: (Math.floor(at / 20) * height) / 28,
  }));
  const design: Design = {
    brief: '',
    mood: 'warm',
    kit: noKit,
    pages: [{ ...first!, layers: many }],
    guides: [],
  };
  await page.goto(url);
  const id = await makeWork(page, { kind: 'design', title: 'Many layers', content: design });
  await page.goto(`${url}/ai/design?work=${id}`);
  await page.locator('[data-layer="n250"]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
}
