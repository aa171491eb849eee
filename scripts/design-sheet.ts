/** Every layout on one sheet, to be looked at: `docs/pictures/design-sheet.webp`, each in its own format and as a banner or a story. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { moodIds } from '../src/features/design/colour/moods.ts';
import { outlinedSvg } from '../src/features/design/export/outlined.server.ts';
import { layOut } from '../src/features/design/layout/lay-out.ts';
import {
  formatOfKind,
  formats,
  noKit,
  type FormatId,
  type Kind,
  type Words,
  noWords,
} from '../src/features/design/scene.ts';
import { templates } from '../src/features/design/templates/all.ts';
import { measurePrinted } from '../src/features/design/type/printer.server.ts';

const event = {
  ...noWords(),
  kicker: 'Live at midnight',
  title: 'Jazz Night',
  subtitle: 'The Marlene Voss Quartet',
  date: '12 June, 8 pm',
  place: 'Blue Note Berlin',
  detail: 'Doors open at 7',
  contact: 'bluenote.example',
};
const said: Record<Kind, Words> = {
  poster: event,
  social: event,
  banner: event,
  invitation: {
    ...event,
    kicker: 'You are invited to',
    title: 'Ada & Jonas',
    subtitle: 'A summer wedding',
    date: '22 August, 3 pm',
    place: 'Villa Rosa, Potsdam',
    detail: 'RSVP by 1 July',
  },
  certificate: {
    ...noWords(),
    kicker: 'Certificate of achievement',
    subtitle: 'This certificate is awarded to',
    title: 'Grace Okonkwo',
    detail: 'for completing the course Foundations of Type Design',
    date: '14 March 2026',
    by: 'Elena Ruiz, Director',
  },
  'business-card': {
    ...noWords(),
    title: 'Mira Lindqvist',
    subtitle: 'Landscape architect',
    by: 'Studio Moss',
    contact: 'mira@studiomoss.example\n+46 8 123 45 67\nstudiomoss.example',
  },
  logo: { ...noWords(), title: 'Harbour & Pine', subtitle: 'Coffee roasters' },
};

const [cell, gap, columns] = [250, 14, 8];
const most = 250_000;

async function sheet(name: string, formatFor: (kind: Kind) => FormatId): Promise<void> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  let tall = 0;
  for (const [at, template] of templates.entries()) {
    if (at > 0 && at % columns === 0) [top, tall] = [top + tall + gap, 0];
    const kind = template.kinds[0]!;
    const format = formatFor(kind);
    const { width, height } = formats[format];
    const high = Math.round((cell * height) / width);
    const page = layOut({
      template,
      format,
      words: said[kind],
      mood: moodIds[at % moodIds.length]!,
      kit: noKit,
      picture: '',
      seed: at + 3,
      measure: measurePrinted,
      id: `p${at}`,
    });
    const input = await sharp(Buffer.from(await outlinedSvg(page)))
      .resize(cell, high)
      .png()
      .toBuffer();
    tiles.push({ input, left: gap + (at % columns) * (cell + gap), top });
    tall = Math.max(tall, high);
  }
  const whole = await sharp({
    create: {
      width: gap + columns * (cell + gap),
      height: top + tall + gap,
      channels: 3,
      background: '#8c8c88',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
  for (let quality = 82; ; quality -= 6) {
    const bytes = await sharp(whole).webp({ quality }).toBuffer();
    if (bytes.length > most && quality > 20) continue;
    return writeFile(`docs/pictures/${name}.webp`, bytes);
  }
}

await sheet('design-sheet', (kind) => formatOfKind[kind]);
await sheet('design-sheet-banners', () => 'banner');
await sheet('design-sheet-stories', () => 'story');
