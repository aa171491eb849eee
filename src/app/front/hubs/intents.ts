/** The open tools of the product, by what one wants to do. A page that opens finds its place here by itself. */
import type { FamilyId } from '#features/home/families.ts';
import type { ListedTool } from '#tools/run/contract.ts';
import type { DescribedPlace } from '#kit/place.ts';
import { toolAddress } from '#tools/page/sent-input.ts';

interface Intent {
  title: string;
  text: string;
  picture: FamilyId;
  categories: readonly string[];
  /** Pages that belong here whatever their category. */
  pages?: readonly string[];
}

/** In the order of the page. */
const intents: readonly Intent[] = [
  {
    title: 'Ask and find out',
    text: 'Ask in your own words and see the sources.',
    picture: 'ask',
    categories: ['AI tools', 'Search'],
    pages: ['research-assistant'],
  },
  {
    title: 'Write',
    text: 'Turn rough notes into finished text.',
    picture: 'book',
    categories: ['Books and manuals'],
    pages: [
      'ai-collaborate',
      'ai-content-tools',
      'ai-text-editor',
      'ai-email',
      'ai-email-polish',
      'frenlyemail',
      'content-creation-studio',
    ],
  },
  {
    title: 'Speak and listen',
    text: 'Dictate, listen or transcribe.',
    picture: 'speak',
    categories: ['Voice and e-mail'],
  },
  {
    title: 'Pictures and design',
    text: 'Turn ideas into pictures, posters and more.',
    picture: 'picture',
    categories: ['Images and video'],
  },
  {
    title: 'Understand documents',
    text: 'Summaries and answers, with sources.',
    picture: 'read',
    categories: ['Documents'],
    pages: ['document-intelligence'],
  },
  {
    title: 'Build',
    text: 'Describe a small app and see it run.',
    picture: 'code',
    categories: ['Code', 'V2 tools'],
  },
  {
    title: 'Talk it through',
    text: 'Someone to listen, and the law in plain words.',
    picture: 'care',
    categories: ['Services'],
  },
  {
    title: 'Go on a quest',
    text: 'AI allies that remember, and guided quests.',
    picture: 'further',
    categories: ['Quests and allies'],
  },
];

/** Ways to the tools and to people, and pages about them, rather than tools. */
const leftOut: ReadonlySet<string> = new Set([
  'ai',
  'discover',
  'ai-models',
  'chat-history',
  'about-pandas',
  'world',
]);

/** Things to ask on pages that take any words. */
const questions: Readonly<Record<string, readonly string[]>> = {
  'universal-hub': ['What is 18% of 240?', 'Capital of Portugal and its currency'],
};

const mostExamples = 3;

export interface OpenTool {
  id: string;
  title: string;
  description: string;
  to: string;
  /** Each opens the page with it filled in. */
  examples: { title: string; to: string }[];
}

export interface IntentWithTools extends Pick<Intent, 'title' | 'text' | 'picture'> {
  tools: OpenTool[];
}

/** Those in which something is open. One's own pages are not for discovering. */
export function toolsByIntent(
  places: readonly DescribedPlace[],
  tools: readonly ListedTool[],
): IntentWithTools[] {
  const open = places.filter((place) => place.open && !place.personal && !leftOut.has(place.id));
  return intents
    .map((intent) => {
      const { title, text, picture } = intent;
      const mine = open.filter((place) => intentOf(place) === intent);
      const listed = mine.map((place) => withExamples(place, tools));
      // First what can be tried at a click.
      return { title, text, picture, tools: listed.sort((a, b) => b.examples.length - a.examples.length) };
    })
    .filter((intent) => intent.tools.length > 0);
}

function intentOf({ id, category }: DescribedPlace): Intent | undefined {
  return (
    intents.find(({ pages = [] }) => pages.includes(id)) ??
    intents.find(({ categories }) => categories.includes(category))
  );
}

function withExamples(
  { id, title, description, to }: DescribedPlace,
  tools: readonly ListedTool[],
): OpenTool {
  const asked = (questions[id] ?? []).map((q) => ({ title: q, to: `${to}?${new URLSearchParams({ q })}` }));
  const here = tools.filter(({ page }) => page?.split('?', 1)[0] === to);
  // Where several tools share a page, one of each.
  const each = here.length > 1 ? 1 : mostExamples;
  const filled = here.flatMap(({ page, examples }, at) => {
    // Tools of one address are one form, whose examples are counted through.
    const before = here.slice(0, at).filter((other) => other.page === page);
    const first = before.reduce((sum, other) => sum + other.examples.length, 0);
    return examples
      .slice(0, each)
      .map((example, index) => ({ title: example, to: toolAddress(page!, { example: first + index }) }));
  });
  return { id, title, description, to, examples: [...asked, ...filled].slice(0, mostExamples) };
}

/** Those in which every word that was typed begins one of theirs. */
export function fitting(intents: readonly IntentWithTools[], typed: string): IntentWithTools[] {
  const asked = wordsIn(typed);
  if (asked.length === 0) return [...intents];
  return intents
    .map((intent) => ({
      ...intent,
      tools: intent.tools.filter((tool) => {
        const examples = tool.examples.map((example) => example.title);
        const known = wordsIn([intent.title, tool.title, tool.description, ...examples].join(' '));
        return asked.every((word) => known.some((other) => other.startsWith(word)));
      }),
    }))
    .filter(({ tools }) => tools.length > 0);
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
