/** A creation in the gallery, made through the product itself: what the page of one needs. */
import { runTool, type Call } from './call-api.ts';

const text =
  'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day. A grove spreads underground by rhizomes, so that what looks like a forest is often a single plant.';

/** Answers its id. */
export async function publishSomething(call: Call, title = 'How bamboo grows'): Promise<string> {
  const run = await runTool(call, 'summarise', { text });
  const words = { title, caption: 'What I learned.', tags: ['plants'], showInput: true };
  return (await call<{ id: string }>('POST', `/api/runs/${run}/gallery`, words)).id;
}

/** A public book; answers its id. */
export async function publishBook(call: Call): Promise<string> {
  const source = `## How it grows\n\n${text}\n\n## Where it grows\n\nIn warm and moist places.`;
  const run = await runTool(call, 'ebook', { title: 'Bamboo', author: 'Ana', source });
  const words = { title: 'Bamboo', caption: 'A short book.', tags: ['plants'], showInput: false };
  return (await call<{ id: string }>('POST', `/api/runs/${run}/gallery`, words)).id;
}

/** A public manual; answers its id. */
export async function publishManual(call: Call): Promise<string> {
  const source = 'Maker: Bamboo Works\nHeight: 254 mm\nWarranty: Two years';
  const run = await runTool(call, 'product-manual', { title: 'Kettle', source });
  const words = { title: 'Kettle', caption: 'A short manual.', tags: ['kitchen'], showInput: true };
  return (await call<{ id: string }>('POST', `/api/runs/${run}/gallery`, words)).id;
}
