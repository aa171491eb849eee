/** Handles of people: while one types, whom that could become. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { longestPeopleSearch, searchProfiles } from '#features/profiles/contract.ts';
import { query } from '#kit/contract/query.ts';
import { cn } from '#kit/ui/cn.ts';
import { Input } from '#kit/ui/input.tsx';
import { useSettled } from '#kit/ui/use-settled.ts';
import { lastHandle, namedIn, withHandle } from '../handle-text.ts';

interface HandlesInputProps extends Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'onKeyDown' | 'onBlur'
> {
  value: string;
  onValueChange: (value: string) => void;
  /** Several, with commas between. */
  many?: boolean;
}

const shortest = 2;

export function HandlesInput({ value, onValueChange, many = false, ...rest }: HandlesInputProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const typed = lastHandle(value, many);
  const q = useSettled(typed.slice(0, longestPeopleSearch), 200);
  const { data } = useQuery({
    ...query(searchProfiles, { query: { q } }),
    enabled: isOpen && q.length >= shortest,
    placeholderData: keepPreviousData,
  });
  const people =
    isOpen && typed.length >= shortest
      ? (data?.people ?? []).filter(({ handle }) => !many || !namedIn(value).includes(handle.toLowerCase()))
      : [];
  const at = Math.min(chosen, people.length - 1);

  function choose(handle: string) {
    onValueChange(withHandle(value, handle, many));
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (people.length === 0) return;
    const moves = { ArrowDown: 1, ArrowUp: -1 } as const;
    if (event.key in moves)
      setChosen((at + moves[event.key as keyof typeof moves] + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(people[at]!.handle);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        aria-expanded={people.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={people.length > 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        value={value}
        onChange={({ target }) => {
          onValueChange(target.value);
          setOpen(true);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="People"
        hidden={people.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised"
      >
        {people.map(({ handle, name }, index) => (
          // Chosen by the keys of the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={handle}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={cn('cursor-pointer truncate rounded-md px-3 py-1.5', index === at && 'bg-sunken')}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(handle);
            }}
          >
            <bdi className="font-medium">{name}</bdi> <span className="text-muted">@{handle}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
