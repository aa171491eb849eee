import { useEffect, useState } from 'react';
import { Section } from '#kit/ui/section.tsx';
import { askBrowserModel, findBrowserModel } from '../browser-model.ts';
import type { TryEvent } from '../contract.ts';
import { CapabilityList } from './capability-list.tsx';
import { EngineCard } from './engine-card.tsx';

/** Shown where the browser has a model of its own; asking it never leaves the device. */
export function BrowserEngine() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof findBrowserModel>>>();
  useEffect(() => {
    void findBrowserModel().then(setFound);
  }, []);
  if (!found) return null;
  return (
    <Section
      title="In your browser"
      lede="Your browser has a model built in. It runs on your device, and nothing you ask it leaves it."
      className="py-6 sm:py-8"
    >
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        <EngineCard
          title="Built-in model"
          subtitle="Runs on this device"
          capabilities={<CapabilityList can={['text']} />}
          facts={['Free', 'For trying, on this page']}
          health={
            found === 'available'
              ? { light: 'good', words: 'Ready' }
              : { light: 'quiet', words: 'Your browser downloads it when you first ask' }
          }
          trial={{ ask, examples: ['Explain tides to a child in two sentences.'] }}
        />
      </ul>
    </Section>
  );
}

async function* ask(question: string, signal: AbortSignal): AsyncGenerator<TryEvent> {
  const began = performance.now();
  for await (const text of askBrowserModel(question, signal)) yield { type: 'text', text };
  const milliseconds = Math.round(performance.now() - began);
  yield { type: 'end', milliseconds, inputTokens: 0, outputTokens: 0, cost: 0 };
}
