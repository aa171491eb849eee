import AArrowDown from 'lucide-react/icons/a-arrow-down';
import AArrowUp from 'lucide-react/icons/a-arrow-up';
import BookmarkIcon from 'lucide-react/icons/bookmark';
import PanelLeft from 'lucide-react/icons/panel-left';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Options } from '#kit/ui/options.tsx';
import { Select } from '#kit/ui/select.tsx';
import { layouts, readerThemes, sizes, type Layout, type Look, type ReaderTheme } from './look.ts';

interface ReaderToolbarProps {
  look: Look;
  isPanelOpen: boolean;
  onPanel: () => void;
  onBookmark: () => void;
}

const layoutNames: Record<Layout, string> = { pages: 'Pages', scroll: 'Scroll' };
const themeNames: Record<ReaderTheme, string> = { paper: 'Paper', cream: 'Sepia', night: 'Night' };

export function ReaderToolbar({ look, isPanelOpen, onPanel, onBookmark }: ReaderToolbarProps) {
  return (
    <div role="toolbar" aria-label="Reading" className="flex flex-wrap items-center gap-2">
      <IconButton
        label="Contents, notes and search"
        size="sm"
        aria-expanded={isPanelOpen}
        aria-controls="reader-panel"
        onClick={onPanel}
      >
        <PanelLeft aria-hidden />
      </IconButton>
      <IconButton label="Add bookmark" size="sm" onClick={onBookmark}>
        <BookmarkIcon aria-hidden />
      </IconButton>
      <IconButton
        label="Smaller text"
        size="sm"
        disabled={look.size === 0}
        onClick={() => look.setSize(look.size - 1)}
      >
        <AArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label="Larger text"
        size="sm"
        disabled={look.size === sizes.length - 1}
        onClick={() => look.setSize(look.size + 1)}
      >
        <AArrowUp aria-hidden />
      </IconButton>
      <Field label="Layout" hideLabel>
        <Select value={look.layout} onChange={({ target }) => look.setLayout(target.value as Layout)}>
          <Options values={layouts} labelOf={(value) => layoutNames[value]} />
        </Select>
      </Field>
      <Field label="Theme" hideLabel>
        <Select value={look.theme} onChange={({ target }) => look.setTheme(target.value as ReaderTheme)}>
          <Options values={readerThemes} labelOf={(value) => themeNames[value]} />
        </Select>
      </Field>
    </div>
  );
}
