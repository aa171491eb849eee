import Wrench from 'lucide-react/icons/wrench';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Section } from '#kit/ui/section.tsx';
import { useStack } from '../stack/use-stack.ts';
import { useStackKeys } from '../stack/use-stack-keys.ts';
import { AllyPanda } from './ally-panda.tsx';

/** The stack in a row, to open things from; nothing where it is empty. */
export function StackStrip({ className }: { className?: string }) {
  const { items } = useStack();
  useStackKeys(items);
  if (!items || items.length === 0) return null;
  return (
    <Section
      title="Your stack"
      actions={<Link to={href('/frenlyai-v2/stack')}>Arrange</Link>}
      {...(className ? { className } : {})}
    >
      <ul className="flex flex-wrap gap-3">
        {items.map(({ kind, subject, title, path, seed }, at) => (
          <li key={`${kind} ${subject}`}>
            <Link
              to={path}
              aria-keyshortcuts={at < 9 ? `Alt+${at + 1}` : undefined}
              className="flex h-14 max-w-64 items-center gap-2.5 rounded-full border border-line bg-surface pr-5 pl-2.5 font-medium hover:border-edge"
            >
              {seed ? (
                <AllyPanda seed={seed} size={40} />
              ) : (
                <Wrench aria-hidden className="mx-2 size-5 shrink-0 text-bamboo-deep" />
              )}
              <span dir="auto" className="truncate">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
