import { cn } from '#kit/ui/cn.ts';

interface ExamplesProps<Input> {
  examples: readonly { title: string; input: Input }[];
  onPick: (input: Input) => void;
  /** In lines of their own, on a surface that is sunken already. */
  stacked?: boolean;
}

/** To click when there is nothing yet. */
export function Examples<Input>({ examples, onPick, stacked = false }: ExamplesProps<Input>) {
  if (examples.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="font-medium text-muted">Try an example</p>
      <ul className={stacked ? 'grid justify-items-start gap-2' : 'flex flex-wrap gap-2'}>
        {examples.map(({ title, input }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onPick(input)}
              className={cn(
                'min-h-11 rounded-full px-4 py-2 text-left transition-colors duration-150 hover:bg-bamboo-soft',
                stacked ? 'bg-surface' : 'bg-sunken',
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
