/** What the structures of the shared kinds refuse: what could not be shown, or would harm whoever takes it away. */
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import type { Exportable } from '../export/exporter.ts';
import { chartResults } from './chart.server.ts';
import { mapResults } from './map.server.ts';
import { projectResults } from './project.server.ts';

const isFine = (kind: typeof chartResults, data: unknown) => kind.schema.safeParse(data).success;
const written = (kind: typeof chartResults, format: string, data: unknown) =>
  kind.exporters
    .find((one) => one.format === format)!
    .write({ output: { texts: {}, data } } as unknown as Exportable);

const chart = {
  form: 'lines',
  unit: '°C',
  labels: ['Mon', '=Tue'],
  series: [
    { name: 'Here', values: [12.5, null] },
    { name: 'There', values: [3, 4] },
  ],
};

test('a chart has a value for every label, and is taken away as a spreadsheet', async () => {
  expect(isFine(chartResults, chart)).toBe(true);
  expect(isFine(chartResults, { ...chart, labels: ['Mon'] })).toBe(false);
  expect(isFine(chartResults, { ...chart, form: 'pie' })).toBe(false);
  expect(isFine(chartResults, { ...chart, series: [] })).toBe(false);
  expect(await written(chartResults, 'csv', chart)).toBe(",Here,There\r\nMon,12.5,3\r\n'=Tue,,4\r\n");
});

const rome = { name: 'Rome', note: '', latitude: 41.9, longitude: 12.5 };
const oslo = { name: 'Oslo', note: 'Cold', latitude: 59.9, longitude: 10.8 };
const map = { places: [rome, oslo], ways: [{ name: 'North', through: [0, 1] }] };

test('a map lies on the earth, its ways lead through its places, and other maps can read it', async () => {
  expect(isFine(mapResults, map)).toBe(true);
  expect(isFine(mapResults, { ...map, places: [{ ...rome, latitude: 91 }, oslo] })).toBe(false);
  expect(isFine(mapResults, { ...map, ways: [{ name: 'Off', through: [0, 2] }] })).toBe(false);
  const geo = JSON.parse((await written(mapResults, 'geojson', map)) as string) as {
    features: { geometry: unknown }[];
  };
  expect(geo.features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Point', coordinates: [12.5, 41.9] },
    { type: 'Point', coordinates: [10.8, 59.9] },
    {
      type: 'LineString',
      coordinates: [
        [12.5, 41.9],
        [10.8, 59.9],
      ],
    },
  ]);
});

const file = (path: string) => ({ path, text: `// ${path}` });
const project = (...paths: string[]) => ({ files: paths.map(file), entry: null });

test('a project keeps to its own folder, and is taken away as an archive', async () => {
  expect(isFine(projectResults, project('src/main.ts', 'README.md', '.gitignore', 'a b/c-d_1.txt'))).toBe(
    true,
  );
  for (const path of ['../up.ts', 'a/../../b', '/etc/passwd', 'a//b', 'a/', 'C:\\x', './a', 'a/./b', ''])
    expect([path, isFine(projectResults, project(path))]).toEqual([path, false]);
  expect(isFine(projectResults, project('a.ts', 'A.ts'))).toBe(false);
  const zip = (await written(projectResults, 'zip', project('src/main.ts', 'README.md'))) as Uint8Array;
  const unpacked = unzipSync(zip);
  expect(Object.keys(unpacked)).toEqual(['src/main.ts', 'README.md']);
  expect(strFromU8(unpacked['src/main.ts']!)).toBe('// src/main.ts');
});
