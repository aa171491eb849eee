let pen: CanvasRenderingContext2D | null | undefined;
const measured = new Map<string, number>();
const size = 20;
const mostKept = 20_000;

/** How wide a word is in the font of the page, for each pixel of its height. */
export function widthOf(text: string): number {
  const known = measured.get(text);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length / 2;
  pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  const width = pen.measureText(text).width / size;
  if (measured.size >= mostKept) measured.clear();
  measured.set(text, width);
  return width;
}
