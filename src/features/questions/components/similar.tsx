import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { href } from '#kit/href.ts';
import { useSettled } from '#kit/ui/use-settled.ts';
import { similarQuestions } from '../contract.ts';
import { longestTitle, saysEnough } from '../limits.ts';
import { several } from '../words.ts';

const pause = 250;

/** What was asked before and help that may do, while one types: the quickest answer is one that is there. */
export function Similar({ title }: { title: string }) {
  const q = useSettled(title.trim().slice(0, longestTitle), pause);
  const isAsked = saysEnough(q);
  const { data } = useQuery({
    ...query(similarQuestions, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const { questions = [], help = [] } = (isAsked && data) || {};
  const count = questions.length + help.length;
  return (
    <div aria-live="polite">
      {count > 0 && (
        <section aria-label="Similar questions" className="mt-4 rounded-lg bg-sky p-4">
          <p className="font-semibold">
            {count === 1 ? 'This may already answer it' : 'These may already answer it'}
          </p>
          <ul className="mt-1 grid">
            {questions.map(({ id, title: asked, answers, hasAccepted }) => (
              <Found
                key={id}
                to={href('/qa/:id', { id })}
                icon={hasAccepted ? <CircleCheck aria-hidden /> : <MessageCircle aria-hidden />}
                title={asked}
              >
                {hasAccepted ? 'Answered' : several(answers, 'answer')}
              </Found>
            ))}
            {help.map(({ title: article, href: to }) => (
              <Found key={to} to={to} icon={<LifeBuoy aria-hidden />} title={article}>
                Help
              </Found>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface FoundProps {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Found({ to, icon, title, children }: FoundProps) {
  return (
    <li className="flex items-baseline gap-2.5 py-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:translate-y-0.5">
      {icon}
      <span className="min-w-0 flex-1">
        <Link to={to} className="font-medium text-ink wrap-anywhere">
          <bdi dir="auto">{title}</bdi>
        </Link>
      </span>
      <span className="text-sm whitespace-nowrap">{children}</span>
    </li>
  );
}
