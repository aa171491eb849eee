import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HelpBar } from '#kit/crisis/help-bar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { LimitsNotice } from '#kit/ui/limits-notice.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#kit/ui/tabs.tsx';
import { speaksOfCrisis } from '#language/crisis.ts';
import { BadDayPlan } from '../components/bad-day-plan.tsx';
import { CheckIn } from '../components/check-in.tsx';
import { Conversation } from '../components/conversation.tsx';
import { ExerciseList } from '../components/exercise-list.tsx';
import { HelpPanel } from '../components/help-panel.tsx';
import { Journal } from '../components/journal.tsx';
import { OwnData } from '../components/own-data.tsx';
import { QuestionnaireList } from '../components/questionnaire-list.tsx';
import { QuickExit } from '../components/quick-exit.tsx';

const parts = {
  talk: 'Talk',
  exercises: 'Exercises',
  'check-in': 'Check in',
  journal: 'Journal',
  questionnaires: 'Questionnaires',
  plan: 'Plan',
  data: 'Your data',
} as const;
type Part = keyof typeof parts;
const isPart = (name: string | null): name is Part => name !== null && name in parts;

const limits =
  'This is a program with exercises, not a therapist and not a doctor. It can’t diagnose, treat or judge an emergency, and it never advises on medicines.';

export default function Therapist() {
  const [search, setSearch] = useSearchParams();
  /** How often help was asked for or shown; zero while the panel is closed. */
  const [asked, setAsked] = useState(0);
  const helpButton = useRef<HTMLButtonElement>(null);
  const named = search.get('part');
  const part = isPart(named) ? named : 'talk';

  const showHelp = () => setAsked((times) => times + 1);
  function closeHelp() {
    setAsked(0);
    helpButton.current?.focus({ preventScroll: true });
  }

  const open = (next: Part, exercise?: string) =>
    setSearch(exercise ? { part: next, exercise } : { part: next }, { preventScrollReset: true });

  /** Looked at here, before anything is sent. */
  function notice(text: string): boolean {
    const isCrisis = speaksOfCrisis(text);
    if (isCrisis) showHelp();
    return isCrisis;
  }

  return (
    <div className="pb-16">
      <HelpBar onMore={showHelp} />
      <PageHeader
        className="pb-6"
        title="Wellbeing companion"
        lede="A private place to put things into words, with exercises that help many people."
        actions={
          <>
            <Button ref={helpButton} variant="danger" onClick={showHelp}>
              <LifeBuoy aria-hidden />
              Get help now
            </Button>
            <QuickExit />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LimitsNotice
          words={limits}
          later="You have been here for a while. A break, a glass of water or a person to talk to may do you good."
        />
        {asked > 0 && <HelpPanel key={asked} onClose={closeHelp} onPlan={() => open('plan')} />}
        <Tabs value={part} onValueChange={(next) => open(next as Part)}>
          <TabsList aria-label="Wellbeing">
            {Object.entries(parts).map(([id, label]) => (
              <TabsTrigger key={id} value={id}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="talk">
            <Conversation
              onText={notice}
              onCrisis={showHelp}
              onExercise={(id) => open('exercises', id)}
              onJournal={() => open('journal')}
            />
          </TabsContent>
          <TabsContent value="exercises">
            <ExerciseList
              chosen={search.get('exercise')}
              onChoose={(id) => open('exercises', id ?? undefined)}
              onText={notice}
            />
          </TabsContent>
          <TabsContent value="check-in">
            <CheckIn onText={notice} />
          </TabsContent>
          <TabsContent value="journal">
            <Journal onText={notice} />
          </TabsContent>
          <TabsContent value="questionnaires">
            <QuestionnaireList />
          </TabsContent>
          <TabsContent value="plan">
            <BadDayPlan onText={notice} />
          </TabsContent>
          <TabsContent value="data">
            <OwnData />
          </TabsContent>
        </Tabs>
      </div>
    </div>
  );
}
