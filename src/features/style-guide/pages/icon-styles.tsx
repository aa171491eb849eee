import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CodeBlock } from '#kit/ui/code-block.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import { DoDont } from '../components/do-dont.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { IconGrid } from '../components/icon-grid.tsx';
import { Waveform } from '../components/waveform.tsx';
import { iconGroups } from '../icon-set.ts';

export default function IconStyles() {
  return (
    <GuidePage
      title="Icons, and when to use none"
      lede="Lucide’s line icons, drawn in the colour of the text beside them. An icon speeds up what a word already says; where a picture should explain something, we draw one."
    >
      <Section
        title="The set"
        lede="Every icon has one meaning, and every meaning one icon. Choose one to see its import."
      >
        <div className="grid gap-10">
          {iconGroups.map((group) => (
            <IconGrid key={group.title} {...group} />
          ))}
        </div>
      </Section>
      <Section title="Size and stroke">
        <div className="grid gap-4 md:grid-cols-2">
          <Card padding="lg" className="grid content-between gap-8">
            <ul className="grid grid-cols-2 items-end gap-x-4 gap-y-5 min-[30rem]:grid-cols-4">
              {sizes.map(({ className, size, where }) => (
                <li key={size} className="grid gap-3">
                  <Mail aria-hidden className={className} />
                  <span className="text-sm">
                    <strong>{size}</strong>
                    <span className="block text-muted">{where}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <strong>Four sizes.</strong> Buttons size their icons themselves; leave the class out there.
            </p>
          </Card>
          <Card padding="lg" className="grid content-between gap-8">
            <ul className="flex flex-wrap items-end gap-x-8 gap-y-4">
              {strokes.map(({ width, where }) => (
                <li key={width} className="grid gap-3">
                  <Heart aria-hidden strokeWidth={width} className="size-8" />
                  <span className="text-sm">
                    <strong>{width}</strong>
                    <span className="block text-muted">{where}</span>
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <strong>One weight.</strong> A stroke of 2 sits well beside Figtree at 16 px. Only a tick inside
              a filled box is heavier.
            </p>
          </Card>
        </div>
      </Section>
      <Section title="With words, or with a name">
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <div className="grid content-start gap-6">
            <div className="flex flex-wrap items-center gap-3">
              <Button>
                <Send aria-hidden /> Send
              </Button>
              <Button variant="secondary">
                <Download aria-hidden /> Download
              </Button>
              <Tooltip content="Copy the address">
                <IconButton label="Copy the address" variant="secondary">
                  <Copy aria-hidden />
                </IconButton>
              </Tooltip>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </div>
            <p className="max-w-[36em] text-muted">
              Beside a word the icon is decoration and hidden from screen readers. Alone it needs a name:
              IconButton does not compile without one, and a tooltip shows it to everyone else. Alone it also
              needs to be known: close, search, menu and copy are; most others are not.
            </p>
          </div>
          <CodeBlock title="Both ways" code={bothWays} className="min-w-0" />
        </div>
      </Section>
      <Section title="Do and don’t">
        <div className="grid gap-6">
          <DoDont
            good={{
              picture: (
                <span className="inline-flex items-center gap-2 font-medium">
                  <Search aria-hidden className="size-5" /> Search the guide
                </span>
              ),
              words: 'set the icon beside a word, in the same colour and about its height.',
            }}
            bad={{
              picture: (
                <span className="inline-flex gap-6 text-bamboo">
                  <Sparkles aria-hidden className="size-7" />
                  <Mail aria-hidden className="size-7" />
                  <Heart aria-hidden className="size-7" />
                </span>
              ),
              words: 'let people guess. Three icons without words are three riddles.',
            }}
          />
          <DoDont
            good={{
              picture: <Waveform />,
              words: 'draw what the thing does. A waveform explains a voice tool better than a microphone.',
            }}
            bad={{
              picture: (
                <span className="grid justify-items-center gap-2">
                  <span className="grid size-12 place-items-center rounded-lg bg-sky">
                    <Sparkles aria-hidden className="size-6" />
                  </span>
                  <span className="text-muted">Powerful features</span>
                </span>
              ),
              words: 'put an icon in a tinted box above every heading. It says nothing, nicely.',
            }}
          />
        </div>
      </Section>
    </GuidePage>
  );
}

const sizes = [
  { className: 'size-4', size: '16 px', where: 'small buttons' },
  { className: 'size-[1.15rem]', size: '18 px', where: 'buttons' },
  { className: 'size-5', size: '20 px', where: 'icon buttons' },
  { className: 'size-6', size: '24 px', where: 'the bottom bar' },
];

const strokes = [
  { width: 1.5, where: 'too thin' },
  { width: 2, where: 'ours' },
  { width: 3, where: 'ticks' },
];

const bothWays = `import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';

<Button>
  <Send aria-hidden /> Send
</Button>

<IconButton label="Close">
  <X aria-hidden />
</IconButton>`;
