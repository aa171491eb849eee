/** Workflows to begin with: templates that do something real, or an empty one. */
import { wordsOf } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { emptyFlow } from '../flow/flow.ts';
import { templates } from '../templates/templates.ts';
import { workflowWork } from '../work.ts';

export default function StartWorkflow({ onOpen }: { onOpen: (id: string) => void }) {
  const begin = useBeginWork(workflowWork, { onSuccess: ({ id }) => onOpen(id) });
  return (
    <Section
      title="New workflow"
      actions={
        <Button
          size="sm"
          disabled={begin.isPending}
          onClick={() => begin.mutate({ title: 'New workflow', content: emptyFlow })}
        >
          Start empty
        </Button>
      }
    >
      <div className="grid gap-4">
        {begin.error && <Notice tone="error">{wordsOf(begin.error)}</Notice>}
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map(({ id, title, flow }) => (
            <Card asChild key={id}>
              <li className="grid grid-rows-[auto_1fr_auto] gap-3">
                <h3 className="text-lg">{title}</h3>
                <div className="grid content-start gap-2">
                  <p className="text-muted">{flow.about}</p>
                  <p className="text-sm">{flow.steps.map((step) => step.title).join(' → ')}</p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  className="justify-self-start"
                  disabled={begin.isPending}
                  aria-label={`Use template: ${title}`}
                  onClick={() => begin.mutate({ title, content: flow })}
                >
                  Use
                </Button>
              </li>
            </Card>
          ))}
        </ul>
      </div>
    </Section>
  );
}
