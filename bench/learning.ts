/** What the pages of learning weigh on a first visit, and how long a lesson takes to be there. */
import { lessons } from '#features/university/lessons/library.server.ts';
import { measureLoad } from '#testing/measure-load.ts';
import { kilobytes, measureFeel, rounds, slowdown, withFrenly } from './first-load.ts';
import { median, whole, type Table } from './table.ts';

export async function benchLearning(): Promise<Table> {
  const pages = [
    '/university',
    `/university/lesson/${lessons[0]!.slug}`,
    '/blog',
    '/frenlyai-v2/quests',
    '/frenlyai-v2/codex',
  ];
  return withFrenly(async (browser, url) => {
    const rows: Table['rows'] = [];
    for (const path of pages) {
      const { script, bytes, requests } = await measureLoad(browser, url + path);
      const paints: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        paints.push((await measureFeel(browser, url + path)).lcp);
      rows.push([path, kilobytes(script), kilobytes(bytes), requests, `${whole(median(paints))} ms`]);
    }
    return {
      title: `Pages of learning on a first visit (time at ${slowdown}× slower processor, middle of ${rounds})`,
      columns: ['page', 'JavaScript', 'everything', 'requests', 'largest paint'],
      rows,
    };
  });
}
