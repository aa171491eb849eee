/** Templates to begin with, each drawn small in its own theme. */
import { useState } from 'react';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { longestTitle } from '#tools/define/title.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { siteFrom, type Template } from '../templates/template.ts';
import { templates } from '../templates/templates.ts';
import { themeOf } from '../themes.ts';
import { siteWork } from '../work.ts';

export default function StartSite({ onOpen }: { onOpen: (id: string) => void }) {
  const [name, setName] = useState('');
  const begin = useBeginWork(siteWork, { onSuccess: ({ id }) => onOpen(id) });
  const start = (template: Template) =>
    begin.mutate({ title: name.trim() || template.title, content: siteFrom(template) });
  return (
    <Section title="New site">
      <div className="grid gap-5">
        <Field label="Name of the site" optional className="max-w-md">
          <Input maxLength={longestTitle} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <Card asChild key={template.id}>
              <li className="grid content-start gap-3">
                <Sketch template={template} />
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <div>
                    <h3 className="text-lg">{template.title}</h3>
                    <p className="text-sm text-muted">{template.hint}</p>
                  </div>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={begin.isPending}
                    aria-label={`Use template: ${template.title}`}
                    onClick={() => start(template)}
                  >
                    Use
                  </Button>
                </div>
              </li>
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Its colours and the shape of its first page. */
function Sketch({ template }: { template: Template }) {
  const theme = themeOf(template.theme);
  const [kinds] = useState(() =>
    template
      .make()[0]!
      .blocks.slice(1, 4)
      .map(({ id }) => id),
  );
  return (
    <div
      aria-hidden
      className="grid h-36 content-start gap-2.5 overflow-hidden rounded-lg border border-line p-4"
      style={{ background: theme.paper }}
    >
      <span className="h-3.5 w-2/3 rounded-full" style={{ background: theme.ink }} />
      <span className="h-2 w-1/2 rounded-full" style={{ background: theme.muted }} />
      <span className="h-4 w-16 rounded-full" style={{ background: theme.accent }} />
      <span className="grid grid-cols-3 gap-2 pt-1">
        {kinds.map((id) => (
          <span key={id} className="h-14 rounded-md" style={{ background: theme.soft }} />
        ))}
      </span>
    </div>
  );
}
