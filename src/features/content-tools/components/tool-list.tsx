import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { shelf } from '../tool-list.ts';

interface Shown {
  title: string;
  description: string;
  to: string;
}

/** Tools with a page of their own that belong beside these. */
const beside: Readonly<Record<string, readonly Shown[]>> = {
  'Analyse the text': [
    {
      title: 'Summarise',
      description: 'Summarise a text or document in a few sentences or points.',
      to: href('/ai/summarise'),
    },
    {
      title: 'Compare two texts',
      description: 'See where two texts agree, differ, or say something only one does.',
      to: href('/ai/compare-texts'),
    },
  ],
};

const parts = shelf.map(({ title, tools }) => ({
  title,
  tools: [
    ...tools.map(({ id, ...rest }): Shown => ({ ...rest, to: href('/ai/content-tools', { tool: id }) })),
    ...(beside[title] ?? []),
  ],
}));

/** Every small tool, found by any word in what it does. */
export function ToolList() {
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
        lede="Small tools for a text you have. Most work at once, without a key; those that need a language model say so."
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
        {wanted && `${shown.flatMap(({ tools }) => tools).length} tools found`}
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
      {shown.length === 0 && <EmptyState>No tools match. Try another word.</EmptyState>}
    </div>
  );
}
