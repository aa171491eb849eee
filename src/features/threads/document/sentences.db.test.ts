/** Who wrote which sentence of a thread's document, within one sitting too. */
import { expect } from 'vitest';
import * as Y from 'yjs';
import { useLive } from '#tools/work/live/live.testing.ts';
import { decideProposal, listProposals } from '#tools/work/propose/contract.ts';
import { addProposal } from '#tools/work/propose/propose.server.ts';
import { heldWork } from '#tools/work/save-work.server.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { join, startThread } from '../threads.testing.ts';
import { beginDocument, documentSentences } from './contract.ts';

const app = useTestApp();
const { node, editor } = useLive(app);

test('each sentence names who typed it, whoever stored the document last; a tool’s stay the tool’s', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id, { role: 'editor' });
  const cleo = await join(app, owner.client, id, { role: 'editor', name: 'Cleo' });
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const { port } = await node();
  const editors = [
    await editor(port, owner.user, workId),
    await editor(port, ben.user, workId),
    await editor(port, cleo.user, workId),
  ];
  for (const one of editors) await one.synced();
  const write = async (at: number, text: string, place?: number) => {
    const one = editors[at]!;
    const block = one.text.doc!.getXmlFragment('doc').get(0) as Y.XmlElement;
    if (block.length === 0) block.insert(0, [new Y.XmlText()]);
    const words = block.get(0) as Y.XmlText;
    words.insert(place ?? words.length, text);
    await one.synced();
    const sees = (other: typeof one) => String(other.text.doc!.getXmlFragment('doc').get(0));
    for (const other of editors) await expect.poll(() => sees(other)).toBe(sees(one));
  };
  await write(0, 'Bamboo grows fast. ');
  await write(1, 'It is a grass. ');
  await write(2, 'Same here. ');
  await write(0, 'Same here. ');
  // A word in the middle of another's sentence makes it both of theirs.
  await write(1, 'really really ', 'Bamboo '.length);
  const said = async () =>
    (await cleo.client.call(documentSentences, { params: { id } })).body.items.map(({ text, by, others }) => [
      text,
      [by, ...others],
    ]);
  expect(await said()).toEqual([
    ['Bamboo really really grows fast.', ['Ana', 'Ben']],
    ['It is a grass.', ['Ben']],
    ['Same here.', ['Cleo']],
    ['Same here.', ['Ana']],
  ]);

  // Proposed by a tool, taken by a person: the tool wrote it.
  const added = { type: 'paragraph', content: [{ type: 'text', text: 'Pandas eat it.' }] };
  await addProposal(app.services, {
    hold: (tx) => heldWork(tx, app.services.works, workId),
    revise(content) {
      const { doc, notes } = content as { doc: { content: object[] }; notes: object };
      return { doc: { ...doc, content: [...doc.content, added] }, notes };
    },
    note: '',
    madeBy: ben.user.id,
    run: { id: null as never, tool: 'summarise' },
  });
  const params = { id: workId };
  const [proposal] = (await ben.client.call(listProposals, { params })).body.items;
  await ben.client.call(decideProposal, {
    params: { ...params, proposal: proposal!.id },
    body: { take: proposal!.parts.map((part) => part.id), refuse: [] },
  });
  expect((await said()).at(-1)).toEqual(['Pandas eat it.', ['Summarise']]);
});
