import { Card } from '#kit/ui/card.tsx';
import { Logo } from '#kit/ui/logo.tsx';
import type { BrandLogo, LogoTheme } from '../brand-logos.ts';
import { logoSvg } from '../logo-svg.ts';
import { DownloadButton } from './download-button.tsx';

const themes: readonly LogoTheme[] = ['light', 'dark'];

/** A brand by day and by night, with the one thing in which it differs: its accent. */
export function BrandCard(brand: BrandLogo) {
  const { id, name, what } = brand;
  return (
    <Card asChild padding="none" className="overflow-hidden">
      <li data-brand={id}>
        <div className="grid min-[30rem]:grid-cols-2">
          {themes.map((theme) => (
            <div key={theme} data-theme={theme} className="grid gap-6 bg-paper p-6 text-ink">
              <Logo name={name} />
              <div className="flex items-center gap-2 text-sm">
                <span className="rounded-full bg-bamboo px-3 py-1 font-semibold text-on-bamboo">Accent</span>
                <span className="rounded-full bg-bamboo-soft px-3 py-1 font-medium text-bamboo-deep">
                  Soft
                </span>
              </div>
            </div>
          ))}
        </div>
        <div className="flex items-center justify-between gap-x-6 gap-y-3 border-t border-line p-5 max-sm:flex-col max-sm:items-start">
          <div>
            <h3>{name}</h3>
            <p className="text-muted">{what}</p>
          </div>
          <div className="flex shrink-0 gap-2">
            {themes.map((theme) => (
              <DownloadButton
                key={theme}
                label={theme === 'light' ? 'Light' : 'Dark'}
                of={`the ${name} logo`}
                fileName={`${id === 'main' ? 'frenly' : id}-logo-${theme}.svg`}
                svg={() => logoSvg(brand, theme)}
              />
            ))}
          </div>
        </div>
      </li>
    </Card>
  );
}
