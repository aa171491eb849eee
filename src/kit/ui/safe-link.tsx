import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSafeLink } from './is-safe-link.ts';

/** Leads to the web, to mail or to a page of ours; whatever else was given, only its words are shown. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isSafeLink(href)) return children;
  return href.startsWith('/') ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
