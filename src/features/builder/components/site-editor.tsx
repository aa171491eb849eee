/** A site to work on: what is changed on one side, how it looks on the other. */
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useContext, useState } from 'react';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { EditedWork } from '#tools/work/work-table.ts';
import { nameOfPage } from '../render/page-parts.ts';
import type { Page, Site } from '../site.ts';
import { useHistory } from '#tools/work/use-history.ts';
import { BlocksTab } from './blocks-tab.tsx';
import { DesignTab } from './design-tab.tsx';
import { SiteNameContext } from './open-site.ts';
import { PagesTab } from './pages-tab.tsx';
import { SiteCanvas } from './site-canvas.tsx';
import SiteViewer from './site-viewer.tsx';
import { useUndoKeys } from '#tools/work/use-undo-keys.ts';
import { WidthChoice, widthStyle, type Width } from './width-choice.tsx';

export default function SiteEditor({ content, onChange }: EditedWork<Site>) {
  if (!onChange) return <SiteViewer content={content} />;
  return <Editor site={content} onChange={onChange} />;
}

function Editor({ site, onChange }: { site: Site; onChange: (site: Site) => void }) {
  const name = useContext(SiteNameContext);
  const history = useHistory(site, onChange);
  useUndoKeys(history);
  const [openId, setOpenId] = useState(site.pages[0]!.id);
  const [selected, setSelected] = useState<string>();
  const [width, setWidth] = useState<Width>('desktop');
  const [tab, setTab] = useState('blocks');
  const page = site.pages.find(({ id }) => id === openId) ?? site.pages[0]!;
  const changePages = (pages: Page[], what?: string) => history.change({ ...site, pages }, what);
  const changePage = (changed: Page, what?: string) =>
    changePages(
      site.pages.map((one) => (one.id === changed.id ? changed : one)),
      what,
    );
  function openPage(id: string) {
    setOpenId(id);
    setSelected(undefined);
  }
  /** What was deleted comes back with one press. */
  function deleteWith(next: Site, what: string) {
    history.change(next);
    toast({
      title: `${what} deleted`,
      action: {
        label: 'Undo',
        altText: 'Use the Undo button above the blocks',
        onSelect: () => onChange(site),
      },
    });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-center justify-between gap-2">
          <p className="truncate text-sm text-muted">
            Page: <bdi>{nameOfPage(page)}</bdi>
          </p>
          <div className="flex gap-1">
            <IconButton label="Undo" size="sm" disabled={!history.canUndo} onClick={history.undo}>
              <Undo aria-hidden />
            </IconButton>
            <IconButton label="Redo" size="sm" disabled={!history.canRedo} onClick={history.redo}>
              <Redo aria-hidden />
            </IconButton>
          </div>
        </div>
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label="Edit">
            <TabsTrigger value="blocks">Blocks</TabsTrigger>
            <TabsTrigger value="pages">Pages</TabsTrigger>
            <TabsTrigger value="design">Design</TabsTrigger>
          </TabsList>
          <TabsContent value="blocks">
            <BlocksTab
              page={page}
              pages={site.pages}
              selected={selected}
              onSelect={setSelected}
              onChange={changePage}
              onDelete={(changed) =>
                deleteWith(
                  { ...site, pages: site.pages.map((one) => (one.id === changed.id ? changed : one)) },
                  'Block',
                )
              }
            />
          </TabsContent>
          <TabsContent value="pages">
            <PagesTab
              pages={site.pages}
              open={page}
              onOpen={openPage}
              onChange={changePages}
              onDelete={(id) =>
                deleteWith({ ...site, pages: site.pages.filter((one) => one.id !== id) }, 'Page')
              }
            />
          </TabsContent>
          <TabsContent value="design">
            <DesignTab site={site} onChange={(changed) => history.change({ ...site, ...changed })} />
          </TabsContent>
        </Tabs>
      </div>
      <section
        aria-label="Preview"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:grid-rows-[auto_minmax(0,1fr)]"
      >
        <WidthChoice value={width} onChange={setWidth} />
        <div
          role="region"
          aria-label="Preview of the page"
          tabIndex={0}
          className="overflow-auto rounded-card border border-line bg-sunken"
        >
          <div className={cn('mx-auto max-w-full', widthStyle[width])}>
            <SiteCanvas
              name={name}
              site={site}
              page={page}
              selected={selected}
              onSelect={(id) => {
                setSelected(id);
                setTab('blocks');
              }}
              onMove={(id, before) => {
                const moved = page.blocks.find((block) => block.id === id);
                const rest = page.blocks.filter((block) => block.id !== id);
                const at = rest.findIndex((block) => block.id === before);
                if (moved)
                  changePage({ ...page, blocks: rest.toSpliced(at === -1 ? rest.length : at, 0, moved) });
              }}
            />
          </div>
        </div>
      </section>
    </div>
  );
}
