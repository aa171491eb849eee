import { callStream } from '#kit/contract/call-stream.ts';
import { Section } from '#kit/ui/section.tsx';
import type { EngineItem } from '#kit/ai/contract.ts';
import { tryEngine } from '../contract.ts';
import { contextWords, healthWords, priceWords } from '../engine-words.ts';
import { CapabilityList } from './capability-list.tsx';
import { EngineCard, type Light } from './engine-card.tsx';

const lightOf: Record<EngineItem['health']['state'], Light> = {
  unknown: 'quiet',
  good: 'good',
  unsteady: 'warn',
  failing: 'bad',
};

const examples = {
  model: ['Explain tides to a child in two sentences.', 'Give me three names for a tea shop.'],
  bamboo: ['What is 18 % of 240?', 'What is the capital of Peru?', 'What does “serendipity” mean?'],
};

interface EngineGroupProps {
  title: string;
  lede: string;
  engines: readonly EngineItem[];
}

export function EngineGroup({ title, lede, engines }: EngineGroupProps) {
  return (
    <Section title={title} lede={lede} className="py-6 sm:py-8">
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {engines.map((engine) => (
          <Engine key={engine.id} engine={engine} />
        ))}
      </ul>
    </Section>
  );
}

/** Not where the provider made it, nor where the name is all that is known of it. */
function isTelling({ family, provider, model }: EngineItem) {
  return family !== provider && !model.toLowerCase().startsWith(family.toLowerCase());
}

function Engine({ engine }: { engine: EngineItem }) {
  const { id, title, provider, about, model, family, can, contextTokens, source, health } = engine;
  const isBamboo = source === 'bamboo';
  return (
    <EngineCard
      title={title}
      subtitle={
        isBamboo ? (
          (about ?? provider)
        ) : (
          <>
            {provider}
            {isTelling(engine) && `, made by ${family}`}
            {model !== title && (
              <>
                {' '}
                · <code>{model}</code>
              </>
            )}
          </>
        )
      }
      capabilities={<CapabilityList can={can} />}
      facts={[
        priceWords(engine),
        ...(can.includes('text') && !isBamboo ? [contextWords(contextTokens)] : []),
      ]}
      health={{ light: lightOf[health.state], words: healthWords(health) }}
      {...(can.includes('text')
        ? {
            trial: {
              ask: (question: string, signal: AbortSignal) =>
                callStream(tryEngine, { params: { id }, body: { question } }, { signal }),
              examples: isBamboo ? examples.bamboo : examples.model,
            },
          }
        : {})}
    />
  );
}
