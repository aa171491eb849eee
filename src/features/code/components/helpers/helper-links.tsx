import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { cn } from '#kit/ui/cn.ts';
import { helperName, helpers, type Helper } from '../../helpers/helper.ts';

/** The generator and the helpers beside it; each has an address of its own. */
export function HelperLinks({ shown }: { shown: Helper | null }) {
  const places: [Helper | null, string, string][] = [
    [null, 'App', href('/code-generator')],
    ...helpers.map((helper): [Helper, string, string] => [
      helper,
      helperName[helper],
      href('/code-generator', { helper }),
    ]),
  ];
  return (
    <nav aria-label="Code tools" className="pb-6">
      <ul className="flex flex-wrap gap-2">
        {places.map(([helper, name, address]) => (
          <li key={address}>
            <Link
              to={address}
              aria-current={helper === shown ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line px-4 font-medium',
                helper === shown ? 'border-bamboo bg-bamboo-soft' : 'bg-surface hover:border-edge',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
