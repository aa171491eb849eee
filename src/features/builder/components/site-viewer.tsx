/** A site to look at: one page at a time. */
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import type { ViewedWork } from '#tools/work/work-table.ts';
import { nameOfPage } from '../render/page-parts.ts';
import type { Site } from '../site.ts';
import { SiteCanvas } from './site-canvas.tsx';

export default function SiteViewer({ content: site }: ViewedWork<Site>) {
  const [at, setAt] = useState(0);
  const page = site.pages[at] ?? site.pages[0]!;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {site.pages.length > 1 && (
        <ul aria-label="Pages" className="flex flex-wrap gap-2">
          {site.pages.map((one, index) => (
            <li key={one.id}>
              <Button
                size="sm"
                variant={one === page ? 'primary' : 'secondary'}
                aria-pressed={one === page}
                onClick={() => setAt(index)}
              >
                {nameOfPage(one)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="overflow-hidden rounded-card border border-line">
        <SiteCanvas name={nameOfPage(site.pages[0]!)} site={site} page={page} />
      </div>
    </div>
  );
}
