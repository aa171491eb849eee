/** The typesetter: Typst as a WebAssembly program. It has no files, packages or network; all it sees is what it is given. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, TypstCompilerBuilder, type InitOutput } from '@myriaddreamin/typst-ts-web-compiler';
import { AppError } from '#kit/errors.ts';
import { withMemoryLimit } from './memory-limit.ts';

interface Typesetting {
  /** A Typst program; the files are what it may open, by their names. */
  source: string;
  files: Readonly<Record<string, Uint8Array>>;
  fonts: readonly Uint8Array[];
}

const mostMegabytes = 768;
/** It remembers what it has set, and gives none of it back. */
const spentMegabytes = 256;

export interface Typeset {
  pages: number;
  /** As a PDF. */
  print(): Uint8Array<ArrayBuffer>;
}

/** The program says how many pages there are in a value labelled `pages`. */
export async function typeset<Result>(
  { source, files, fonts }: Typesetting,
  use: (typeset: Typeset) => Result,
): Promise<Result> {
  const program = (started ??= start());
  return guarded(program, async () => {
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    compiler.add_source('/main.typ', source);
    for (const [name, bytes] of Object.entries(files)) compiler.map_shadow(`/${name}`, bytes);
    const world = compiler.snapshot(undefined, '/main.typ');
    check(world.compile(paged, asObjects));
    const [pages] = JSON.parse(world.query(paged, '<pages>', 'value')) as number[];
    const result = use({ pages: pages!, print: () => check(world.get_artifact(pdf, asObjects)).result! });
    world.free();
    compiler.free();
    return result;
  });
}

const [paged, pdf, asObjects] = [0, 1, 3];

let started: InitOutput | undefined;

function start(): InitOutput {
  const file = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  const bytes = withMemoryLimit(fs.readFileSync(file), mostMegabytes);
  return initSync({ module: new WebAssembly.Module(bytes) });
}

interface Outcome {
  result?: Uint8Array<ArrayBuffer>;
  hasError?: boolean;
  diagnostics?: unknown;
}

function check(outcome: unknown): Outcome {
  const { hasError, diagnostics } = outcome as Outcome;
  if (hasError) throw new Error(`Typst: ${JSON.stringify(diagnostics)}`);
  return outcome as Outcome;
}

let isBroken = false;
const megabytesOf = ({ memory }: InitOutput) => memory.buffer.byteLength / 2 ** 20;

/** Whether another thread should set the next document. */
export const isTypesetterSpent = () =>
  isBroken || (started !== undefined && megabytesOf(started) > spentMegabytes);

/** A program that stopped within an operation, for want of memory above all, cannot be used again, nor can what it held be given back. */
async function guarded<Result>(program: InitOutput, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    isBroken = true;
    if (!(error instanceof WebAssembly.RuntimeError) || megabytesOf(program) < 0.9 * mostMegabytes)
      throw error;
    throw new AppError('too_large:work', {
      message: 'This needs too much memory. Try again with less text.',
      cause: error,
    });
  }
}
