import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router';
import { cn } from '#kit/ui/cn.ts';
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx';
import type { Message } from './assistant-state.ts';

/** Text is shown as text, whoever wrote it. */
export function ChatMessage({ message, onLeave }: { message: Message; onLeave: () => void }) {
  const isOwn = message.role === 'user';
  return (
    <div
      data-message={message.id}
      className={cn(
        'grid max-w-[92%] gap-2 rounded-lg px-3.5 py-2.5',
        isOwn
          ? 'justify-self-end rounded-br-sm bg-bamboo-soft'
          : 'justify-self-start rounded-bl-sm bg-sunken',
      )}
    >
      <p className="wrap-anywhere whitespace-pre-line">
        <VisuallyHidden>{isOwn ? 'You: ' : 'The panda: '}</VisuallyHidden>
        {message.content}
      </p>
      {message.sources && (
        <ul className="grid gap-1">
          {message.sources.map(({ title, href }) => (
            <li key={href}>
              <Link
                to={href}
                onClick={onLeave}
                className="inline-flex min-h-8 items-center gap-2 font-medium text-bamboo-deep underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <BookOpen aria-hidden className="size-4 shrink-0" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
