/**
 * Holds PostgreSQL's compiled code while a worker lives. V8 shares the code of a module that somebody still holds: a database that
 * starts after another begins with what that one has compiled, and takes half the time of the processor.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

let held: Promise<WebAssembly.Module> | undefined;

export async function warmDatabase(): Promise<void> {
  held ??= compile();
  await held;
}

async function compile() {
  const besides = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await fs.readFile(path.join(path.dirname(besides), 'pglite.wasm')));
}
