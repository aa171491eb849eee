/** A document as it is written, without what comes after a mark; what may yet become the mark is held back. */
import type { Update } from '#tools/define/define-run.server.ts';

interface Marked<Result> {
  result: Result;
  text: string;
  after: string;
}

export async function* uptoMark<Result>(
  writing: AsyncGenerator<Update, Result, undefined>,
  mark: string,
): AsyncGenerator<Update, Marked<Result>, undefined> {
  let all = '';
  let sent = 0;
  let where: { to?: string } = {};
  for (;;) {
    const next = await writing.next();
    if (next.done) {
      const at = all.indexOf(mark, sent);
      const text = at < 0 ? all : all.slice(0, at);
      if (text.length > sent) yield { append: text.slice(sent), ...where };
      return { result: next.value, text, after: at < 0 ? '' : all.slice(at + mark.length) };
    }
    if (!('append' in next.value)) continue;
    const { append, ...to } = next.value;
    all += append;
    where = to;
    const end = all.indexOf(mark, sent);
    const safe = end >= 0 ? end : all.length - mark.length;
    if (safe <= sent) continue;
    yield { append: all.slice(sent, safe), ...where };
    sent = safe;
  }
}
