import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState, type FormEvent } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Select } from '#kit/ui/select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { listOffers, meetingCalendar, planMeeting, reviewDeal, type Offer } from '../deals-contract.ts';
import { longestMessage } from '../limits.ts';

/** After an accepted offer: meet, then review each other. */
export function DealSteps({ offer }: { offer: Offer }) {
  const [opened, setOpened] = useState<'meeting' | 'review' | null>(null);
  const { id, meetAt, meetWhere, myReview, theirReview, canReview, other } = offer;
  const close = () => setOpened(null);
  return (
    <div className="grid gap-3">
      {meetAt && (
        <p>
          Proposed meeting: <MeetingTime at={meetAt} />, <bdi>{meetWhere}</bdi>{' '}
          <Button asChild variant="link">
            <a href={urlOf(meetingCalendar, { params: { id } })}>
              <CalendarPlus aria-hidden /> Add to calendar
            </a>
          </Button>
        </p>
      )}
      {opened === 'meeting' && <MeetingForm id={id} where={meetWhere} onDone={close} />}
      {opened === 'review' && <ReviewForm id={id} onDone={close} />}
      {opened === null && other && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setOpened('meeting')}>
            {meetAt ? 'Change meeting' : 'Plan a meeting'}
          </Button>
          {canReview && (
            <Button size="sm" onClick={() => setOpened('review')}>
              Review {other.name}
            </Button>
          )}
        </div>
      )}
      {myReview && (
        <p className="text-sm">
          Your review: {myReview.stars} of 5. {myReview.text}
        </p>
      )}
      {theirReview ? (
        <p className="text-sm">
          Their review: {theirReview.stars} of 5. {theirReview.text}
        </p>
      ) : (
        myReview && (
          <p className="text-sm text-muted">
            Both reviews show once the other has written one, or after two weeks.
          </p>
        )
      )}
    </div>
  );
}

const MeetingTime = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at))}
  </time>
);

function MeetingForm({ id, where: known, onDone }: { id: string; where: string; onDone(): void }) {
  const [at, setAt] = useState('');
  const [where, setWhere] = useState(known);
  const plan = useCall(planMeeting, { refreshes: [listOffers], onSuccess: onDone });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (at && where.trim()) plan.mutate({ params: { id }, body: { at: new Date(at).toISOString(), where } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="When">
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field>
      <Field label="Where" hint="A public place is best.">
        <Input maxLength={200} value={where} onChange={({ target }) => setWhere(target.value)} />
      </Field>
      {plan.error && <Notice tone="error">{wordsOf(plan.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={plan.isPending} disabled={!at || where.trim() === ''}>
          Propose
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function ReviewForm({ id, onDone }: { id: string; onDone(): void }) {
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const send = useCall(reviewDeal, { refreshes: [listOffers], onSuccess: onDone });
  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate({ params: { id }, body: { stars, text } });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Stars">
        <Select value={stars} onChange={({ target }) => setStars(Number(target.value))}>
          <option value={0}>Choose</option>
          {[5, 4, 3, 2, 1].map((one) => (
            <option key={one} value={one}>
              {one} of 5
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Review" optional>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={longestMessage}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {send.error && <Notice tone="error">{wordsOf(send.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={send.isPending} disabled={stars === 0}>
          Send review
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
