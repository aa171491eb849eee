import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Section } from '#kit/ui/section.tsx';

export function WhatSetsItApart() {
  return (
    <Section title="What sets it apart">
      <ul className="grid gap-x-12 text-lg md:grid-cols-3">
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>No key needed.</strong> It starts with one command and works as it is. A key you add makes
          it smarter, never possible.
        </li>
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>One account.</strong> Every tool and every front door knows you by the same name, and asks
          for nothing elsewhere.
        </li>
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>Yours stays yours.</strong> Take everything with you or erase it, yourself, in your
          settings. <Link to={href('/privacy-policy')}>How that works</Link>
        </li>
      </ul>
    </Section>
  );
}
