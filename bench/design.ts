/** Designs: how long proposals, exports and a change among 500 layers take. */
import { move } from '#features/design/editor/commands.ts';
import { pngOf } from '#features/design/export/outlined.server.ts';
import { pdfOf } from '#features/design/export/pdf.server.ts';
import { propose } from '#features/design/layout/propose.ts';
import { apply, diff, inverse } from '#features/design/patch.ts';
import { noKit, noWords, type Design, type Page } from '#features/design/scene.ts';
import { drawPage, writeSvg } from '#features/design/draw/elements.ts';
import { measurePrinted } from '#features/design/type/printer.server.ts';
import { median, whole, type Table } from './table.ts';

async function time(work: () => unknown): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function several(work: () => unknown, times = 7): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await time(work));
  return median(taken);
}

export async function benchDesign(): Promise<Table> {
  const words = { ...noWords(), title: 'Jazz Night', date: '12 June', place: 'Blue Note Berlin' };
  const input = {
    kind: 'poster',
    brief: 'jazz night',
    words,
    mood: 'warm',
    kit: noKit,
    picture: '',
    seed: 1,
    count: 8,
    measure: measurePrinted,
  } as const;
  const cold = await time(() => propose(input));
  const warm = await several(() => propose({ ...input, seed: Math.floor(Math.random() * 1e5) }));
  const [page] = propose(input);
  const many: Page = {
    ...page!,
    layers: Array.from({ length: 500 }, (_, at) => ({
      ...page!.layers[at % page!.layers.length]!,
      id: `n${at}`,
      z: at,
    })),
  };
  const design: Design = { brief: '', mood: 'warm', kit: noKit, pages: [many], guides: [] };
  const moved = { ...design, pages: [move(many, new Set(['n7']), 5, 5)] };
  const step = await several(() => apply(moved, inverse(diff(design, moved))), 25);
  const tree = await several(() => writeSvg(drawPage(many)));
  const png = await several(() => pngOf(page!), 3);
  const pdf = await several(() => pdfOf({ ...design, pages: [page!] }, { title: '' }), 3);
  return {
    title: 'Designs',
    columns: ['', 'measured', 'aim'],
    rows: [
      ['eight proposals, first time', `${whole(cold)} ms`, '≤ 3,000 ms'],
      ['eight proposals', `${whole(warm)} ms`, '≤ 300 ms'],
      ['a change and its undo among 500 layers', `${whole(step)} ms`, '≤ 16 ms'],
      ['500 layers as SVG', `${whole(tree)} ms`, '≤ 50 ms'],
      ['a poster as PNG', `${whole(png)} ms`, '≤ 1,000 ms'],
      ['a poster as PDF', `${whole(pdf)} ms`, '≤ 1,000 ms'],
    ],
  };
}
