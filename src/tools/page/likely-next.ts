/** Where people most often go on with a result, by its kind: these stand first. */
const usual = ['text-editor', 'email', 'summarise', 'studio', 'read-aloud'];
const next: Readonly<Record<string, readonly string[]>> = {
  transcript: ['email', 'summarise', 'text-editor', 'studio', 'voice-email'],
  'document-overview': ['studio', 'summarise', 'text-editor', 'read-aloud'],
  'document-answer': ['text-editor', 'email', 'studio', 'summarise'],
  research: ['text-editor', 'studio', 'frenlyemail'],
  writing: ['text-editor', 'frenlyemail', 'studio', 'summarise'],
};

interface Taker {
  id: string;
  title: string;
  description: string;
  page: string | null;
}

export interface TakerGroup<T extends Taker> {
  title: string;
  takers: T[];
}

const small = '/ai/content-tools?';

/** In groups of which none is empty; with a search, whatever fits all of its words. */
export function groupedTakers<T extends Taker>(
  takers: readonly T[],
  kind: string,
  search = '',
): TakerGroup<T>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = takers.filter(({ title, description }) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
  );
  const order = next[kind] ?? usual;
  const likely = order.flatMap((id) => fitting.find((one) => one.id === id) ?? []);
  const rest = fitting.filter((one) => !likely.includes(one));
  const isSmall = ({ page }: Taker) => page?.startsWith(small) ?? false;
  return [
    { title: 'Often next', takers: likely },
    { title: 'Small writing tools', takers: rest.filter(isSmall) },
    { title: 'Everything else', takers: rest.filter((one) => !isSmall(one)) },
  ].filter((group) => group.takers.length > 0);
}
