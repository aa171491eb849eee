/** Worker thread: a stranger's page may take long to read, and nobody else should feel it. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, pre, td, dd, dt, figcaption';
const mostElements = 30_000;

export const tasks = { read };

serveTasks(tasks);

function read(html: string): { title: string; paragraphs: string[] } {
  const whole = /<html[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`;
  const { document } = parseHTML(whole);
  const title = oneLine(document.querySelector('title')?.textContent ?? '');
  try {
    const article = new Readability(document, {
      maxElemsToParse: mostElements,
      serializer: (node) => node,
    }).parse();
    const paragraphs = article?.content ? paragraphsOf(article.content as unknown as Block) : [];
    if (paragraphs.length > 0 && article) return { title: oneLine(article.title ?? '') || title, paragraphs };
  } catch {
    // A page of too many parts, or none that reads like an article: what stands in its paragraphs is still text.
  }
  return { title, paragraphs: paragraphsOf(document.body ?? document) };
}

interface Block {
  textContent: string | null;
  parentElement?: { closest(selector: string): unknown } | null;
  querySelectorAll(selector: string): Iterable<Block>;
}

/** The innermost ones, so that nothing is said twice. */
function paragraphsOf(root: Block): string[] {
  const found: string[] = [];
  for (const block of root.querySelectorAll(blocks)) {
    if ([...block.querySelectorAll('p, li, td, dd')].length > 0) continue;
    const text = oneLine(block.textContent ?? '');
    if (text) found.push(text);
  }
  return found.length > 0 ? found : [oneLine(root.textContent ?? '')].filter(Boolean);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
