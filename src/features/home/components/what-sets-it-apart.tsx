import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Section } from '#kit/ui/section.tsx';

export function WhatSetsItApart() {
  return (
    <Section title="Why Frenly">
      <ul className="grid gap-x-12 text-lg md:grid-cols-3">
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>No key needed.</strong> Tools work out of the box. Add a language model for open questions,
          translation and free writing.
        </li>
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>One account.</strong> One sign-in for every tool, on every Frenly site.
        </li>
        <li className="border-t-[1.5px] border-ink py-5">
          <strong>Your data is yours.</strong> Export or delete everything in your settings.{' '}
          <Link to={href('/privacy-policy')}>How that works</Link>
        </li>
      </ul>
    </Section>
  );
}
