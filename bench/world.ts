/** The map: what its page costs on a first visit, gathering thousands of places, and the gazetteer behind the search. */
import { clustersOf } from '#features/world/map/clusters.ts';
import { gazetteer } from '#features/world/gazetteer/gazetteer.server.ts';
import { measureLoad } from '#testing/measure-load.ts';
import { kilobytes, measureFeel, rounds, slowdown, withFrenly, type Feel } from './first-load.ts';
import { median, whole, type Table } from './table.ts';

const manyPlaces = 5_000;

export async function benchWorld(): Promise<Table> {
  return withFrenly(async (browser, url) => {
    const address = `${url}/discover/world`;
    const load = await measureLoad(browser, address);
    const [feels, others] = [[] as Feel[], [] as Feel[]];
    for (let round = 0; round < rounds; round += 1) {
      feels.push(await measureFeel(browser, address));
      others.push(await measureFeel(browser, `${url}/gallery`));
    }
    const before = memory();
    const [known, reading] = await timed(gazetteer);
    const [, finding] = await timed(() =>
      ['paris', 'zzzz', 'paris texas', 'san'].map((q) => known.find(q, 8)),
    );
    const [, gathering] = await timed(() => clustersOf(scattered(manyPlaces), 2));
    return {
      title: `The map's page on a first visit (time at ${slowdown}× slower processor, middle of ${rounds}), and what is behind it`,
      columns: ['', 'measured', 'aim'],
      rows: [
        ['JavaScript', kilobytes(load.script), '170 KB'],
        ['everything, the outlines included', kilobytes(load.bytes), '350 KB'],
        ['requests', load.requests, 30],
        ['blocking time', `${blockingOf(feels)} ms`, '200 ms'],
        ['the same of the gallery, which draws nothing', `${blockingOf(others)} ms`, ''],
        ['layout shift', median(feels.map(({ shift }) => shift)).toFixed(3), '0'],
        [`gathering ${manyPlaces} places`, `${whole(gathering)} ms`, '50 ms'],
        ['reading the gazetteer, once', `${whole(reading)} ms`, '3,000 ms'],
        ['what it holds in memory', `${((memory() - before) / 1e6).toFixed(1)} MB`, '20 MB'],
        ['four searches in it', `${whole(finding)} ms`, '20 ms'],
      ],
      note: 'The aims of time are for an idle machine. Memory is counted after collecting where Node was started with --expose-gc.',
    };
  });
}

const blockingOf = (feels: Feel[]) => whole(median(feels.map(({ blocking }) => blocking)));

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function timed<T>(work: () => T | Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

/** Spread evenly, the same every time. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    people: 1 + (index % 5),
    latitude: ((index * 61) % 120) - 50,
    longitude: ((index * 137.5) % 360) - 180,
  }));
