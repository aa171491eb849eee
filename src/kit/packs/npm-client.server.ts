/** The machine's own npm client: it knows the registry, and the passwords and proxies on the way to it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TroubleError, type PackTrouble } from './pack-failure.ts';

export interface NpmClient {
  /** Tells where the archive of a package lies, by how npm is configured now. */
  readRegistries(): Promise<(name: string, version: string) => string>;
  /** Fetches an archive npm's own way, without running anything in it; answers the file. */
  pack(spec: string, folder: string, signal: AbortSignal): Promise<string>;
}

const run = promisify(execFile);
const mostOutput = 4_000_000;

export function createNpmClient(command: string[] = ['npm']): NpmClient {
  const [program, ...first] = command as [string, ...string[]];
  const ask = async (args: string[], signal?: AbortSignal) => {
    try {
      const options = { maxBuffer: mostOutput, ...(signal ? { signal } : {}) };
      return (await run(program, [...first, ...args, '--loglevel=error'], options)).stdout;
    } catch (error) {
      signal?.throwIfAborted();
      throw new TroubleError(troubleOf(error), { cause: error });
    }
  };
  return {
    async readRegistries() {
      const config = JSON.parse(await ask(['config', 'list', '--json'])) as Record<string, string>;
      return (name, version) => {
        const [, scope] = /^(@[^/]+)\//.exec(name) ?? [];
        const registry = (scope && config[`${scope}:registry`]) || config.registry!;
        return new URL(`${name}/-/${name.split('/').at(-1)}-${version}.tgz`, registry.replace(/\/*$/, '/'))
          .href;
      };
    },
    async pack(spec, folder, signal) {
      const args = ['pack', spec, '--json', '--ignore-scripts', '--fetch-retries=1'];
      const answer = JSON.parse(await ask([...args, `--pack-destination=${folder}`], signal)) as unknown;
      // A list up to npm 11, an object by name in later ones.
      const [packed] = Object.values(answer as Record<string, { filename: string }>);
      return path.join(folder, path.basename(packed!.filename));
    },
  };
}

function troubleOf(error: unknown): PackTrouble {
  const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
  if (code === 'ENOENT') return 'no_npm';
  const said = stdout + stderr;
  if (/\b(E404|ETARGET)\b/.test(said)) return 'absent';
  if (/\b(E401|E403|ENEEDAUTH)\b/.test(said)) return 'refused';
  if (/\bENOSPC\b/.test(said)) return 'disk';
  if (/\bEINTEGRITY\b/.test(said)) return 'altered';
  return 'offline';
}
