import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Panda, type Mood } from '#kit/ui/panda/panda.tsx';
import { currentUser } from '#kit/auth/contract.ts';
import { FeedbackForm } from '../components/feedback-form.tsx';
import { OwnFeedback } from '../components/own-feedback.tsx';
import { useFeedbackForm } from '../components/use-feedback-form.ts';
import { feedbackTypes } from '../contract.ts';

const moods: Record<'idle' | 'pending' | 'success' | 'error', Mood> = {
  idle: 'listen',
  pending: 'think',
  success: 'celebrate',
  error: 'sorry',
};

export default function Feedback() {
  const [search] = useSearchParams();
  const { data: user } = useQuery(query(currentUser));
  const form = useFeedbackForm({ type: feedbackTypes.find((type) => type === search.get('type')) ?? 'bug' });
  return (
    <>
      <PageHeader
        title="Send feedback"
        lede="Tell us what’s broken, missing, unclear or great. We read everything."
      />
      <div className="grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <FeedbackForm form={form} isMember={Boolean(user)} />
        <aside className="grid content-start gap-5 rounded-card bg-sunken p-6 self-start lg:mt-9">
          <Panda mood={moods[form.state]} size={120} />
          <h2 className="text-xl">What happens next</h2>
          <ol className="grid gap-3 text-muted">
            <li>It goes to the people who run this site, and no one else.</li>
            <li>
              {user
                ? 'When we reply, you get a notification, and the reply appears below.'
                : 'We reply to the address you leave. With an account, you’ll also see it here.'}
            </li>
            <li>We fix bugs and build good ideas.</li>
          </ol>
        </aside>
      </div>
      {user && <OwnFeedback />}
    </>
  );
}
