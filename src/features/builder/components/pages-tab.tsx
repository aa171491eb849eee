/** The pages of a site, and what is said about the open one in menus, search results and previews of links. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { blankBlock, moveTo } from '../blocks/edit-blocks.ts';
import { nameOfPage } from '../render/page-parts.ts';
import { longestDescription, longestName, mostPages, newPage, type Page } from '../site.ts';
import { PictureField } from './picture-field.tsx';

interface PagesTabProps {
  pages: readonly Page[];
  open: Page;
  onOpen: (id: string) => void;
  onChange: (pages: Page[], what?: string) => void;
  onDelete: (id: string) => void;
}

export function PagesTab({ pages, open, onOpen, onChange, onDelete }: PagesTabProps) {
  const change = (changed: Partial<Page>) =>
    onChange(
      pages.map((page) => (page.id === open.id ? { ...page, ...changed } : page)),
      `${open.id}.${Object.keys(changed)[0]}`,
    );
  function add() {
    const page = newPage('New page', `page-${pages.length + 1}`, [blankBlock('heading'), blankBlock('text')]);
    onChange([...pages, page]);
    onOpen(page.id);
  }
  return (
    <div className="grid gap-5">
      <ol aria-label="Pages" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {pages.map((page, at) => (
          <li
            key={page.id}
            className={cn(
              'flex items-center rounded-lg border-[1.5px] bg-surface',
              page.id === open.id ? 'border-bamboo bg-bamboo-soft' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-current={page.id === open.id ? 'true' : undefined}
              onClick={() => onOpen(page.id)}
              className="min-w-0 flex-1 truncate rounded-lg px-3 py-2.5 text-start text-sm"
            >
              <bdi>{nameOfPage(page)}</bdi>
              {at === 0 && <span className="text-muted"> · first page</span>}
            </button>
            <IconButton
              label={`Move up: ${nameOfPage(page)}`}
              size="sm"
              disabled={at === 0}
              onClick={() => onChange(moveTo(pages, at, at - 1))}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move down: ${nameOfPage(page)}`}
              size="sm"
              disabled={at === pages.length - 1}
              onClick={() => onChange(moveTo(pages, at, at + 1))}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={pages.length >= mostPages} onClick={add}>
          <Plus aria-hidden /> Add page
        </Button>
        <Button variant="ghost" size="sm" disabled={pages.length === 1} onClick={() => onDelete(open.id)}>
          Delete page
        </Button>
      </div>
      <section aria-label="Page settings" className="grid gap-4">
        <h2 className="text-lg">Page settings</h2>
        <Field label="Page title">
          <Input
            maxLength={longestName}
            value={open.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        {open !== pages[0] && (
          <Field label="Address" hint="The last part of it: lower-case letters, digits and hyphens.">
            <Input
              dir="ltr"
              maxLength={60}
              value={open.slug}
              onChange={({ target }) =>
                change({
                  slug: target.value
                    .toLowerCase()
                    .replaceAll(/[^a-z\d-]+/g, '-')
                    .slice(0, 60),
                })
              }
            />
          </Field>
        )}
        <Switch
          label="Show in menu"
          checked={open.inMenu}
          onChange={({ target }) => change({ inMenu: target.checked })}
        />
        <h3 className="text-base">Search engines and link previews</h3>
        <Field label="Title in search results" optional>
          <Input
            maxLength={longestName}
            value={open.seoTitle}
            onChange={({ target }) => change({ seoTitle: target.value })}
          />
        </Field>
        <Field
          label="Description"
          optional
          hint={`${open.description.length} of ${longestDescription} characters`}
        >
          <Textarea
            dir="auto"
            rows={3}
            maxLength={longestDescription}
            value={open.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <PictureField
          label="Picture for link previews"
          value={open.picture}
          onChange={(picture) => change({ picture })}
        />
        <Switch
          label="Hide from search engines"
          checked={open.noIndex}
          onChange={({ target }) => change({ noIndex: target.checked })}
        />
      </section>
    </div>
  );
}
