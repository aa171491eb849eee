import { Prompt } from '../prompt/prompt.tsx';

/** Alternate 2: one prompt box and nothing else. */
export default function HomePrompt() {
  return (
    <div className="mx-auto grid min-h-[calc(100dvh-8rem)] max-w-2xl content-center py-16">
      <h1 className="sr-only">Ask the panda</h1>
      <Prompt bare className="mt-24" />
    </div>
  );
}
