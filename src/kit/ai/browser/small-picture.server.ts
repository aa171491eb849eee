/** A picture as a tab gets it: the models of browsers see no finer, and the way there is narrow. */
import sharp from 'sharp';

const longestSide = 1024;
const mostPixels = 50_000_000;

export async function smallPicture(picture: Uint8Array): Promise<string> {
  const bytes = await sharp(picture, { limitInputPixels: mostPixels })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
  return bytes.toString('base64');
}
