import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { isDev, paletteEntries } from '../../navigation.ts';
import { useSurroundings } from '../surroundings.tsx';
import { useCurrentUser } from '../use-current-user.ts';
import { PaletteGroup, PaletteItem, paletteRow } from './palette-item.tsx';
import { foundRank, rank } from './rank.ts';
import { recentPlaces, rememberPlace, type Place } from './recent.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Values of rows that the server found begin so: it has judged them already. */
const foundPrefix = 'found:';

/** Every place of the product by name, description or category, the recent ones first; also help and people. */
export default function Palette({ onClose, onShowShortcuts }: PaletteProps) {
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const [recent] = useState(recentPlaces);
  const leaving = useRef(false);
  const { articles, people, searching, failed, retry } = useFound(asked);
  const entries = paletteEntries({ brand, isAdmin: user?.isAdmin ?? false, dev: isDev(search) });
  const categories = [...new Set(entries.map(({ category }) => category))];
  const isRecent = (value: string) => recent.some(({ to }) => to === value);

  const go = (place: Place) => {
    rememberPlace(place);
    leaving.current = true;
    onClose();
    void navigate(place.to);
  };
  const places = (category: string, prefix: string, list: readonly Place[]) =>
    list.length > 0 && (
      <PaletteGroup heading={category}>
        {list.map((place) => (
          <PaletteItem
            key={place.to}
            {...place}
            value={prefix + place.to}
            category={category}
            onSelect={() => go(place)}
          />
        ))}
      </PaletteGroup>
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Go to"
        hideTitle
        // Held at one height, so that the field stays where it is while the list grows and shrinks.
        className="overflow-hidden p-0 max-sm:h-[85dvh] sm:top-[12vh] sm:translate-y-0 sm:p-0"
        // The page one goes to takes the focus itself.
        onCloseAutoFocus={(event) => leaving.current && event.preventDefault()}
      >
        <Command
          className="flex min-h-0 flex-1 flex-col"
          label="Go to"
          loop
          vimBindings={false}
          filter={(value, words, texts = []) =>
            value.startsWith(foundPrefix) ? foundRank : rank(words, { texts, recent: isRecent(value) })
          }
        >
          <Command.Input
            value={asked}
            onValueChange={setAsked}
            placeholder="Where to?"
            className="h-19 w-full shrink-0 border-b border-line bg-transparent px-5 pr-16 text-lg outline-none"
          />
          <Command.List className="flex-1 overflow-y-auto p-2 sm:max-h-[min(60vh,28rem)]">
            <Command.Empty role="status" className="px-3 py-8 text-muted">
              {searching ? 'Looking…' : 'Nothing by that name. Try another word.'}
            </Command.Empty>
            {!asked && places('Recent', 'recent:', recent)}
            {categories.map((category) => (
              <PaletteGroup key={category} heading={category}>
                {entries
                  .filter((entry) => entry.category === category)
                  .map((entry) => (
                    <PaletteItem key={entry.id} {...entry} value={entry.to} onSelect={() => go(entry)} />
                  ))}
              </PaletteGroup>
            ))}
            {places('Help articles', foundPrefix, articles)}
            {places('People', foundPrefix, people)}
            {failed && (
              <Command.Item value={`${foundPrefix}again`} onSelect={retry} className={paletteRow}>
                Help and people could not be searched. Try again
              </Command.Item>
            )}
            <PaletteGroup heading="Keyboard">
              <Command.Item
                value="shortcuts"
                keywords={['All keyboard shortcuts', 'keys']}
                onSelect={onShowShortcuts}
                className={paletteRow}
              >
                All keyboard shortcuts
                <Kbd className="ml-auto">?</Kbd>
              </Command.Item>
            </PaletteGroup>
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
