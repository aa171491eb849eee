import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { Coming } from '#kit/ui/coming.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Logo } from '#kit/ui/logo.tsx';
import { ActingLine } from './acting-line.tsx';
import { brands } from '../brands.ts';
import {
  aiMenu,
  communityMenu,
  devLinks,
  isDev,
  learnMenu,
  madeFrenlyLink,
  plansMenu,
  type NavLink,
} from '../navigation.ts';
import { useCommands } from './commands/commands.tsx';
import { Disclosure } from './disclosure.tsx';
import { MenuLinks, MenuTitle } from './menu-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OfflineLine } from './offline-line.tsx';
import { OptionalPart } from './optional-part.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useSurroundings } from './surroundings.tsx';
import { TraySlot } from './tray/tray-slot.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { useLinksInScope, type OfferedLink } from './use-links-in-scope.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

interface OfferedGroup {
  title: string;
  links: readonly OfferedLink[];
}

/** Characters of a brand's name that leave room for another button on a phone. */
const longestBeside = 8;
const topLevel =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-medium text-muted hover:text-ink aria-expanded:text-ink [&_svg]:size-4';
const panel =
  'absolute top-full left-0 z-50 mt-1 rounded-card border border-line bg-surface p-5 shadow-raised animate-rise-in';

export function Header({ wide = false }: { wide?: boolean }) {
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  const [search] = useSearchParams();
  const inScope = useLinksInScope();
  const { openPalette } = useCommands();
  const madeFrenly = madeFrenlyLink(brand);

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div
        className={cn(
          'mx-auto flex h-17 items-center gap-1 px-4 max-[374px]:px-3 sm:gap-2 sm:px-6',
          !wide && 'max-w-6xl',
        )}
      >
        <Link to="/" className="rounded-full py-1 whitespace-nowrap sm:mr-3 sm:pr-2">
          <Logo
            name={brands[brand].name}
            className="gap-2 text-[clamp(1.125rem,6.2vw,1.5rem)] [&_.panda]:h-auto [&_.panda]:w-[1.5em]"
          />
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <GroupMenu
            label="AI tools"
            groups={aiMenu.map((group) => ({ ...group, links: inScope(group.links) }))}
          />
          <GroupMenu
            label="Learn"
            groups={[
              { title: 'Learn', links: inScope(learnMenu) },
              { title: 'Community', links: inScope(communityMenu) },
            ]}
          />
          <ListMenu label="Plans" links={inScope(plansMenu)} />
          {isDev(search) && inScope(devLinks).map((link) => <TopLink key={link.to} {...link} />)}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {inScope([madeFrenly]).map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="hidden rounded-full px-3 py-2 text-muted hover:text-ink lg:inline-flex"
            >
              {link.label}
            </Link>
          ))}
          {/* On a phone there is no room for it beside a long name; there it stands in the menu. */}
          <IconButton
            label="Go to a page"
            onClick={openPalette}
            className={brands[brand].name.length > longestBeside ? 'max-sm:hidden' : 'max-[359px]:hidden'}
          >
            <Search aria-hidden />
          </IconButton>
          <TraySlot />
          {user ? (
            <OptionalPart>
              <AccountMenu user={user} />
            </OptionalPart>
          ) : (
            <SignInButton />
          )}
          <MobileMenu />
        </div>
      </div>
      <OfflineLine />
      <ActingLine />
    </header>
  );
}

function TopLink({ label, to }: NavLink) {
  return (
    <Link to={to} className={topLevel}>
      {label}
    </Link>
  );
}

function MenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <ChevronDown aria-hidden />
    </>
  );
}

function GroupMenu({ label, groups }: { label: string; groups: OfferedGroup[] }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <Disclosure
      label={<MenuLabel label={label} />}
      buttonClassName={topLevel}
      panelClassName={`${panel} w-max`}
    >
      <div className="grid grid-flow-col gap-6">
        {shown.map(({ title, links }) => (
          <section key={title} className="grid content-start gap-1">
            <p className="px-3 text-sm text-muted">
              <MenuTitle title={title} links={links} />
            </p>
            <MenuLinks links={links} />
          </section>
        ))}
      </div>
    </Disclosure>
  );
}

function ListMenu({ label, links }: { label: string; links: OfferedLink[] }) {
  if (links.length === 0) return null;
  return (
    <Disclosure
      label={<MenuLabel label={label} />}
      buttonClassName={topLevel}
      panelClassName={`${panel} min-w-56 p-2`}
    >
      {links.every(({ isComing }) => isComing) && (
        <p className="px-3 pt-2 pb-1">
          <Coming />
        </p>
      )}
      <MenuLinks links={links} />
    </Disclosure>
  );
}
