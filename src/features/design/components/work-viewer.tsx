import type { ViewedWork } from '#tools/work/work-table.ts';
import { PageSvg } from '../draw/page-svg.tsx';
import { inPile, type Design } from '../scene.ts';

/** All pages, to look at. */
export default function DesignViewer({ content }: ViewedWork<Design>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      {inPile(content.pages).map((page) => (
        <PageSvg
          key={page.id}
          page={page}
          className="mx-auto h-auto max-h-[44rem] w-full rounded-sm border border-line"
        />
      ))}
    </div>
  );
}
