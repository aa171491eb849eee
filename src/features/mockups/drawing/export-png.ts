/** The framed screen as a PNG, made in the browser from the same drawing: files become part of it first, pages become pictures. */

const svgNamespace = 'http://www.w3.org/2000/svg';
export const scales = [1, 2, 3] as const;

export async function exportPng(drawn: SVGSVGElement, scale: number): Promise<Blob> {
  const { width, height } = drawn.viewBox.baseVal;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'style']) copy.removeAttribute(name);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const image of copy.querySelectorAll('image'))
    image.setAttribute('href', await asDataUrl(await read(image.getAttribute('href')!)));
  for (const frame of copy.querySelectorAll('foreignObject')) {
    const image = document.createElementNS(svgNamespace, 'image');
    for (const name of ['x', 'y', 'width', 'height']) image.setAttribute(name, frame.getAttribute(name)!);
    const box = { width: Number(frame.getAttribute('width')), height: Number(frame.getAttribute('height')) };
    image.setAttribute('href', await pagePicture(frame.querySelector('iframe')!.src, box, scale));
    frame.replaceWith(image);
  }
  const canvas = await onCanvas(
    svgAddress(new XMLSerializer().serializeToString(copy)),
    { width, height },
    scale,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    );
  });
}

async function read(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('A picture in this mockup couldn’t be loaded.');
  return answer.blob();
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

const svgAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Within a picture nothing runs and nothing is loaded, so the page is as harmless here as in its frame. */
async function pagePicture(address: string, size: { width: number; height: number }, scale: number) {
  const html = await (await read(address)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { width, height } = size;
  // Inside SVG the body is not the canvas: without this its background ends with its text, and margins collapse out of it.
  Object.assign(page.body.style, { display: 'flow-root', boxSizing: 'border-box', minHeight: `${height}px` });
  const content = new XMLSerializer().serializeToString(page.documentElement);
  const svg = `<svg xmlns="${svgNamespace}" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">${content}</foreignObject></svg>`;
  return (await onCanvas(svgAddress(svg), size, scale)).toDataURL('image/png');
}

async function onCanvas(
  address: string,
  { width, height }: { width: number; height: number },
  scale: number,
) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
