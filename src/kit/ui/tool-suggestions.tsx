import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';

export interface ShownSuggestion {
  page: string;
  title: string;
  description: string;
  href: string;
}

/** The page that does what was asked for: the first thing to follow. */
export function OpenTool({ tool, onFollow }: { tool: ShownSuggestion; onFollow?: () => void }) {
  return (
    <Button asChild className="justify-self-start">
      <Link to={tool.href} onClick={onFollow}>
        Open {tool.title} <ArrowUpRight aria-hidden />
      </Link>
    </Button>
  );
}

interface ToolSuggestionsProps {
  suggestions: readonly ShownSuggestion[];
  onFollow?: () => void;
}

/** Further pages that may help, each with the words already in it. */
export function ToolSuggestions({ suggestions, onFollow }: ToolSuggestionsProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="font-sans text-base font-medium tracking-normal text-muted">
        Suggested tools
      </h2>
      <ul className="grid">
        {suggestions.map(({ title, description, href }) => (
          <li key={href} className="border-t border-line first:border-0">
            <Link
              to={href}
              onClick={onFollow}
              className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3"
            >
              <span className="font-semibold decoration-bamboo underline-offset-4 group-hover:underline">
                {title}
              </span>
              <ArrowUpRight
                aria-hidden
                className="mt-1 size-4.5 text-bamboo transition-[translate] duration-150 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
              <span className="text-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
