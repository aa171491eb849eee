import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOwnPanda } from '#features/pandas/components/use-own-panda.ts';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { Kbd } from '#kit/ui/kbd.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { useOwnWork } from '#tools/follow/use-own-work.ts';
import { isDev } from '../../navigation.ts';
import { paletteEntries } from '../../palette-entries.ts';
import { useSurroundings } from '../surroundings.tsx';
import { useCurrentUser } from '../use-current-user.ts';
import { PaletteGroup, PaletteItem, paletteRow } from './palette-item.tsx';
import { PandaAnswer } from './panda-answer.tsx';
import { askRank, foundRank, inOrderOf, rank, toolRank } from './rank.ts';
import { recentPlaces, rememberPlace, type Place } from './recent.ts';
import { useAskPanda } from './use-ask-panda.ts';
import { useDeeds } from './use-deeds.ts';
import { useFound, workPlace } from './use-found.ts';
import { useLate } from './use-late.ts';
import { usePicked } from './use-picked.ts';

interface PaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Values of rows that the server found begin so: it has judged them already. */
const foundPrefix = 'found:';
const askValue = 'ask:panda';
/** The tool that does what is typed stands first. */
const toolPrefix = 'tool:';
const mostLatest = 4;

/** Every place by name, description or category; what can be done; one's own work, help and people; and a question to the panda. */
export default function Palette({ onClose, onShowShortcuts }: PaletteProps) {
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const [recent] = useState(recentPlaces);
  const leaving = useRef(false);
  const { tool, articles, people, shown, work, meant, searching, failed, retry } = useFound(asked);
  const { isLate, onPointerMove } = useLate(asked, tool !== undefined);
  const panda = useOwnPanda();
  const asking = useAskPanda();
  const deeds = useDeeds();
  const latest = useOwnWork().recent?.slice(0, mostLatest).flatMap(workPlace) ?? [];
  const input = useRef<HTMLInputElement>(null);
  const { list, picked, setPicked } = usePicked();
  const entries = paletteEntries({ brand, isAdmin: user?.isAdmin ?? false, dev: isDev(search) });
  const categories = [...new Set(entries.map(({ category }) => category))];
  const isRecent = (value: string) => recent.some(({ to }) => to === value);
  const named = inOrderOf(asked, entries, ({ title, description, category, to }) => ({
    texts: [title, description, category],
    recent: isRecent(to),
  }));
  const done = inOrderOf(asked, deeds, ({ title, words }) => ({ texts: [title, words] }));
  // Enter takes what stands first.
  const placesFirst = (named[0]?.fit ?? 0) > (done[0]?.fit ?? 0);
  // What a name already shows need not be shown as meant.
  const byMeaning = meant
    .map((id) => entries.find((entry) => entry.id === id))
    .filter((entry) => entry !== undefined)
    .filter(
      ({ title, description, category }) => rank(asked, { texts: [title, description, category] }) === 0,
    );

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
            category={category}
            {...place}
            value={prefix + place.to}
            onSelect={() => go(place)}
          />
        ))}
      </PaletteGroup>
    );
  const commands = (
    <PaletteGroup heading="Commands">
      {deeds.map(({ id, title, words, stays, act }) => (
        <Command.Item
          key={id}
          value={`deed:${id}`}
          keywords={[title, words]}
          onSelect={() => {
            if (!stays) {
              leaving.current = true;
              onClose();
            }
            act();
          }}
          className={paletteRow}
        >
          {title}
        </Command.Item>
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
          value={picked}
          onValueChange={setPicked}
          loop
          vimBindings={false}
          filter={(value, words, texts = []) =>
            value === askValue
              ? askRank
              : value.startsWith(toolPrefix)
                ? isLate
                  ? foundRank
                  : toolRank
                : value.startsWith(foundPrefix)
                  ? foundRank
                  : rank(words, { texts, recent: isRecent(value) })
          }
        >
          <Command.Input
            ref={input}
            value={asked}
            onValueChange={(words) => {
              setAsked(words);
              asking.forget();
            }}
            placeholder="Search or ask anything"
            className="h-19 w-full shrink-0 border-b border-line bg-transparent px-5 pr-16 text-lg outline-none"
          />
          {asking.asked && (
            <PandaAnswer
              asked={asking.asked}
              onRetry={() => void asking.ask(asked)}
              onBack={() => {
                asking.forget();
                input.current?.focus();
              }}
              onLeave={() => {
                leaving.current = true;
                onClose();
              }}
            />
          )}
          <Command.List
            ref={list}
            hidden={asking.asked !== undefined}
            onPointerMove={onPointerMove}
            className="flex-1 overflow-y-auto p-2 sm:max-h-[min(60vh,28rem)]"
          >
            <Command.Empty role="status" className="px-3 py-8 text-muted">
              Searching…
            </Command.Empty>
            {asked && tool && !isLate && places('Open with your words', toolPrefix, [tool])}
            {!asked && places('Your latest work', 'work:', latest)}
            {!asked && places('Recent', 'recent:', recent)}
            {!(asked && placesFirst) && commands}
            {asked
              ? places(
                  'Places',
                  '',
                  named.map(({ entry }) => entry),
                )
              : categories.map((category) => (
                  <PaletteGroup key={category} heading={category}>
                    {entries
                      .filter((entry) => entry.category === category)
                      .map((entry) => (
                        <PaletteItem key={entry.id} {...entry} value={entry.to} onSelect={() => go(entry)} />
                      ))}
                  </PaletteGroup>
                ))}
            {asked && placesFirst && commands}
            {asked && tool && isLate && places('Open with your words', toolPrefix, [tool])}
            {places('Best matches', `${foundPrefix}meant:`, byMeaning)}
            {places('Your work', `${foundPrefix}work:`, work)}
            {places('Help articles', foundPrefix, articles)}
            {places('From the community', foundPrefix, shown)}
            {places('People', foundPrefix, people)}
            {failed && (
              <Command.Item value={`${foundPrefix}again`} onSelect={retry} className={paletteRow}>
                Your work, help and people could not be searched. Try again
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
            {/* Not before the rest is there: the first entry that comes is the one that Enter takes. */}
            {asked.trim() !== '' && !searching && (
              <PaletteGroup heading="Ask">
                <Command.Item value={askValue} onSelect={() => void asking.ask(asked)} className={paletteRow}>
                  <Panda size={28} />
                  <span className="truncate">
                    Ask {panda?.name ?? 'the panda'}: {asked.trim()}
                  </span>
                </Command.Item>
              </PaletteGroup>
            )}
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
