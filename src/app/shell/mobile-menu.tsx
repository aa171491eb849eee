import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import {
  aiMenu,
  communityMenu,
  devLinks,
  isDev,
  learnMenu,
  madeFrenlyLink,
  mobilePlans,
  plansMenu,
} from '../navigation.ts';
import { useCommands } from './commands/commands.tsx';
import { MenuLinks, MenuTitle } from './menu-links.tsx';
import { useSurroundings } from './surroundings.tsx';
import { useLinksInScope } from './use-links-in-scope.ts';

/** Everything the header offers, for small screens. A native dialog: focus, Escape and the page behind are the browser's work. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { brand } = useSurroundings();
  const [search] = useSearchParams();
  const inScope = useLinksInScope();
  const { openPalette } = useCommands();
  const closeWhenLeaving = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };

  const groups = [
    ...aiMenu,
    { title: 'Learn', links: learnMenu },
    { title: 'Community', links: communityMenu },
    { title: 'Frenly', links: [madeFrenlyLink(brand), ...(isDev(search) ? devLinks : [])] },
  ]
    .map(({ title, links }) => ({ title, links: inScope(links) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className="-mr-2 lg:hidden">
      <IconButton label="Open the menu" onClick={() => dialog.current?.showModal()}>
        <Menu aria-hidden />
      </IconButton>
      {/* It only overhears the clicks on its links, which the keyboard makes too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={closeWhenLeaving}
        className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw)] max-w-none overflow-y-auto bg-paper p-4 text-ink backdrop:bg-scrim"
      >
        <div className="mb-3 flex items-center justify-between">
          <Button
            variant="ghost"
            onClick={() => {
              dialog.current?.close();
              openPalette();
            }}
          >
            <Search aria-hidden /> Go to a page
          </Button>
          <IconButton label="Close the menu" onClick={() => dialog.current?.close()}>
            <X aria-hidden />
          </IconButton>
        </div>
        <nav aria-label="All pages" className="grid gap-5">
          {groups.map(({ title, links }) => (
            <section key={title}>
              <h2 className="px-3 font-sans text-sm font-medium tracking-normal text-muted">
                <MenuTitle title={title} links={links} />
              </h2>
              <MenuLinks links={links} />
            </section>
          ))}
          {inScope(plansMenu).length > 0 && (
            <section>
              <h2 className="px-3 font-sans text-sm font-medium tracking-normal text-muted">
                <MenuTitle title="Plans" links={inScope(plansMenu)} />
              </h2>
              <ul className="mt-2 grid grid-cols-3 gap-2">
                {mobilePlans.map(({ name, label }) => (
                  <li key={name}>
                    <Link
                      to={href('/subscription-plans')}
                      className="grid min-h-11 place-items-center rounded-md bg-sunken px-2 text-center font-medium"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </nav>
      </dialog>
    </div>
  );
}
