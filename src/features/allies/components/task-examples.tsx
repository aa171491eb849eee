import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '#kit/ui/button.tsx';

const examples = [
  'Shorten an e-mail to my landlord',
  'Explain an official letter in plain words',
  'Find a headline for my article',
];

/** Tasks to begin with. */
export function TaskExamples({ onChoose }: { onChoose: (task: string) => void }) {
  return (
    <ul aria-label="Examples" className="mt-5 flex flex-wrap gap-2">
      {examples.map((example) => (
        <li key={example}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(example)}>
            <Sparkles aria-hidden /> {example}
          </Button>
        </li>
      ))}
    </ul>
  );
}
