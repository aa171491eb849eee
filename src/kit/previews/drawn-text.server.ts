/**
 * Words as pixels. Pango shapes and orders every script that this machine has a font for; our display face comes along.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts/bricolage-grotesque';
const faces = {
  bold: { file: `${family}/700Bold/BricolageGrotesque_700Bold.ttf`, font: 'Bricolage Grotesque Bold' },
  medium: {
    file: `${family}/500Medium/BricolageGrotesque_500Medium.ttf`,
    font: 'Bricolage Grotesque Medium',
  },
};

export interface TextStyle {
  face: keyof typeof faces;
  /** In pixels. */
  size: number;
  color: string;
  /** Where lines break. */
  width: number;
}

export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

export async function drawText(text: string, { face, size, color, width }: TextStyle): Promise<DrawnText> {
  const { default: sharp } = await import('sharp');
  const { file, font } = faces[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: require.resolve(file),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The text is read as markup. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
