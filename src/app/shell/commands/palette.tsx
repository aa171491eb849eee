import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { isDev, paletteEntries, type PaletteEntry } from '../../navigation.ts';
import { keysLabel } from '../../shortcuts.ts';
import { useSurroundings } from '../surroundings.tsx';
import { useCurrentUser } from '../use-current-user.ts';
import { isMac } from './keyboard.ts';
import { recentPlaces, rememberPlace } from './recent.ts';

interface PaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

/** Every place of the product, by name, description or category; the recent ones first. */
export default function Palette({ onClose, onShowShortcuts }: PaletteProps) {
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const entries = paletteEntries({ brand, isAdmin: user?.isAdmin ?? false, dev: isDev(search) });
  const recent = asked ? [] : recentPlaces().flatMap((place) => entries.find(({ to }) => to === place) ?? []);
  const categories = [...new Set(entries.map(({ category }) => category))];

  const go = (to: string) => {
    rememberPlace(to);
    onClose();
    void navigate(to);
  };
  const item = (entry: PaletteEntry, prefix = '') => (
    <Item key={entry.id} entry={entry} value={`${prefix}${entry.id}`} onSelect={() => go(entry.to)} />
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Go to" hideTitle className="overflow-hidden p-0" aria-describedby={undefined}>
        <Command label="Go to" loop filter={(_, words, keywords = []) => matches(words, keywords)}>
          <Command.Input
            value={asked}
            onValueChange={setAsked}
            placeholder="Where to?"
            className="h-15 w-full border-b border-line bg-transparent px-5 pr-14 text-lg outline-none"
          />
          <Command.List className="max-h-[min(60vh,28rem)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-8 text-muted">
              Nothing by that name. Try another word.
            </Command.Empty>
            {recent.length > 0 && (
              <Command.Group heading="Recent" className={group}>
                {recent.map((entry) => item(entry, 'recent:'))}
              </Command.Group>
            )}
            {categories.map((category) => (
              <Command.Group key={category} heading={category} className={group}>
                {entries.filter((entry) => entry.category === category).map((entry) => item(entry))}
              </Command.Group>
            ))}
            <Command.Group heading="Keyboard" className={group}>
              <Command.Item
                value="shortcuts"
                keywords={['Keyboard shortcuts', 'keys']}
                onSelect={onShowShortcuts}
                className={row}
              >
                All keyboard shortcuts
                <Kbd className="ml-auto">?</Kbd>
              </Command.Item>
            </Command.Group>
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

const row = 'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 aria-selected:bg-sunken';

function Item({ entry, value, onSelect }: { entry: PaletteEntry; value: string; onSelect: () => void }) {
  const { title, description, category, shortcuts } = entry;
  return (
    <Command.Item value={value} keywords={[title, description, category]} onSelect={onSelect} className={row}>
      <span className="grid min-w-0">
        <span>{title}</span>
        <span className="truncate text-sm text-muted">{description}</span>
      </span>
      <span className="ml-auto flex shrink-0 gap-1">
        {shortcuts.map((keys) => (
          <Kbd key={keys.key}>{keysLabel(keys, isMac())}</Kbd>
        ))}
      </span>
    </Command.Item>
  );
}

/** Every word asked for must be somewhere; in the name it counts most. */
function matches(words: string, [title = '', ...rest]: string[]) {
  const name = title.toLowerCase();
  const all = [title, ...rest].join(' ').toLowerCase();
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!asked.every((word) => all.includes(word))) return 0;
  if (name.startsWith(asked[0] ?? '')) return 1;
  return asked.every((word) => name.includes(word)) ? 0.8 : 0.4;
}
