const side = 256;

/** A yellow circle on white, as WebP in base64. */
export async function drawTrialPicture(): Promise<string> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.fillStyle = 'gold';
  context.arc(side / 2, side / 2, side / 3, 0, 2 * Math.PI);
  context.fill();
  const picture = await canvas.convertToBlob({ type: 'image/webp' });
  return btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())));
}
