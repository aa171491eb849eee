/** Beside the pages, or above them on a phone: small pictures of them, and what stands where. */
import X from 'lucide-react/icons/x';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import type { PageCache } from '../page-cache.ts';
import type { Pdf } from '../pdf/open-pdf.ts';
import { OutlineList } from './outline-list.tsx';
import { Thumbnails } from './thumbnails.tsx';

interface SidePanelProps {
  pageCache: PageCache;
  pdf: Pdf | undefined;
  picture: string | undefined;
  page: number;
  onPage(page: number): void;
  onClose(): void;
}

export function SidePanel({ pageCache, pdf, picture, page, onPage, onClose }: SidePanelProps) {
  const hasThumbnails = pdf !== undefined || picture !== undefined;
  return (
    <aside
      aria-label="Pages and outline"
      className="flex max-h-52 shrink-0 flex-col border-b border-line bg-surface @md:max-h-none @md:w-52 @md:border-r @md:border-b-0 @2xl:w-60"
    >
      <Tabs defaultValue={hasThumbnails ? 'pages' : 'outline'} className="flex min-h-0 grow flex-col">
        <div className="flex items-center justify-between gap-1 p-2">
          <TabsList>
            {hasThumbnails && (
              <TabsTrigger value="pages" className="h-8 px-3 sm:px-3 sm:text-sm">
                Pages
              </TabsTrigger>
            )}
            <TabsTrigger value="outline" className="h-8 px-3 sm:px-3 sm:text-sm">
              Outline
            </TabsTrigger>
          </TabsList>
          <IconButton size="sm" label="Close panel" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        {hasThumbnails && (
          <TabsContent value="pages" className="mt-0 min-h-0 grow">
            <Thumbnails count={pageCache.count} pdf={pdf} picture={picture} page={page} onPage={onPage} />
          </TabsContent>
        )}
        <TabsContent value="outline" className="mt-0 min-h-0 grow">
          <OutlineList pageCache={pageCache} pdf={pdf} page={page} onPage={onPage} />
        </TabsContent>
      </Tabs>
    </aside>
  );
}
