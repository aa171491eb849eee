import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { Link } from 'react-router';
import { FamilyPicture } from '#features/home/components/family-picture.tsx';
import { cn } from '#kit/ui/cn.ts';
import type { IntentWithTools, OpenTool } from './intents.ts';

/** One thing that people want to do, and the tools that do it. */
export function IntentSection({ intent: { title, text, picture, tools } }: { intent: IntentWithTools }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-6 border-t-[1.5px] border-ink py-8 lg:grid-cols-[18rem_1fr] lg:py-10"
    >
      <div className="flex gap-4 lg:flex-col lg:gap-3">
        <FamilyPicture family={picture} />
        <div>
          <h2 id={headingId} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-muted">{text}</p>
        </div>
      </div>
      <ul className={cn('grid content-start gap-x-10 gap-y-8', tools.length > 1 && 'sm:grid-cols-2')}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolEntry tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToolEntry({ tool: { title, description, to, examples } }: { tool: OpenTool }) {
  return (
    <>
      <h3>
        <Link
          to={to}
          className="group inline-flex items-center gap-2 text-ink no-underline hover:text-bamboo-deep"
        >
          {title}
          <ArrowRight
            aria-hidden
            className="size-5 shrink-0 text-bamboo transition-[translate] duration-150 group-hover:translate-x-1"
          />
        </Link>
      </h3>
      <p className="mt-1 text-muted">{description}</p>
      {examples.length > 0 && (
        <ul aria-label={`Try ${title}`} className="mt-3 flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example.to} className="min-w-0">
              <Link
                to={example.to}
                className="inline-flex min-h-9 items-center rounded-lg bg-bamboo-soft px-3.5 py-1.5 text-sm text-ink no-underline transition-colors duration-150 hover:bg-leaf"
              >
                {example.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
