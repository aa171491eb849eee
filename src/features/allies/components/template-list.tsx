import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { templates } from '../templates.ts';
import type { AllyFields } from './ally-form.tsx';
import { newSeed } from './new-seed.ts';
import { AllyPanda } from './ally-panda.tsx';

/** Allies to begin with. */
export function TemplateList({ onPick }: { onPick: (fields: AllyFields) => void }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map(({ id, name, purpose, voice, openers, tools }) => (
        <Card key={id} asChild field="sunken">
          <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3">
            <AllyPanda seed={`template-${id}`} size={60} />
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{name}</h3>
              <p className="text-muted">{purpose}</p>
              <Button
                variant="link"
                size="sm"
                className="mt-1 justify-self-start"
                aria-label={`Start with this: ${name}`}
                onClick={() =>
                  onPick({ name, purpose, voice, openers: [...openers], tools: [...tools], seed: newSeed() })
                }
              >
                Start with this
              </Button>
            </div>
          </li>
        </Card>
      ))}
    </ul>
  );
}
