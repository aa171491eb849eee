/** What tests need beyond npm comes from Debian's packages, where they run as root on such a system. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Test files run side by side, and apt-get does not wait for another: flock does. */
export async function aptGet(...args: string[]) {
  const lock = path.join(tmpdir(), 'frenly-apt-get.lock');
  const command = [
    'apt-get',
    '-qq',
    '--yes',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=120',
    ...args,
  ];
  await run('flock', ['--no-fork', '--timeout', '240', lock, ...command], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  });
}
