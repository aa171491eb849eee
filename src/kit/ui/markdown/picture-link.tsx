import { isSafeLink } from '../is-safe-link.ts';

/** A picture in an answer is never loaded by itself: its address could carry away what was asked. */
export function PictureLink({ href, alt }: { href: string; alt: string }) {
  const words = alt ? `Picture: ${alt}` : 'Picture';
  return isSafeLink(href) ? (
    <a href={href} rel="noreferrer">
      {words}
    </a>
  ) : (
    <span className="text-muted">{words}</span>
  );
}
