import Wrench from 'lucide-react/icons/wrench';
import { Link } from 'react-router';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Section } from '#kit/ui/section.tsx';
import type { AllyDraft, Candidate } from '../summon/contract.ts';
import { AllyPanda } from './ally-panda.tsx';

const kindWords = { ally: 'Your ally', template: 'Template', tool: 'Tool', new: 'New' };

interface CandidateListProps {
  candidates: readonly Candidate[];
  draft: AllyDraft;
  onMake: (draft: AllyDraft) => void;
  onTemplate: (id: string) => void;
}

/** Who and what fits the task, and one to be made for it. */
export function CandidateList({ candidates, draft, onMake, onTemplate }: CandidateListProps) {
  return (
    <Section
      title={candidates.length === 0 ? 'No good match' : 'Matches'}
      lede={
        candidates.length === 0
          ? 'No ally or tool matches that. Try other words, or create an ally for it.'
          : undefined
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {candidates.slice(0, 6).map((one) => (
          <Card key={`${one.kind} ${one.id}`} asChild>
            <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
              {one.seed ? (
                <AllyPanda seed={one.seed} size={64} />
              ) : (
                <Wrench aria-hidden className="m-3 size-7 text-bamboo-deep" />
              )}
              <div className="grid content-start justify-items-start gap-1.5">
                <Badge tone={one.kind === 'ally' ? 'leaf' : 'neutral'}>{kindWords[one.kind]}</Badge>
                <h3 dir="auto" className="text-lg wrap-anywhere">
                  {one.title}
                </h3>
                <p dir="auto" className="wrap-anywhere text-muted">
                  {one.description}
                </p>
                <p className="text-sm text-muted">{one.why}</p>
                {one.path ? (
                  <Button asChild variant="secondary" size="sm" className="mt-1">
                    <Link to={one.path} aria-label={`Open ${one.title}`}>
                      Open
                    </Link>
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="mt-1"
                    aria-label={`Make ${one.title}`}
                    onClick={() => onTemplate(one.id)}
                  >
                    Create ally
                  </Button>
                )}
              </div>
            </li>
          </Card>
        ))}
        <Card asChild field="leaf">
          <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
            <AllyPanda seed={draft.seed} size={64} mood="celebrate" />
            <div className="grid content-start justify-items-start gap-1.5">
              <Badge tone="outline">Made for this task</Badge>
              <h3 dir="auto" className="text-lg wrap-anywhere">
                {draft.name}
              </h3>
              <p dir="auto" className="line-clamp-4 wrap-anywhere">
                {draft.purpose}
              </p>
              <Button size="sm" className="mt-1" onClick={() => onMake(draft)}>
                Create ally
              </Button>
            </div>
          </li>
        </Card>
      </ul>
    </Section>
  );
}
