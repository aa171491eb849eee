/** Draws the pictures that Lens offers to try: a receipt, a business card, a poster with a code. */
import fs from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../content/lens');
const sans = 'font-family="DejaVu Sans, Arial, sans-serif"';
const mono = 'font-family="DejaVu Sans Mono, monospace"';

const receipt = () => {
  const lines = [
    ['Bamboo Corner Shop', ''],
    ['12 Mill Lane, York', ''],
    ['Date: 14/03/2026   10:42', ''],
    ['', ''],
    ['Green tea 250 g', '£4.80'],
    ['Bamboo steamer', '£18.50'],
    ['Rice crackers x2', '£3.90'],
    ['', ''],
    ['Subtotal', '£27.20'],
    ['VAT 20%', '£5.44'],
    ['TOTAL', '£32.64'],
    ['', ''],
    ['Sample, not a real receipt', ''],
  ];
  const rows = lines.map(
    ([left, right], at) =>
      `<text x="60" y="${110 + 52 * at}" ${mono} font-size="28" font-weight="${left === 'TOTAL' || at === 0 ? 700 : 400}">${left}</text>
       <text x="640" y="${110 + 52 * at}" ${mono} font-size="28" text-anchor="end" font-weight="${left === 'TOTAL' ? 700 : 400}">${right}</text>`,
  );
  return svg(700, 840, `<rect width="700" height="840" fill="#fbfaf5"/>${rows.join('')}`);
};

const card = () =>
  svg(
    1050,
    600,
    `<rect width="1050" height="600" fill="#ffffff"/><rect width="24" height="600" fill="#2f7d4f"/>
    <text x="90" y="130" ${sans} font-size="52" font-weight="700">Mei Larsen</text>
    <text x="90" y="185" ${sans} font-size="30" fill="#555">Garden architect</text>
    <text x="90" y="280" ${sans} font-size="34" font-weight="700" fill="#1f5c39">Quiet Grove Design Ltd</text>
    <text x="90" y="370" ${sans} font-size="30">+44 20 7946 0958</text>
    <text x="90" y="420" ${sans} font-size="30">mei@quietgrove.example</text>
    <text x="90" y="500" ${sans} font-size="30">8 Orchard Road, Leeds LS1 4DY</text>`,
  );

const poster = async () => {
  const code = await QRCode.toBuffer('https://example.org/bamboo-festival', { width: 300, margin: 2 });
  const drawn = svg(
    900,
    1200,
    `<rect width="900" height="1200" fill="#14532d"/><rect y="820" width="900" height="380" fill="#f6dd2e"/>
    <circle cx="450" cy="470" r="210" fill="#f9cba6"/>
    <text x="450" y="170" ${sans} font-size="72" font-weight="700" fill="#fdfdfd" text-anchor="middle">Bamboo festival</text>
    <text x="450" y="770" ${sans} font-size="44" fill="#fdfdfd" text-anchor="middle">Saturday 6 June 2026, all day</text>
    <text x="60" y="940" ${sans} font-size="40" font-weight="700">Music, food</text>
    <text x="60" y="1000" ${sans} font-size="40" font-weight="700">and workshops</text>
    <text x="60" y="1100" ${sans} font-size="30">A sample poster</text>`,
  );
  return sharp(await drawn.png().toBuffer()).composite([{ input: code, left: 550, top: 860 }]);
};

function svg(width: number, height: number, content: string) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  );
}

fs.mkdirSync(folder, { recursive: true });
for (const [name, picture] of [
  ['receipt', receipt()],
  ['card', card()],
  ['poster', await poster()],
] as const)
  await picture.webp({ quality: 85 }).toFile(path.join(folder, `${name}.webp`));
