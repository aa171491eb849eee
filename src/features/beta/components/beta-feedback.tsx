import { useState } from 'react';
import { Link } from 'react-router';
import { ownFeedback, sendFeedback } from '#features/feedback/contract.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Time } from '#kit/ui/time.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';

const longest = 2000;
const shown = 3;

/** Goes where all feedback goes, and says what it is about; answers come back here. */
export function BetaFeedback({ flags }: { flags: readonly { id: string; title: string }[] }) {
  const [text, setText] = useState('');
  const [about, setAbout] = useState('');
  const { items } = usePages(ownFeedback, {});
  const send = useCall(sendFeedback, { refreshes: [ownFeedback], onSuccess: () => setText('') });
  const title = flags.find(({ id }) => id === about)?.title;
  return (
    <Section title="What do you think?" lede="The team reads every message.">
      <div className="grid gap-4">
        <Field label="About" className="max-w-md">
          <Select value={about} onChange={({ target }) => setAbout(target.value)}>
            <option value="">The beta as a whole</option>
            {flags.map((flag) => (
              <option key={flag.id} value={flag.id}>
                {flag.title}
              </option>
            ))}
          </Select>
        </Field>
        <WordsForm
          label="Your feedback"
          action="Send"
          most={longest}
          rows={4}
          text={text}
          onChange={setText}
          pending={send.isPending}
          error={send.error}
          onSubmit={() =>
            send.mutate({
              body: {
                page: href('/panda-beta/dashboard'),
                feedback: title ? `${title}: ${text}` : text,
                type: 'suggestion',
              },
            })
          }
        />
        {send.isSuccess && text === '' && <Notice tone="success">Thank you for your feedback.</Notice>}
        {items && items.length > 0 && (
          <ul
            aria-label="Your latest feedback"
            className="divide-y divide-line rounded-card border border-line"
          >
            {items.slice(0, shown).map(({ id, text: said, answer, createdAt }) => (
              <li key={id} className="grid gap-1 p-4">
                <p dir="auto" className="wrap-anywhere">
                  {said}
                </p>
                <p className="flex items-center gap-3 text-sm text-muted">
                  <Time value={createdAt} />
                  <Badge tone={answer ? 'leaf' : 'sky'}>{answer ? 'Answered' : 'Not answered yet'}</Badge>
                </p>
                {answer && (
                  <p dir="auto" className="wrap-anywhere">
                    {answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {items && items.length > shown && <Link to={href('/feedback')}>All your feedback</Link>}
      </div>
    </Section>
  );
}
