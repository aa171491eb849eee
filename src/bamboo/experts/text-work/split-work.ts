/** What is to be done and the text it is to be done on: quoted, after a colon, on other lines, before or after the request. */

export interface Work {
  /** In small letters, without courtesies. */
  request: string;
  text: string;
}

const longestRequest = 160;
export const longestText = 100_000;

/** All ways in which a message may be read, the likeliest first. */
export function worksIn(message: string): Work[] {
  const text = message.trim().slice(0, longestText);
  const found = [...fenced(text), ...afterColon(text), ...onLines(text), ...quoted(text), ...atTheEnd(text)];
  return found
    .map(({ request, text: given }) => ({ request: plainRequest(request), text: given.trim() }))
    .filter(({ request, text: given }) => given !== '' && request !== '' && request.length <= longestRequest);
}

function plainRequest(request: string): string {
  return request
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:hi|hello|hey|ok|please|pls|panda|so|now)[,!]? )+|^(?:can|could|would|will) you (?:please )?(?:tell me )?|^i (?:want|need|would like)(?: you)? to /g,
      '',
    )
    .replace(/[\s?!.,:;-]+$/, '')
    .replace(/(?:,? (?:please|pls|thanks|thank you|for me))+$/, '')
    .trim();
}

function* fenced(text: string): Generator<Work> {
  for (const mark of ['```', '"""']) {
    const [open, close] = [text.indexOf(mark), text.lastIndexOf(mark)];
    if (open < 0 || close <= open) continue;
    yield {
      request: `${text.slice(0, open)} ${text.slice(close + mark.length)}`,
      text: text.slice(open + mark.length, close).replace(/^\w*\n/, ''),
    };
  }
}

/** "Sort these: …"; in "10:30" or "https://" there is no such colon. */
function* afterColon(text: string): Generator<Work> {
  const at = text.search(/:(?=\s|$)/);
  if (at > 0 && at <= longestRequest)
    yield { request: text.slice(0, at), text: unquoted(text.slice(at + 1)) };
}

function* onLines(text: string): Generator<Work> {
  const lines = text.split('\n');
  if (lines.length < 2) return;
  yield { request: lines[0]!, text: lines.slice(1).join('\n') };
  yield { request: lines.at(-1)!, text: lines.slice(0, -1).join('\n') };
}

function* quoted(text: string): Generator<Work> {
  const open = text.search(/["“«]|(?<=\s)['‘]/);
  if (open < 0) return;
  const marks = /['‘]/.test(text[open]!) ? /['’](?=[\s?.!,]|$)/g : /["”»]/g;
  const close = [...text.slice(open + 1).matchAll(marks)].at(-1)?.index;
  if (close === undefined) return;
  yield {
    request: `${text.slice(0, open)} ${text.slice(open + close + 2)}`,
    text: text.slice(open + 1, open + 1 + close),
  };
}

/** "ann@example.org and bob@example.org. Extract the addresses." and "hello world - in upper case please". */
function* atTheEnd(text: string): Generator<Work> {
  if (text.includes('\n')) return;
  const ends = [...text.matchAll(/[.!?:;…]["”]?\s+|\s[-–—]+\s/g)];
  const last = ends.at(-1);
  if (last)
    yield {
      request: text.slice(last.index + last[0].length),
      text: text.slice(0, last.index + last[0].trimEnd().length).replace(/\s[-–—]+$/, ''),
    };
  const first = ends[0];
  if (first && first !== last)
    yield { request: text.slice(0, first.index), text: text.slice(first.index + first[0].length) };
  else if (first)
    yield { request: text.slice(0, first.index), text: text.slice(first.index + first[0].length) };
}

const unquoted = (text: string) => text.trim().replace(/^["“«'‘]([\s\S]*)["”»'’]\.?$/, '$1');
