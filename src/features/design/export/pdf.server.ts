/** Pages as PDF: live text in embedded typefaces, shapes as vectors, and room to cut at where it is printed. */
import Pdf from 'pdfkit';
import { readFont } from '#tools/export/pdf/font-file.server.ts';
import { placedLines, seenLayers } from '../draw/elements.ts';
import { formats, inPile, type AnyLayer, type Design, type Page, type TextLayer } from '../scene.ts';
import { runsOf } from '../type/printer.server.ts';
import { plainPictures, wordsInstead } from './pictures.server.ts';

/** 3 mm, as printers ask for. */
const bleedPoints = 8.504;

/** Points in a unit of the page: true to size in print, three quarters of a pixel on screens. */
const pointsOf = ({ format, width }: Page) => {
  const { inch, width: usual } = formats[format];
  return inch > 0 ? (72 / inch) * (usual / width) : 0.75;
};

export async function pdfOf(
  design: Design,
  { title, withBleed = false, signal }: { title: string; withBleed?: boolean; signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new Pdf({
    autoFirstPage: false,
    margin: 0,
    font: null as unknown as string,
    info: { Title: title, Creator: 'Frenly' },
    displayTitle: true,
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  const pictures = await plainPictures(design.pages, signal);
  const opened = new Set<string>();
  const choose = (file: string, size: number) => {
    if (!opened.has(file)) doc.registerFont(file, readFont(file));
    opened.add(file);
    doc.font(file, size);
  };
  for (const page of inPile(design.pages)) {
    signal?.throwIfAborted();
    const scale = pointsOf(page);
    const bleed = withBleed ? bleedPoints : 0;
    const [w, h] = [page.width * scale, page.height * scale];
    doc.addPage({ size: [w + 2 * bleed, h + 2 * bleed], margin: 0 });
    if (withBleed) {
      const { dictionary } = doc.page as unknown as { dictionary: { data: Record<string, unknown> } };
      dictionary.data.TrimBox = [bleed, bleed, bleed + w, bleed + h];
      dictionary.data.BleedBox = [0, 0, w + 2 * bleed, h + 2 * bleed];
    }
    doc.rect(0, 0, w + 2 * bleed, h + 2 * bleed).fill(page.background);
    doc.save();
    doc.translate(bleed, bleed).scale(scale);
    const all = new Map(page.layers.map((layer) => [layer.id, layer]));
    for (const layer of seenLayers(page)) draw(layer, all);
    doc.restore();
  }
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));

  function turn({ turn: degrees, x, y, w, h }: AnyLayer) {
    if (degrees !== 0) doc.rotate(degrees, { origin: [x + w / 2, y + h / 2] });
  }

  function draw(layer: AnyLayer, all: ReadonlyMap<string, AnyLayer>) {
    const cutter = layer.clip ? all.get(layer.clip) : undefined;
    doc.save();
    if (cutter && cutter.is !== 'text' && cutter.is !== 'image') clip(cutter);
    turn(layer);
    if (layer.opacity < 1) doc.opacity(layer.opacity);
    if (layer.is === 'text') write(layer);
    else if (layer.is === 'image') paste(layer);
    else paint(layer);
    doc.restore();
  }

  /** Turned and stretched as it is drawn, but what follows stands as before: paths are cut in the page's own units. */
  function clip(layer: Exclude<AnyLayer, { is: 'text' | 'image' }>) {
    const undo: (() => void)[] = [];
    const { x, y, w, h, turn: degrees } = layer;
    if (degrees !== 0) {
      const origin = { origin: [x + w / 2, y + h / 2] as [number, number] };
      doc.rotate(degrees, origin);
      undo.unshift(() => doc.rotate(-degrees, origin));
    }
    if (layer.is === 'path') {
      const [sx, sy] = [w / layer.vw, h / layer.vh];
      doc.translate(x, y).scale(sx, sy);
      undo.unshift(() => doc.scale(1 / sx, 1 / sy).translate(-x, -y));
    }
    trace(layer);
    doc.clip();
    undo.forEach((one) => one());
  }

  function trace(layer: Exclude<AnyLayer, { is: 'text' | 'image' }>) {
    const { x, y, w, h } = layer;
    if (layer.is === 'path') doc.path(layer.d);
    else if (layer.is === 'ellipse') doc.ellipse(x + w / 2, y + h / 2, w / 2, h / 2);
    else if (layer.radius > 0) doc.roundedRect(x, y, w, h, Math.min(layer.radius, w / 2, h / 2));
    else doc.rect(x, y, w, h);
  }

  function paint(layer: Exclude<AnyLayer, { is: 'text' | 'image' }>) {
    if (layer.is === 'path') {
      if (!layer.d.trim()) return;
      doc.translate(layer.x, layer.y).scale(layer.w / layer.vw, layer.h / layer.vh);
    }
    const isStroked = layer.stroke !== 'none' && layer.strokeWidth > 0;
    if (layer.fill === 'none' && !isStroked) return;
    if (isStroked) doc.lineWidth(layer.strokeWidth);
    trace(layer);
    if (layer.fill !== 'none' && isStroked) doc.fillAndStroke(layer.fill, layer.stroke);
    else if (isStroked) doc.stroke(layer.stroke);
    else doc.fill(layer.fill);
  }

  function write(layer: TextLayer) {
    const { size, tracking, face, fill } = layer;
    doc.fillColor(fill);
    for (const { text, x, y } of placedLines(layer))
      for (const run of runsOf(text, face, tracking)) {
        if (!run.text.trim()) continue;
        choose(run.file, size);
        doc.text(run.text, x + run.x * size, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: tracking * size,
          ...(tracking === 0 ? {} : { features: { liga: false, clig: false } as never }),
        });
      }
  }

  function paste(layer: Extract<AnyLayer, { is: 'image' }>) {
    const { src, x, y, w, h, fit } = layer;
    const picture = pictures.get(src);
    if (!src) return;
    if (!picture) return write(wordsInstead(layer));
    doc.rect(x, y, w, h).clip();
    const scale = (fit === 'cover' ? Math.max : Math.min)(w / picture.width, h / picture.height);
    const [wide, tall] = [picture.width * scale, picture.height * scale];
    doc.image(picture.bytes, x + (w - wide) / 2, y + (h - tall) / 2, { width: wide, height: tall });
  }
}
