import { GuidePage } from '../components/guide-page.tsx';
import { CompanionHero } from '../heroes/companion-hero.tsx';
import { EditorialHero } from '../heroes/editorial-hero.tsx';
import { FieldHero } from '../heroes/field-hero.tsx';
import { HeroFrame } from '../heroes/hero-frame.tsx';
import { PromptHero } from '../heroes/prompt-hero.tsx';
import { ProofHero } from '../heroes/proof-hero.tsx';

export default function HeroLayouts() {
  return (
    <GuidePage
      title="Five ways to open a page"
      lede="All are left-aligned, use whole sentences and ask for one thing. None has three cards under a centred headline. Every link in them leads somewhere."
    >
      {heroes.map(({ Hero, ...words }) => (
        <HeroFrame key={words.title} {...words}>
          <Hero />
        </HeroFrame>
      ))}
    </GuidePage>
  );
}

const heroes = [
  {
    Hero: PromptHero,
    title: 'A box to begin with',
    use: 'For tools: the first thing one sees is the first thing one does. The panda leans on the box and reads along.',
    made: 'Display heading, one sentence, the box with a line of ink around it. Panda: peek.',
  },
  {
    Hero: CompanionHero,
    title: 'With company',
    use: 'For landings and welcomes, where people should feel welcome. The panda sits on the bottom edge.',
    made: 'Columns of 1.25 to 0.75, at most two buttons. Panda: body, waving, 280 px.',
  },
  {
    Hero: EditorialHero,
    title: 'Words alone',
    use: 'For what matters too much for pictures: rules, rights, reasons.',
    made: 'Display heading of at most fourteen ems, a fine line, three short columns.',
  },
  {
    Hero: ProofHero,
    title: 'Shown, not claimed',
    use: 'For a statement that can be checked. The picture beside it is the proof: real values, drawn to be compared.',
    made: 'Two equal columns; the right one explains. No panda: nothing to feel here, something to see.',
  },
  {
    Hero: FieldHero,
    title: 'A field of colour',
    use: 'For pauses: a part that is not open, a season, a thank-you. One field, one mood, one way on.',
    made: 'Sky, leaf, honey or blush by meaning. Panda: sitting, cut by the lower edge.',
  },
];
