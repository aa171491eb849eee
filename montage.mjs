import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const tiles = await Promise.all(files.map((f) => sharp(f).resize({ width: 760, height: 1000, fit: 'contain', position: 'top', background: '#888' }).png().toBuffer()));
const cols = 3;
await sharp({ create: { width: cols * 770, height: Math.ceil(tiles.length / cols) * 1010, channels: 3, background: '#444' } })
  .composite(tiles.map((input, i) => ({ input, left: (i % cols) * 770, top: Math.floor(i / cols) * 1010 }))).png().toFile(out);
