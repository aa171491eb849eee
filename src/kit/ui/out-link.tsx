import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isSafeLink } from './is-safe-link.ts';

/** To a page of ours, or to another site in a tab of its own, which is not told where one comes from. */
export function OutLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  if (!isSafeLink(href)) return <span className={props.className}>{children}</span>;
  if (href.startsWith('/'))
    return (
      // Browsers go to a sentence only where they load the page themselves.
      <Link to={href} reloadDocument={href.includes('#:~:')} {...props}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer" {...props}>
      {children}
    </a>
  );
}
