import { Button } from '#kit/ui/button.tsx';
import { DataTable, type Column } from '#kit/ui/data-table.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { DoDont } from '../components/do-dont.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import { wordPairs } from '../word-pairs.ts';

type Pair = (typeof wordPairs)[number];

const columns: readonly Column<Pair>[] = [
  { key: 'say', header: 'Say', rowHeader: true, cell: ({ say }) => say },
  { key: 'not', header: 'Not', cell: ({ not }) => <s className="text-muted">{not}</s> },
  { key: 'where', header: 'For', cell: ({ where }) => where },
];

export default function WordsGuide() {
  return (
    <GuidePage
      title="Words people know"
      lede="Headlines and the panda may play. Buttons, menus, labels, settings and errors use the words people know from other products: short, present-day, verb first."
    >
      <Section title="On controls" lede="One word for one thing, everywhere. British spelling throughout.">
        <DataTable
          caption="Words on controls"
          columns={columns}
          rows={wordPairs}
          rowKey={({ say }) => say}
          empty={null}
        />
      </Section>
      <Section title="A button says what happens">
        <DoDont
          good={{
            picture: <Button>Create link</Button>,
            words: 'name what happens when it is pressed, verb first.',
          }}
          bad={{
            picture: <Button>All right then</Button>,
            words: 'answer a question that nobody reads twice.',
          }}
        />
      </Section>
      <Section
        title="Errors"
        lede="What happened, what was kept, what to do next, in two short sentences. No apologies, no blame."
      >
        <DoDont
          good={{
            picture: <Notice tone="warning">The file is larger than 20 MB. Choose a smaller one.</Notice>,
            words: 'say what is wrong and what helps.',
          }}
          bad={{
            picture: <Notice tone="warning">Oh no, we are so sorry! Error 413 (limit.upload).</Notice>,
            words: 'apologise, or show a code in place of words.',
          }}
        />
      </Section>
      <Section
        title="The thing, not the mechanism"
        lede="Names that people see elsewhere on the site; never an id."
      >
        <DoDont
          good={{
            picture: <p>Multi-AI consensus, answered by Bamboo in 0.4 s</p>,
            words: 'use the names of tools and engines, and numbers with their units.',
          }}
          bad={{
            picture: <p>tool.consensus, bamboo/opinions, 400</p>,
            words: 'make people learn how it is built.',
          }}
        />
      </Section>
      <Section
        title="Where it may play"
        lede="Headlines, empty states and the panda: one idea, warm, and the next step stays obvious. An empty list shows an example of what will be there, and one action."
      >
        <EmptyState
          action={<Button>See the tools</Button>}
          sample={[{ title: 'How bamboo grows', detail: 'Summary by Ana. 12 likes, 3 comments.' }]}
        >
          Nothing here yet. Make something with a tool and choose “Add to gallery”.
        </EmptyState>
      </Section>
    </GuidePage>
  );
}
