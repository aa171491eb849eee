/** What PDFs expect to be there already: the fonts that need not come with a file, writing systems, decoders. From our own server. */

const addresses = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/{openjpeg,jbig2,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

export class OwnParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (!address) throw new Error(`There is no part of this name: ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
