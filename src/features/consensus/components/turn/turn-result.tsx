import { useRunPart } from '#tools/follow/use-following.ts';
import { ResultActions } from '#tools/page/result-actions.tsx';
import { mainText } from '#tools/define/output.ts';
import { RateButtons } from '../answers/rate-buttons.tsx';

/** What can be done with a turn that has ended; drawn only then, since it reads the whole run. */
export function TurnResult({ run: id }: { run: string }) {
  const run = useRunPart(id, (whole) => whole);
  if (!run) return null;
  return (
    <>
      <ResultActions run={run} />
      {run.output.texts[mainText] && <RateButtons run={id} part={mainText} title="The consensus" />}
    </>
  );
}
