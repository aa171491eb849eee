/** What must not change on the way from what was said to what is sent. */

export const factKinds = ['name', 'number', 'amount', 'date', 'day', 'time', 'address'] as const;
export type FactKind = (typeof factKinds)[number];

export interface Place {
  text: string;
  start: number;
  end: number;
}

export type Fact = Place &
  (
    | { kind: 'name'; key: string }
    | { kind: 'number'; value: number; isPercent: boolean }
    | { kind: 'amount'; value: number; currency: string }
    /** Parts that were not said are undefined. `swapped`: `3/5` may be either. */
    | {
        kind: 'date';
        date?: number | undefined;
        month?: number | undefined;
        year?: number | undefined;
        swapped?: boolean;
      }
    /** A day of the week, or one told from today. */
    | { kind: 'day'; key: string }
    /** Minutes after midnight; `half` where morning or evening was said. */
    | { kind: 'time'; hour: number; minute: number; half?: 'am' | 'pm' | undefined }
    /** An e-mail address, a link or a telephone number. */
    | { kind: 'address'; key: string }
  );

type WithoutPlace<F> = F extends Place ? Omit<F, keyof Place> : never;

/** What was read at a token, and the token after it. */
export interface Read {
  /** Undefined where it says nothing to compare. */
  fact: WithoutPlace<Fact> | undefined;
  next: number;
}

/** What a fact says, whatever its words are. */
export function keyOf(fact: Fact): string {
  switch (fact.kind) {
    case 'name':
    case 'day':
    case 'address':
      return `${fact.kind}:${fact.key}`;
    case 'number':
      return `number:${fact.value}${fact.isPercent ? '%' : ''}`;
    case 'amount':
      return `amount:${fact.value} ${fact.currency}`;
    case 'date':
      return `date:${fact.year ?? ''}-${fact.month ?? ''}-${fact.date ?? ''}`;
    case 'time':
      return `time:${fact.hour}:${fact.minute}${fact.half ?? ''}`;
  }
}

/** Whether what is written says no other thing than what was said, and no more. */
export function isSame(said: Fact, written: Fact): boolean {
  if (said.kind === 'number' && written.kind !== 'number') return isSameNumber(said.value, written);
  if (written.kind === 'number' && said.kind !== 'number') return isSameNumber(written.value, said);
  if (said.kind === 'time' && written.kind === 'time') return isSameTime(said, written);
  if (said.kind === 'date' && written.kind === 'date') return isSameDate(said, written);
  return keyOf(said) === keyOf(written);
}

/** "Between nine and ten" tells times without saying so, and "the third" a date. */
function isSameNumber(value: number, other: Fact): boolean {
  if (other.kind === 'time') return other.minute === 0 && other.hour === value && other.half === undefined;
  if (other.kind === 'date') return other.month === undefined && other.date === value;
  return other.kind === 'address' && /^\+?\d+$/.test(other.key) && Number(other.key) === value;
}

type Time = Extract<Fact, { kind: 'time' }>;

function isSameTime(said: Time, written: Time): boolean {
  if (said.minute !== written.minute) return false;
  const [a, b] = [said, written].map(({ hour, half }) =>
    half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour,
  );
  if (a === b) return said.half !== undefined || written.half === undefined || b! >= 13;
  // Nobody said whether in the morning; "21:00" says more than "nine".
  return false;
}

type DateFact = Extract<Fact, { kind: 'date' }>;

function isSameDate(said: DateFact, written: DateFact): boolean {
  const turned = ({ date, month, year }: DateFact): DateFact =>
    ({ kind: 'date', date: month, month: date, year }) as DateFact;
  const equal = (a: DateFact, b: DateFact) => a.date === b.date && a.month === b.month && a.year === b.year;
  return (
    equal(said, written) ||
    (said.swapped === true && equal(turned(said), written)) ||
    (written.swapped === true && equal(said, turned(written)))
  );
}
