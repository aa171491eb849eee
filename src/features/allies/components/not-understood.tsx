import { Button } from '#kit/ui/button.tsx';
import { Section } from '#kit/ui/section.tsx';
import { TaskExamples } from './task-examples.tsx';

interface NotUnderstoodProps {
  onChoose: (task: string) => void;
  onMake: () => void;
}

/** No word of the task is known: what to do next, instead of an ally that is called after it. */
export function NotUnderstood({ onChoose, onMake }: NotUnderstoodProps) {
  return (
    <Section
      title="I did not understand that"
      lede="I don’t know any of these words. Describe the task in a short sentence, choose an example, or create an ally yourself."
    >
      <TaskExamples onChoose={onChoose} />
      <Button className="mt-5" onClick={onMake}>
        Create an ally
      </Button>
    </Section>
  );
}
