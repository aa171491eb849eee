import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { shelf } from '../shelf.ts';

interface Shown {
  title: string;
  description: string;
  to: string;
}

/** Tools with a page of their own that belong beside these. */
const beside: Readonly<Record<string, readonly Shown[]>> = {
  'See what is in it': [
    {
      title: 'Summarise',
      description: 'The gist of a text or a document, in a few sentences or points.',
      to: href('/ai/summarise'),
    },
    {
      title: 'Compare two texts',
      description: 'What two texts claim: agreed, contested, and only one says.',
      to: href('/ai/compare-texts'),
    },
  ],
};

const parts = shelf.map(({ title, tools }) => ({
  title,
  tools: [
    ...tools.map(({ id, ...told }): Shown => ({ ...told, to: href('/ai/content-tools', { tool: id }) })),
    ...(beside[title] ?? []),
  ],
}));

/** Every small tool, found by any word in what it does. */
export function Shelf() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = parts
    .map(({ title, tools }) => ({
      title,
      tools: tools.filter((one) => `${one.title} ${one.description}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ tools }) => tools.length > 0);
  return (
    <div className="pb-16">
      <PageHeader
        title="Content tools"
        lede="Small tools for a text you have. Each works at once, without a key, and says what a language model would add."
      />
      <Field label="Find a tool" hideLabel className="mb-10 max-w-md">
        <Input
          type="search"
          placeholder="Find a tool: shorten, hashtags, tone…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <p role="status" className="sr-only">
        {wanted && `${shown.flatMap(({ tools }) => tools).length} tools fit`}
      </p>
      {shown.map(({ title, tools }) => (
        <section key={title} className="mb-12">
          <h2 className="mb-5 text-2xl">{title}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {tools.map((one) => (
              <Card key={one.to} asChild interactive>
                <li className="grid content-start gap-1.5">
                  <h3 className="text-lg">
                    <Link to={one.to} className={cardLink}>
                      {one.title}
                    </Link>
                  </h3>
                  <p className="text-muted">{one.description}</p>
                </li>
              </Card>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <EmptyState>No tool here does that. Try another word.</EmptyState>}
    </div>
  );
}
