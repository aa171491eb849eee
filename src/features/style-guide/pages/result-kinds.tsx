import { Card } from '#kit/ui/card.tsx';
import { Section } from '#kit/ui/section.tsx';
import { OutputView } from '#tools/kinds/output-view.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { sampleResults } from '../sample-results.ts';

export default function ResultKinds() {
  return (
    <GuidePage
      title="What tools make"
      lede="A tool names the kind of its result; how it is shown, shared and taken away follows from that. Everything on this page is a sample."
    >
      {sampleResults.map(({ kind, title, words, output }) => (
        <Section key={title} title={title} lede={words}>
          <Card padding="lg">
            <OutputView kind={kind} output={output} input={null} />
          </Card>
        </Section>
      ))}
    </GuidePage>
  );
}
