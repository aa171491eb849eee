import SearchIcon from 'lucide-react/icons/search';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useFocusFirst } from '#tools/page/use-focus-first.ts';
import { filterWords, searchFilters } from '../filters.ts';
import { addressOf, askedIn, problemsOf, type AskedInAddress } from '../search-address.ts';

interface SearchFormProps {
  asked: AskedInAddress | undefined;
  /** An engine that could write the answer is there. */
  canWrite: boolean;
  isBusy: boolean;
}

/** A plain form: without scripts the browser sends it, with them it becomes the next address. */
export function SearchForm({ asked, canWrite, isBusy }: SearchFormProps) {
  const navigate = useNavigate();
  const around = useRef<HTMLFormElement>(null);
  useFocusFirst(around, asked === undefined);
  const [q, setQ] = useState(asked?.q ?? '');
  const [tried, setTried] = useState<AskedInAddress>();
  const problems = tried ? problemsOf(tried) : asked ? problemsOf(asked) : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = askedIn(new URLSearchParams(new FormData(event.currentTarget) as never))!;
    setTried(next);
    if (Object.keys(problemsOf(next)).length === 0) void navigate(addressOf(next));
  }

  return (
    <form
      ref={around}
      role="search"
      method="get"
      action="/search"
      noValidate
      onSubmit={submit}
      className="grid gap-3"
    >
      <noscript>
        <input type="hidden" name="whole" value="1" />
      </noscript>
      {asked && asked.filter !== 'web' && <input type="hidden" name="filter" value={asked.filter} />}
      <div className="flex items-start gap-2">
        <Field label="Search" hideLabel error={problems.q} className="min-w-0 flex-1">
          <Input
            type="search"
            name="q"
            value={q}
            onChange={({ target }) => setQ(target.value)}
            placeholder="A question or a few words"
            autoComplete="off"
            className="h-13 text-lg"
          />
        </Field>
        <Button type="submit" size="lg" pending={isBusy} className="h-13 max-sm:px-4">
          <SearchIcon aria-hidden /> <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      <Filters asked={asked} q={q} />
      {asked?.filter === 'mine' && (
        <p className="text-sm text-muted">
          Only searches your own content: in your account, or in this browser if you’re a guest.
        </p>
      )}
      <details open={Boolean(asked?.from || asked?.to || asked?.answer)}>
        <summary className="w-max cursor-pointer text-sm text-muted">Dates and options</summary>
        <div className="flex flex-wrap items-start gap-4 pt-3">
          <Field label="From">
            <Input type="date" name="from" defaultValue={asked?.from} />
          </Field>
          <Field label="To" error={problems.to}>
            <Input type="date" name="to" defaultValue={asked?.to} />
          </Field>
          <p className="basis-full text-sm text-muted">Results without a date are left out.</p>
          {canWrite && (
            <label className="flex min-h-11 items-center gap-2 self-end">
              <input
                type="checkbox"
                name="answer"
                value="written"
                defaultChecked={asked?.answer === 'written'}
                className="size-5 accent-bamboo"
              />
              Write the answer with an engine
            </label>
          )}
        </div>
      </details>
    </form>
  );
}

/** Links, so that each filter has an address of its own. */
function Filters({ asked, q }: { asked: AskedInAddress | undefined; q: string }) {
  const current = asked?.filter ?? 'web';
  return (
    <nav aria-label="Search in" className="py-1">
      <ul className="flex flex-wrap gap-1.5">
        {searchFilters.map((filter) => (
          <li key={filter}>
            <Link
              to={q.trim() ? addressOf({ ...asked, q, filter }) : `?filter=${filter}&q=`}
              aria-current={filter === current ? 'true' : undefined}
              className={cn(
                'inline-flex h-9 items-center rounded-full border-[1.5px] px-4 text-sm font-medium whitespace-nowrap',
                filter === current
                  ? 'border-bamboo bg-bamboo-soft text-ink'
                  : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
              )}
            >
              {filterWords[filter]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
