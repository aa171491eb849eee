import { Link } from 'react-router';
import { buttonStyle } from '#kit/ui/button.tsx';
import { Coming } from '#kit/ui/coming.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { copyrightYear, footerColumns } from '../navigation.ts';
import { useSurroundings } from './surroundings.tsx';
import { useLinksInScope } from './use-links-in-scope.ts';

export function Footer({ className }: { className?: string | undefined }) {
  const { product } = useSurroundings();
  const inScope = useLinksInScope();
  const columns = footerColumns
    .map(({ title, links }) => ({ title, links: inScope(links) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer data-print="hide" className={cn('mt-24 border-t border-line', className)}>
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-1">
          <Panda size={64} mood="idle" />
          <p className="max-w-[24em] text-muted">{product.tagline}</p>
          <a href={`mailto:${product.supportEmail}`} className="w-fit underline underline-offset-4">
            Contact Support
          </a>
          <div className="flex flex-wrap gap-2">
            <SocialLink to={product.socialVideoUrl} label="Videos" site="TikTok" />
            <SocialLink to={product.socialPhotoUrl} label="Photos" site="Instagram" />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="grid content-start gap-2">
            <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
            <ul className="grid">
              {links.map(({ label, to, isComing }) => (
                <li key={to} className="flex flex-wrap items-center gap-x-2">
                  <Link
                    to={to}
                    className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                  {isComing && <Coming />}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-28 text-sm text-muted sm:px-6 md:pb-10">
        © {copyrightYear} {product.name}. {product.tagline}
      </p>
    </footer>
  );
}

function SocialLink({ to, label, site }: { to: string; label: string; site: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ variant: 'secondary', size: 'sm' })}
    >
      {label} on {site}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
