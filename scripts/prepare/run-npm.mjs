/** npm, run out of sight: its progress is told by ours, and its errors in words that help. */
import { spawn } from 'child_process';
import fs from 'fs';
import path from 'path';
import { lockFile, onWindows, Refusal, root } from './places.mjs';
import { startProgress } from './progress.mjs';

/** What to do about the error codes npm gives. */
const advice = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ENET|EHOST|TIMEDOUT|TIMEOUT|E5\d\d|CERT/,
    'The package registry could not be reached. Check the internet connection and, if there is one, the proxy\n' +
      '(`npm config get registry`, `npm config get proxy`), then run the same command again.',
  ],
  [/ENOSPC/, 'The disk is full. Free about 1 GB, then run the same command again.'],
  [
    /EACCES|EPERM|EROFS/,
    `This user may not write to ${root}. Make it writable, then run the same command again.`,
  ],
  [/EUSAGE/, 'package.json and package-lock.json disagree. Run `npm install`, and keep both files together.'],
  [/E404|ETARGET/, 'The registry does not have one of the packages. Look at `npm config get registry`.'],
];

export async function runInstall(args, folder, progress) {
  const stopProgress = startProgress(progress);
  const { code, output } = await runNpm(args, folder).finally(stopProgress);
  if (code === 0) return;
  const codes = String(output.match(/\bcode [A-Z]\w+/g));
  const known = advice.find(([pattern]) => pattern.test(codes));
  throw new Refusal(
    `${output.trimEnd().split('\n').slice(-30).join('\n')}\n\nThe packages could not be installed. ` +
      (known ? known[1] : 'The lines above are the end of what npm said.'),
  );
}

/** Resolves with npm's exit code and everything it said. */
function runNpm(args, folder) {
  return new Promise((resolve, reject) => {
    const cli = process.env.npm_execpath || '';
    const viaNode = /^npm.*\.[cm]?js$/.test(path.basename(cli)); // not yarn's or pnpm's
    const npm = viaNode
      ? spawn(process.env.npm_node_execpath || process.execPath, [cli, ...args], { cwd: folder })
      : spawn('npm', args, { cwd: folder, shell: onWindows });
    // Should this process be killed, npm still owns the folder: both ids are in the lock.
    const showLife = () => fs.writeFileSync(lockFile, `${process.pid} ${npm.pid}`);
    showLife();
    const heartbeat = setInterval(showLife, 1000);
    const passOn = (signal) => npm.kill(signal);
    process.on('SIGINT', passOn).on('SIGTERM', passOn);

    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    npm.stdout.on('data', collect);
    npm.stderr.on('data', collect);
    const finish = () => {
      clearInterval(heartbeat);
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
    };
    npm.on('error', (error) => {
      finish();
      reject(
        new Refusal(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`),
      );
    });
    npm.on('close', (code, signal) => {
      finish();
      if (signal) reject(new Refusal(`The installation was interrupted (${signal}).`));
      else resolve({ code, output });
    });
  });
}
