/** While someone types `@…`: who and what that could become. */
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { query } from '#kit/contract/query.ts';
import { listThreadTools, type ThreadMember } from '../contract.ts';

export interface Mentionable {
  name: string;
  title: string;
  hint: string;
}

const most = 8;

interface Options {
  thread: string;
  members: readonly ThreadMember[];
  me: string | null;
  text: string;
  field: () => HTMLTextAreaElement | null;
  onChange: (text: string) => void;
}

export type Mentions = ReturnType<typeof useMentions>;

export function useMentions({ thread, members, me, text, field, onChange }: Options) {
  const [at, setAt] = useState<{ start: number; typed: string } | null>(null);
  const [chosen, setChosen] = useState(0);
  const { data: tools } = useQuery({
    ...query(listThreadTools, { query: { thread } }),
    enabled: at !== null,
    staleTime: Infinity,
  });
  const all: Mentionable[] = [
    ...members.flatMap(({ id, name, handle }) =>
      handle && id !== me ? [{ name: handle, title: name, hint: `@${handle}` }] : [],
    ),
    ...(tools?.items ?? []).map(({ name, title, description }) => ({ name, title, hint: description })),
  ];
  const typed = at?.typed.toLowerCase() ?? '';
  const items =
    at === null
      ? []
      : all
          .filter(
            ({ name, title }) =>
              name.toLowerCase().startsWith(typed) || title.toLowerCase().startsWith(typed),
          )
          .slice(0, most);

  function look() {
    const box = field();
    if (!box) return;
    const before = box.value.slice(0, box.selectionStart);
    const found = /(?:^|[\s(])@([\w.-]{0,40})$/.exec(before);
    const next = found ? { start: before.length - found[1]!.length, typed: found[1]! } : null;
    setAt((known) => (known?.start === next?.start && known?.typed === next?.typed ? known : next));
    if (next?.typed !== at?.typed) setChosen(0);
  }

  function choose({ name }: Mentionable) {
    const box = field();
    if (!at || !box) return;
    const end = at.start + at.typed.length;
    onChange(`${text.slice(0, at.start)}${name} ${text.slice(end).trimStart()}`);
    setAt(null);
    const caret = at.start + name.length + 1;
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(caret, caret);
    });
  }

  return {
    items,
    chosen,
    look,
    choose,
    /** Answers whether the key was for the list. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (items.length === 0) return false;
      const moves = { ArrowDown: 1, ArrowUp: -1 } as const;
      if (event.key in moves) {
        event.preventDefault();
        setChosen((chosen + moves[event.key as keyof typeof moves] + items.length) % items.length);
        return true;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        choose(items[Math.min(chosen, items.length - 1)]!);
        return true;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        setAt(null);
        return true;
      }
      return false;
    },
  };
}
