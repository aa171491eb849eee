import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { templateGroups, type TemplateGroup } from '../document/template.ts';
import { lawWork } from '../document/work.ts';
import { templates } from '../templates/all.ts';
import type { Place } from './place-fields.tsx';

/** Documents by group. They begin once a place is chosen. */
export function TemplateList({ place, onOpen }: { place: Place; onOpen: (id: string) => void }) {
  const begin = useBeginWork(lawWork, { onSuccess: ({ id }) => onOpen(id) });
  return (
    <Section
      title="Make a document"
      lede={
        place.country
          ? 'Answer a few questions; the text grows beside them.'
          : 'Choose whose law applies first.'
      }
    >
      {begin.error && (
        <Notice tone="error" className="mb-4">
          {wordsOf(begin.error)}
        </Notice>
      )}
      <div className="grid gap-8">
        {Object.entries(templateGroups).map(([group, label]) => (
          <div key={group} className="grid gap-4">
            <h3>{label}</h3>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {templatesIn(group as TemplateGroup).map(({ id, title, about }) => (
                <Card key={id} asChild>
                  <li className="grid content-between gap-4">
                    <div className="grid gap-1.5">
                      <h4 className="text-lg font-semibold">{title}</h4>
                      <p className="text-muted">{about}</p>
                    </div>
                    <div>
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={`Start: ${title}`}
                        disabled={!place.country}
                        pending={begin.isPending && begin.variables?.content.template === id}
                        onClick={() =>
                          begin.mutate({ title, content: { template: id, ...place, answers: {} } })
                        }
                      >
                        Start
                      </Button>
                    </div>
                  </li>
                </Card>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const templatesIn = (group: TemplateGroup) => templates.filter((template) => template.group === group);
