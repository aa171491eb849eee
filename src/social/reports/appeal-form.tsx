import { useState } from 'react';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { longestAppeal } from './contract.ts';

interface AppealFormProps {
  pending: boolean;
  error: Error | null;
  onSend: (text: string) => void;
}

export function AppealForm({ pending, error, onSend }: AppealFormProps) {
  const [text, setText] = useState('');
  return (
    <WordsForm
      label="Appeal"
      hint="You can appeal once. Say why it should be shown."
      action="Send appeal"
      most={longestAppeal}
      text={text}
      onChange={setText}
      pending={pending}
      error={error}
      onSubmit={() => onSend(text)}
    />
  );
}
