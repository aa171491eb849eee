/** What happens between `git clone` and the first start, step by step, in a clone of its own. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { newFolder } from './servers.ts';

export interface Step {
  name: string;
  seconds: number;
}

export async function prepareClone(source: string): Promise<{ folder: string; steps: Step[] }> {
  const folder = path.join(newFolder(), 'frenly');
  const clone = await run('git', ['clone', '--quiet', source, folder], source);
  const install = await run('node', ['scripts/prepare.mjs', '--quiet'], folder);
  // The clone has a Node of its own only where the system's is too old.
  const build = await run(process.execPath, ['scripts/build.ts'], folder);
  return {
    folder,
    steps: [
      { name: 'clone', seconds: clone.seconds },
      { name: 'install', seconds: install.seconds },
      ...stepsOfBuild(build.output),
    ],
  };
}

/** The build says itself how long each step took: `Compressing: 1.2 s`. */
const stepsOfBuild = (output: string): Step[] =>
  [...output.matchAll(/^(\w.*?): ([\d.]+) s$/gm)].map(([, name, seconds]) => ({
    name: name!,
    seconds: Number(seconds),
  }));

async function run(command: string, args: string[], cwd: string) {
  const began = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - began) / 1000, output };
}
