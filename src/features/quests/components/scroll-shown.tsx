import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { getScroll, listOwnScrolls, scrollPicture, showScroll, type ScrollView } from '../contract.ts';
import { QuestMaker } from './quest-maker.tsx';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function ScrollShown({ scroll }: { scroll: ScrollView }) {
  const { id, quest, title, about, by, madeBy, isQuestThere, issuedAt, steps, isPublic, mine } = scroll;
  return (
    <div className="max-w-3xl pt-8 pb-16 sm:pt-12">
      <Card field="honey" padding="lg" className="grid gap-4">
        <ScrollText aria-hidden className="size-12" />
        <h1 dir="auto" className="text-4xl wrap-anywhere sm:text-5xl">
          {title}
        </h1>
        <p className="text-lg">
          {by.handle ? (
            <strong>
              <Link to={href('/profile/:handle', { handle: by.handle.toLowerCase() })}>
                <bdi>{by.name}</bdi>
              </Link>
            </strong>
          ) : (
            <bdi className="font-semibold">{by.name}</bdi>
          )}{' '}
          completed this quest.
        </p>
        <p dir="auto" className="max-w-prose wrap-anywhere">
          {about}
        </p>
        {madeBy && (
          <p>
            <QuestMaker {...madeBy} />
          </p>
        )}
        <p>
          <time dateTime={issuedAt}>{inWords.format(new Date(issuedAt))}</time>
        </p>
        <div className="flex flex-wrap gap-3">
          {isPublic && <CopyButton size="sm" label="Copy link" value={() => location.href} />}
          <Button asChild size="sm" variant="secondary">
            <a href={urlOf(scrollPicture, { params: { id } })} download="scroll.png">
              Picture
            </a>
          </Button>
          {isQuestThere && (
            <Button asChild size="sm" variant={mine ? 'ghost' : 'primary'}>
              <Link to={href('/frenlyai-v2/quests/:questId', { questId: quest })}>
                {mine ? 'Open the quest' : 'Do this quest'}
              </Link>
            </Button>
          )}
        </div>
      </Card>
      {mine && <WhoSees scroll={scroll} />}
      <Section title="Steps completed" lede="Verified by this site.">
        <ol
          aria-label="Steps completed"
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {steps.map((step) => (
            <li key={step.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 p-4">
              <h3 dir="auto" className="text-lg wrap-anywhere">
                {step.title}
              </h3>
              <p className="text-sm text-muted">
                Done on <time dateTime={step.doneAt}>{inWords.format(new Date(step.doneAt))}</time>
              </p>
              {step.proof.length > 0 && (
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
                  {step.proof.map(({ title: of, href: path, at }, index) => (
                    <li key={index} className="flex flex-wrap gap-x-2">
                      {path ? (
                        <span className="max-w-full truncate">
                          <Link to={path}>
                            <bdi>{of}</bdi>
                          </Link>
                        </span>
                      ) : (
                        <bdi className="max-w-full truncate">{of}</bdi>
                      )}
                      <span className="text-muted">{inWords.format(new Date(at))}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function WhoSees({ scroll: { id, isPublic, steps } }: { scroll: ScrollView }) {
  const change = useCall(showScroll, { refreshes: [getScroll, listOwnScrolls] });
  const shown = steps.filter((step) => step.shown).map((step) => step.id);
  const save = (some: { isPublic?: boolean; shown?: string[] }) =>
    change.mutate({ params: { id }, body: { isPublic, shown, ...some } });
  return (
    <Section title="Who can see it" className="pb-0 sm:pb-0">
      <Card className="grid gap-3">
        <Switch
          label="Anyone with the link"
          hint="They see your name, the quest, its steps and when you did each."
          checked={isPublic}
          disabled={change.isPending}
          onChange={({ target }) => save({ isPublic: target.checked })}
        />
        {isPublic && (
          <fieldset className="grid gap-1 pt-3">
            <legend className="mb-1 font-medium">Also show what I did</legend>
            {steps.map((step) => (
              <Switch
                key={step.id}
                label={step.title}
                checked={step.shown}
                disabled={change.isPending}
                onChange={({ target }) =>
                  save({
                    shown: target.checked ? [...shown, step.id] : shown.filter((one) => one !== step.id),
                  })
                }
              />
            ))}
            <p className="text-sm text-muted">
              Shows titles and links of public items, such as creations and answers. Private results stay
              private.
            </p>
          </fieldset>
        )}
        {change.error && <Notice tone="error">{wordsOf(change.error)}</Notice>}
      </Card>
    </Section>
  );
}
