import { Card } from '#kit/ui/card.tsx';
import { Logo } from '#kit/ui/logo.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Section } from '#kit/ui/section.tsx';
import { brandLogos } from '../brand-logos.ts';
import { BigLogo } from '../components/big-logo.tsx';
import { BrandCard } from '../components/brand-card.tsx';
import { ColorPair } from '../components/color-pair.tsx';
import { Dont } from '../components/do-dont.tsx';
import { DownloadButton } from '../components/download-button.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { logoSvg, markSvg } from '../logo-svg.ts';

export default function Logos() {
  return (
    <GuidePage
      title="Logos and colours"
      lede="The panda and the name, side by side. Six brands share the panda, the letters and the ink; each has an accent of its own, and that is the whole difference."
    >
      <Section title="The logo">
        <div className="grid gap-4 md:grid-cols-[1.6fr_1fr]">
          <div className="grid min-h-64 content-between gap-8 rounded-panel bg-leaf p-6 sm:p-10">
            <BigLogo className="text-[2.75rem] sm:text-[4.5rem]" />
            <div className="flex flex-wrap gap-2">
              <DownloadButton
                label="Logo, light"
                of="the logo"
                fileName="frenly-logo-light.svg"
                svg={() => logoSvg(brandLogos[0]!, 'light')}
              />
              <DownloadButton
                label="Logo, dark"
                of="the logo"
                fileName="frenly-logo-dark.svg"
                svg={() => logoSvg(brandLogos[0]!, 'dark')}
              />
            </div>
          </div>
          <div className="grid min-h-64 content-between gap-8 rounded-panel bg-honey p-6 sm:p-10">
            <Panda size={128} title="The mark: the panda’s head, with two bamboo leaves" />
            <div className="flex flex-wrap gap-2">
              <DownloadButton
                label="Mark, light"
                of="the mark"
                fileName="frenly-mark-light.svg"
                svg={() => markSvg('light')}
              />
              <DownloadButton
                label="Mark, dark"
                of="the mark"
                fileName="frenly-mark-dark.svg"
                svg={() => markSvg('dark')}
              />
            </div>
          </div>
        </div>
        <p className="mt-4 max-w-[44em] text-muted">
          “Dark” is for dark fields: the ears get a lighter rim, and the name is written in light ink. The
          letters are outlines, so a file needs no font.
        </p>
      </Section>
      <Section
        title="Six brands"
        lede="Brands change the accent. Leaf, blush, sky and honey keep their meaning everywhere."
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {brandLogos.map((brand) => (
            <BrandCard key={brand.id} {...brand} />
          ))}
        </ul>
      </Section>
      <Section title="Room to breathe">
        <div className="grid gap-4 md:grid-cols-2">
          <Card padding="lg" className="grid content-between gap-6">
            <div className="w-fit bg-leaf p-[0.75em] text-[2rem] sm:text-[2.75rem]">
              <div className="bg-surface outline-[1.5px] outline-edge outline-dashed">
                <BigLogo />
              </div>
            </div>
            <p>
              <strong>Clear space.</strong> Half the width of the mark on every side; nothing else comes
              nearer, the edge of a page included.
            </p>
          </Card>
          <Card padding="lg" className="grid content-between gap-6">
            <div className="flex items-end gap-8">
              {[64, 40, 24, 16].map((size) => (
                <span key={size} className="grid justify-items-center gap-2">
                  <Panda size={size} />
                  <span className="text-sm text-muted">{size} px</span>
                </span>
              ))}
              <Logo size="sm" className="max-sm:hidden" />
            </div>
            <p>
              <strong>Smallest sizes.</strong> The mark from 16 px, the logo from a name of 20 px. Below 40 px
              the mark is drawn with heavier lines automatically.
            </p>
          </Card>
        </div>
      </Section>
      <Section title="Not like this">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <li className="grid">
            <Dont
              picture={<Logo className="scale-x-140" />}
              words="stretch it. Its measures are part of it."
            />
          </li>
          <li className="grid">
            <Dont picture={<Logo className="-rotate-12" />} words="tilt it. Only the panda tilts its head." />
          </li>
          <li className="grid">
            <Dont picture={<Logo className="text-bamboo" />} words="colour the name. It is written in ink." />
          </li>
          <li className="grid">
            <Dont picture={<Logo name="FRENLY" />} words="shout. The name keeps its small letters." />
          </li>
        </ul>
      </Section>
      <Section
        title="Colours"
        lede="Paper and ink, one strong green, four quiet fields. Every text colour reads at 4.5:1 or better on every field, in both themes; a test holds it."
      >
        <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {colors.map((color) => (
            <ColorPair key={color.token} {...color} />
          ))}
        </ul>
      </Section>
    </GuidePage>
  );
}

const colors = [
  { token: 'paper', fill: 'bg-paper', use: 'What everything lies on.' },
  { token: 'surface', fill: 'bg-surface', use: 'Cards, fields, menus.' },
  { token: 'sunken', fill: 'bg-sunken', use: 'Backgrounds: code, empty states.' },
  { token: 'ink', fill: 'bg-ink', use: 'Text, and the lines of drawings.' },
  { token: 'muted', fill: 'bg-muted', use: 'Text that comes second.' },
  { token: 'bamboo', fill: 'bg-bamboo', use: 'The one strong colour: main buttons, what is chosen.' },
  { token: 'leaf', fill: 'bg-leaf', use: 'Agreed; done.' },
  { token: 'blush', fill: 'bg-blush', use: 'Contested; wrong.' },
  { token: 'sky', fill: 'bg-sky', use: 'Good to know.' },
  { token: 'honey', fill: 'bg-honey', use: 'Careful; marked in a text.' },
  { token: 'danger', fill: 'bg-danger', use: 'What cannot be undone.' },
  { token: 'focus', fill: 'bg-focus', use: 'The ring around what the keyboard is on.' },
];
