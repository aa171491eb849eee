import { Link, useSearchParams } from 'react-router';
import { href } from '#kit/href.ts';
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
import { MenuLinks, MenuTitle } from './menu-links.tsx';
import { useSurroundings } from './surroundings.tsx';
import { useLinksInScope } from './use-links-in-scope.ts';

/** The links of the menu for small screens, in groups. */
export function MobileMenuLinks() {
  const { brand } = useSurroundings();
  const [search] = useSearchParams();
  const inScope = useLinksInScope();
  const groups = [
    ...aiMenu,
    { title: 'Learn', links: learnMenu },
    { title: 'Community', links: communityMenu },
    { title: 'Frenly', links: [madeFrenlyLink(brand), ...(isDev(search) ? devLinks : [])] },
  ]
    .map(({ title, links }) => ({ title, links: inScope(links) }))
    .filter(({ links }) => links.length > 0);
  return (
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
  );
}
