/** Builds everything that `npm start` serves, and nothing when nothing has changed. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { execFile } from 'node:child_process';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'build');
const stampFile = path.join(out, 'stamp');
const run = promisify(execFile);

const stamp = hashSources();
if (!fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== stamp) {
  fs.rmSync(out, { recursive: true, force: true });
  await step('Building pages', buildPages);
  await step('Building the server', buildServer);
  await step('Compressing', compress);
  await step('Preparing the database', prepareTemplate);
  fs.writeFileSync(stampFile, stamp);
}

async function step(name: string, work: () => Promise<void>) {
  const started = Date.now();
  process.stderr.write(`${name}… `);
  await work();
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function buildPages() {
  const file = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
  await run(process.execPath, [file, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
  });
}

/** One file for the server, and one each for the threads and processes beside it. What has binaries of its own stays in node_modules. */
async function buildServer() {
  const { rolldown } = await import('rolldown'); // not loaded when there is nothing to build
  const bundle = await rolldown({
    cwd: root,
    input: {
      serve: 'src/app/serve.server.ts',
      'embedded-worker': 'src/kit/db/embedded-worker.server.ts',
      'model-worker': 'src/kit/models/model-worker.server.ts',
      'document-reader': 'src/kit/documents/read/document-reader.server.ts',
      'page-text-worker': 'src/kit/sources/page-text-worker.server.ts',
      'illustrator-worker': 'src/illustrator/illustrator-worker.server.ts',
      'pdf-worker': 'src/tools/export/pdf/pdf-worker.server.ts',
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

async function compress() {
  const brotli = promisify(zlib.brotliCompress);
  const files = fs.readdirSync(path.join(out, 'client'), { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && /\.(js|css|svg|json|txt)$/.test(file.name))
      .map(async (file) => {
        const name = path.join(file.parentPath, file.name);
        const content = fs.readFileSync(name);
        if (content.length < 512) return;
        fs.writeFileSync(`${name}.br`, await brotli(content));
      }),
  );
}

async function prepareTemplate() {
  await run(process.execPath, [path.join(out, 'prepare-template.js')], { cwd: root });
}

function hashSources() {
  const hash = createHash('sha256').update(process.version);
  for (const folder of ['src', 'migrations', 'content', 'scripts', 'public']) {
    const full = path.join(root, folder);
    if (!fs.existsSync(full)) continue;
    for (const name of fs.readdirSync(full, { recursive: true }).map(String).sort()) {
      const file = path.join(full, name);
      if (/\.test\.tsx?$/.test(name) || !fs.statSync(file).isFile()) continue;
      hash.update(`${folder}/${name}\0`).update(fs.readFileSync(file));
    }
  }
  for (const file of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'])
    hash.update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
