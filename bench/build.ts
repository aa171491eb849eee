/** What building costs: the pages with and without a plan of files, everything anew, and everything after a change of one page. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from './servers.ts';
import { ratio, type Table } from './table.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const copied = [
  'src',
  'scripts',
  'migrations',
  'content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const changedPage = 'src/features/summarise/pages/summarise.tsx';

/** The same pages as the bundler divides them by itself. */
const plainConfig = `import config from './vite.config.ts';
const { client } = config.environments;
export default {
  ...config,
  plugins: config.plugins.filter((plugin) => plugin.name !== 'plan-chunks'),
  environments: { client: { ...client, build: { ...client.build, rolldownOptions: {} } } },
};
`;

export async function benchBuild(): Promise<Table> {
  const folder = newFolder();
  for (const name of copied) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(path.join(folder, 'plain.config.ts'), plainConfig);
  const plain = await timed(() => buildPages(folder, ['-c', 'plain.config.ts']));
  const planned = await timed(() => buildPages(folder, []));
  const whole = await timed(() => buildAll(folder));
  fs.appendFileSync(path.join(folder, changedPage), 'export const changed = true;\n');
  const again = await timed(() => buildAll(folder));
  fs.rmSync(folder, { recursive: true });
  const row = (name: string, seconds: number, aim = '') => [
    name,
    `${seconds.toFixed(1)} s`,
    ratio(seconds, plain),
    aim,
  ];
  return {
    title: 'Building',
    columns: ['', 'time', 'against plain', 'aim'],
    rows: [
      row('pages, without a plan', plain),
      row('pages', planned, '1.20'),
      row('everything', whole),
      row('everything, after a change of one page', again, '0.33'),
    ],
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const buildPages = (folder: string, options: string[]) =>
  run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
  });

const buildAll = (folder: string) => run(process.execPath, ['scripts/build.ts'], { cwd: folder });
