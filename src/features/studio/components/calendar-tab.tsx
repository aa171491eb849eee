/** When parts go out: dragged onto days, or by date fields; the whole as a calendar file. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext, useState, type DragEvent } from 'react';
import { urlOf } from '#kit/contract/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cn } from '#kit/ui/cn.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { exportWork } from '#tools/work/contract.ts';
import { afterEvent } from '../calendar/event-day.ts';
import { daysAround, monthAfter, zoneHere } from '../calendar/when.ts';
import { partTitle, type Part, type StudioSet } from '../set.ts';
import { PlanField } from './plan-field.tsx';
import type { ChangeSet } from './set-desk.tsx';
import { WorkIdContext } from './work-id.ts';

interface CalendarTabProps {
  set: StudioSet;
  onChange: ChangeSet;
  onShow: (id: string) => void;
}

const dragged = 'application/x-studio-part';
const usualTime = '09:00';
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function CalendarTab({ set, onChange, onShow }: CalendarTabProps) {
  const work = useContext(WorkIdContext);
  const planned = set.parts.filter((part) => part.planned);
  const first = planned.map((part) => part.planned!).toSorted()[0];
  const [month, setMonth] = useState(() => (first ?? new Date().toISOString()).slice(0, 7));
  const zone = set.zone || zoneHere();
  const late = afterEvent(set);
  const plan = (part: Part, what?: string) =>
    onChange({ ...set, zone, parts: set.parts.map((one) => (one.id === part.id ? part : one)) }, what);
  function drop(event: DragEvent, day: string) {
    event.preventDefault();
    const part = set.parts.find(({ id }) => id === event.dataTransfer.getData(dragged));
    if (part) plan({ ...part, planned: `${day}T${part.planned?.slice(11) ?? usualTime}` });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="hidden gap-3 md:grid">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-display text-xl" aria-live="polite">
            {monthName(month)}
          </h2>
          <span className="flex gap-1">
            <IconButton label="Previous month" size="sm" onClick={() => setMonth(monthAfter(month, -1))}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next month" size="sm" onClick={() => setMonth(monthAfter(month, 1))}>
              <ChevronRight aria-hidden />
            </IconButton>
          </span>
        </div>
        <div className="grid grid-cols-7 gap-px overflow-hidden rounded-lg bg-line">
          {weekdays.map((day) => (
            <span key={day} aria-hidden className="bg-sunken px-2 py-1 text-sm text-muted">
              {day}
            </span>
          ))}
          {daysAround(month).map((day) => (
            <div
              key={day}
              data-day={day}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, day)}
              className={cn('min-h-24 min-w-0 bg-surface p-1.5', !day.startsWith(month) && 'bg-sunken')}
            >
              <span className="text-sm text-muted">{Number(day.slice(8))}</span>
              {planned
                .filter((part) => part.planned!.startsWith(day))
                .toSorted((a, b) => a.planned!.localeCompare(b.planned!))
                .map((part) => (
                  <PartChip key={part.id} part={part} onShow={() => onShow(part.id)} />
                ))}
            </div>
          ))}
        </div>
        <p className="text-sm text-muted">
          Drag a part onto a day, or use the date fields. Time zone: {zone.replaceAll('_', ' ')}.
        </p>
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="font-display text-xl">Plan</h2>
        {late && (
          <Notice tone="warning" title="After the event">
            {listed(late.parts.map(({ kind }) => partTitle(kind)))} {late.parts.length === 1 ? 'goes' : 'go'}{' '}
            out after {late.words}
            {late.label && ` (${late.label})`}.
          </Notice>
        )}
        <ul aria-label="Unscheduled" className="hidden flex-wrap gap-2 empty:hidden md:flex">
          {set.parts
            .filter((part) => !part.planned)
            .map((part) => (
              <li key={part.id}>
                <PartChip part={part} onShow={() => onShow(part.id)} />
              </li>
            ))}
        </ul>
        {set.parts.map((part) => (
          <PlanField
            key={part.id}
            part={part}
            isNamed
            onChange={(next, what) => {
              plan(next, what);
              if (next.planned) setMonth(next.planned.slice(0, 7));
            }}
          />
        ))}
        {planned.length > 0 && work && (
          <Button asChild variant="secondary" size="sm" className="w-fit">
            <a
              href={urlOf(exportWork, { params: { id: work.id }, query: { format: 'ics' } })}
              onPointerDown={() => void work.flush()}
            >
              <CalendarPlus aria-hidden /> Calendar file (ICS)
            </a>
          </Button>
        )}
      </Card>
    </div>
  );
}

function PartChip({ part, onShow }: { part: Part; onShow: () => void }) {
  return (
    <button
      type="button"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragged, part.id)}
      onClick={onShow}
      className="block max-w-full cursor-grab truncate rounded-sm bg-bamboo-soft px-2 py-0.5 text-left text-sm"
    >
      {part.planned && <span className="text-muted">{part.planned.slice(11)} </span>}
      {partTitle(part.kind)}
    </button>
  );
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const monthName = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
