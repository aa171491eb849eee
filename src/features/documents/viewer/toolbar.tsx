import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Minus from 'lucide-react/icons/minus';
import PanelLeft from 'lucide-react/icons/panel-left';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useState, type KeyboardEvent } from 'react';
import { DropdownMenuCheckboxItem, DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { controlStyle } from '#kit/ui/control-style.ts';
import { cn } from '#kit/ui/cn.ts';
import { MoreMenu } from '#kit/ui/more-menu.tsx';

interface ToolbarProps {
  page: number;
  count: number;
  /** In per cent. */
  shown: number;
  isFit: boolean;
  dark: boolean;
  /** Flowing text is neither turned nor darkened: it follows the theme. */
  isDrawn: boolean;
  hasPanel: boolean;
  onPanel(): void;
  onPage(page: number): void;
  onZoom(way: 1 | -1): void;
  onFit(): void;
  onRotate(): void;
  onDark(dark: boolean): void;
  onFind(): void;
}

export function Toolbar(props: ToolbarProps) {
  const { page, count, shown, isFit, dark, isDrawn, hasPanel } = props;
  return (
    <div
      role="toolbar"
      aria-label="Document"
      className="flex flex-wrap items-center gap-0.5 border-b border-line bg-surface px-1.5 py-1"
    >
      <IconButton size="sm" label="Thumbnails and outline" aria-expanded={hasPanel} onClick={props.onPanel}>
        <PanelLeft aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Previous page" disabled={page <= 1} onClick={() => props.onPage(page - 1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Next page" disabled={page >= count} onClick={() => props.onPage(page + 1)}>
        <ChevronDown aria-hidden />
      </IconButton>
      <PageBox key={page} page={page} count={count} onPage={props.onPage} />
      <span className="grow" />
      <IconButton size="sm" label="Zoom out" onClick={() => props.onZoom(-1)}>
        <Minus aria-hidden />
      </IconButton>
      <span aria-live="polite" className="w-12 text-center text-sm text-muted tabular-nums @max-md:hidden">
        {shown} %
      </span>
      <IconButton size="sm" label="Zoom in" onClick={() => props.onZoom(1)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Find in document" onClick={props.onFind}>
        <Search aria-hidden />
      </IconButton>
      <MoreMenu size="sm" label="View options">
        <DropdownMenuItem disabled={isFit} onSelect={props.onFit}>
          Fit width
        </DropdownMenuItem>
        {isDrawn && <DropdownMenuItem onSelect={props.onRotate}>Rotate right</DropdownMenuItem>}
        {isDrawn && (
          <DropdownMenuCheckboxItem checked={dark} onCheckedChange={props.onDark}>
            Dark pages
          </DropdownMenuCheckboxItem>
        )}
      </MoreMenu>
    </div>
  );
}

function PageBox({ page, count, onPage }: { page: number; count: number; onPage(page: number): void }) {
  const [typed, setTyped] = useState(String(page));
  function go() {
    const wanted = Math.round(Number(typed));
    if (wanted >= 1 && wanted <= count && wanted !== page) onPage(wanted);
    else setTyped(String(page));
  }
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted tabular-nums">
      <input
        aria-label="Page"
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={go}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') go();
          event.stopPropagation(); // the arrows belong to the box
        }}
        className={cn(controlStyle, 'h-9 w-14 px-1 text-center')}
      />
      / {count}
    </span>
  );
}
