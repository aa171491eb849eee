/** Where ffmpeg is: installed on the machine, or in its pack. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EnsureOptions, Packs } from '#kit/packs/packs.server.ts';

const run = promisify(execFile);

export function createFfmpegFinder(packs: Packs, program = 'ffmpeg') {
  let installed: Promise<boolean> | undefined;
  return async (options: EnsureOptions = {}): Promise<string> => {
    installed ??= run(program, ['-version'], { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (await installed) return program;
    return path.join(await packs.ensureSoon('ffmpeg', options), 'ffmpeg');
  };
}
