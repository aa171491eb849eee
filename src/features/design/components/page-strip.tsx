/** The pages of a design, and the way to all other formats. */
import Copy from 'lucide-react/icons/copy';
import Scaling from 'lucide-react/icons/scaling';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { addPage, newId, removePage } from '../editor/commands.ts';
import { useDeskState } from '../editor/desk-state.ts';
import { PageSvg } from '../draw/page-svg.tsx';
import { resizePage } from '../layout/propose.ts';
import { formatIds, formats, inPile, type FormatId } from '../scene.ts';
import { facesOn, loadFaces, measureHere } from '../type/browser-measure.ts';

export function PageStrip() {
  const desk = useDeskState();
  const { design, page, isReadOnly, history } = desk;
  const pages = inPile(design.pages);
  async function resizeTo(wanted: readonly FormatId[]) {
    await loadFaces(facesOn(page));
    let next = design;
    for (const format of wanted)
      next = addPage(next, resizePage(design, page, format, { measure: measureHere, id: newId(), z: 0 }));
    history.change(next);
    const last = inPile(next.pages).at(-1);
    if (wanted.length === 1 && last) desk.open(last.id);
  }
  const others = formatIds.filter((format) => !design.pages.some((one) => one.format === format));
  return (
    <section aria-label="Pages" className="flex min-w-0 items-end gap-3 overflow-x-auto p-1">
      {pages.map((one) => (
        <div key={one.id} className="relative grid shrink-0 gap-1">
          {/* The picture stands under the button, not in it: its words are too small to be read here. */}
          <span
            aria-hidden
            className={cn(
              'block justify-self-center rounded-control border-2 p-1',
              one.id === page.id ? 'border-bamboo' : 'border-line',
            )}
          >
            <PageSvg page={one} className="h-14 w-auto max-w-40" />
          </span>
          <button
            type="button"
            aria-pressed={one.id === page.id}
            aria-label={`Open page ${one.name}`}
            onClick={() => desk.open(one.id)}
            className="max-w-40 truncate text-center text-sm text-muted after:absolute after:inset-0 after:rounded-control hover:text-ink"
          >
            {one.name}
          </button>
        </div>
      ))}
      {!isReadOnly && (
        <div className="flex shrink-0 items-center gap-1 self-center">
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="sm" variant="secondary">
                <Scaling aria-hidden /> Resize
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem disabled={others.length === 0} onSelect={() => void resizeTo(others)}>
                All formats
              </DropdownMenuItem>
              <DropdownMenuSeparator />
              {formatIds.map((format) => (
                <DropdownMenuItem key={format} onSelect={() => void resizeTo([format])}>
                  {formats[format].title}, {formats[format].width} × {formats[format].height}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
          <IconButton
            size="sm"
            label="Duplicate page"
            onClick={() => {
              const id = newId();
              history.change(addPage(design, { ...page, id, name: `${page.name} copy`.slice(0, 80) }));
              desk.open(id);
            }}
          >
            <Copy aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label="Delete page"
            disabled={pages.length === 1}
            onClick={() => {
              history.change(removePage(design, page.id));
              desk.open(pages.find(({ id }) => id !== page.id)!.id);
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}
