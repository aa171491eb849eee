/** Builds everything that `npm start` serves, and of it only what has changed. Pages and server are built at once. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { digestParts, type Part } from './build-parts.ts';
import { compressFiles } from './compress-files.ts';
import { lightenManifest } from './light-manifest.ts';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'build');
const stamps = path.join(out, 'stamps');
const run = promisify(execFile);

const digests = digestParts(root);
if (!fs.existsSync(stamps)) fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(stamps, { recursive: true });
await Promise.all([
  build('pages', async () => {
    await step('Building pages', buildPages);
    await step('Compressing', () =>
      compressFiles(path.join(out, 'client'), path.join(root, 'node_modules/.cache/brotli')),
    );
  }),
  build('server', () => step('Building the server', buildServer)),
]);
// Not beside the pages: on a busy machine the embedded database would be taken for dead.
await build('template', () => step('Preparing the database', prepareTemplate));

/** A part that was interrupted has no stamp, and is built again. */
async function build(part: Part, work: () => Promise<void>) {
  const stamp = path.join(stamps, part);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digests[part]) return;
  fs.rmSync(stamp, { force: true });
  await work();
  fs.writeFileSync(stamp, digests[part]);
}

async function step(name: string, work: () => Promise<void>) {
  const started = Date.now();
  await work();
  process.stderr.write(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function buildPages() {
  const file = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  await run(process.execPath, [file, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
  });
  // Made apart, because React Router empties the whole folder that it builds into.
  for (const name of ['client', 'server']) {
    fs.rmSync(path.join(out, name), { recursive: true, force: true });
    fs.renameSync(path.join(out, 'pages', name), path.join(out, name));
  }
  fs.rmSync(path.join(out, 'pages'), { recursive: true });
  lightenManifest(path.join(out, 'client/assets'));
}

/** One file for the server, and one each for the threads and processes beside it. What has binaries of its own stays in node_modules. */
async function buildServer() {
  const { rolldown } = await import('rolldown'); // not loaded when there is nothing to build
  for (const name of fs.readdirSync(out)) if (name.endsWith('.js')) fs.rmSync(path.join(out, name));
  const bundle = await rolldown({
    cwd: root,
    input: {
      serve: 'src/app/serve.server.ts',
      'embedded-worker': 'src/kit/db/embedded-worker.server.ts',
      'model-worker': 'src/kit/models/model-worker.server.ts',
      'document-reader': 'src/kit/documents/read/document-reader.server.ts',
      'page-text-worker': 'src/kit/sources/page-text-worker.server.ts',
      'illustrator-worker': 'src/illustrator/illustrator-worker.server.ts',
      'export-worker': 'src/tools/export/export-worker.server.ts',
      'editor-worker': 'src/features/editor/export/editor-worker.server.ts',
      'bamboo-worker': 'src/bamboo/bamboo-worker.server.ts',
      'claims-worker': 'src/tools/claims/claims-worker.server.ts',
      'content-worker': 'src/features/content-tools/content-worker.server.ts',
      'voice-email-worker': 'src/features/voice-email/voice-email-worker.server.ts',
      'contacts-worker': 'src/features/email/mailbox/contacts-worker.server.ts',
      'scene-worker': 'src/illustrator/scene-worker.server.ts',
      'design-worker': 'src/features/design/design-worker.server.ts',
      'parts-worker': 'src/tools/work/propose/parts-worker.server.ts',
      'project-worker': 'src/features/code/project/project-worker.server.ts',
      'builder-worker': 'src/features/builder/render/builder-worker.server.ts',
      'expression-worker': 'src/features/workflows/expressions/expression-worker.server.ts',
      'take-worker': 'src/features/code/take/take-worker.server.ts',
      'books-worker': 'src/features/books/files/books-worker.server.ts',
      'numbers-worker': 'src/features/numbers/numbers-worker.server.ts',
      'music-worker': 'src/features/music/music-worker.server.ts',
      'manuals-worker': 'src/features/manuals/files/manuals-worker.server.ts',
      'prepare-template': 'src/app/prepare-template.server.ts',
      backup: 'src/app/backup/backup.server.ts',
    },
    platform: 'node',
    external: [
      /^node:/,
      /^@electric-sql\/pglite/,
      '@hyzyla/pdfium',
      'sharp',
      'harper.js',
      'pg-native',
      'vite',
      '@node-rs/argon2',
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  });
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: false,
  });
}

async function prepareTemplate() {
  await run(process.execPath, [path.join(out, 'prepare-template.js')], { cwd: root });
}
