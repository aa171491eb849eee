/** Captions as YouTube answers them: its JSON (`json3`), or one of its two kinds of XML. */
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import type { Cue } from './cue.ts';

const json3 = z.object({
  events: z
    .array(
      z.object({
        tStartMs: z.number().optional(),
        dDurationMs: z.number().optional(),
        /** A line break within the window before it. */
        aAppend: z.number().optional(),
        segs: z.array(z.object({ utf8: z.string().optional(), tOffsetMs: z.number().optional() })).optional(),
      }),
    )
    .default([]),
});

/** Undefined where it is neither; an empty list where it holds no words. */
export function readTimedText(body: string): Cue[] | undefined {
  const text = body.trim();
  if (text === '') return [];
  if (text.startsWith('<')) return text.includes('<html') ? undefined : tidy(fromXml(text));
  try {
    const read = json3.safeParse(JSON.parse(text));
    return read.success ? tidy(fromJson(read.data)) : undefined;
  } catch {
    return undefined;
  }
}

function fromJson({ events }: z.output<typeof json3>): Cue[] {
  return events.flatMap(({ tStartMs = 0, dDurationMs = 0, aAppend, segs }) => {
    if (!segs || aAppend) return [];
    const start = tStartMs / 1000;
    const pieces = segs.map(({ utf8 = '', tOffsetMs = 0 }) => ({
      text: utf8,
      at: start + tOffsetMs / 1000,
    }));
    const isTimed = segs.some(({ tOffsetMs }) => tOffsetMs);
    return [cueOf({ start, end: start + dDurationMs / 1000 }, pieces, isTimed)];
  });
}

function fromXml(text: string): Cue[] {
  const cues: Cue[] = [];
  let open: { start: number; end: number } | undefined;
  let pieces: { text: string; at: number }[] = [];
  let isTimed = false;
  const parser = new Parser(
    {
      onopentag(name, { start, dur, t, d }) {
        if (name === 'text' || name === 'p') {
          // `text` counts seconds, `p` milliseconds.
          const from = name === 'text' ? Number(start) : Number(t) / 1000;
          const long = name === 'text' ? Number(dur ?? 0) : Number(d ?? 0) / 1000;
          open = Number.isFinite(from)
            ? { start: from, end: from + (Number.isFinite(long) ? long : 0) }
            : undefined;
          pieces = [];
          isTimed = false;
        }
        if (name === 's' && open) {
          const offset = Number(t ?? 0);
          if (offset > 0) isTimed = true;
          pieces.push({ text: '', at: open.start + (Number.isFinite(offset) ? offset / 1000 : 0) });
        }
        const last = pieces.at(-1);
        if (name === 'br' && last) last.text += ' ';
      },
      ontext(more) {
        if (!open) return;
        if (pieces.length === 0) pieces.push({ text: '', at: open.start });
        pieces.at(-1)!.text += more;
      },
      onclosetag(name) {
        if ((name !== 'text' && name !== 'p') || !open) return;
        cues.push(cueOf(open, pieces, isTimed));
        open = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return cues;
}

function cueOf(
  { start, end }: { start: number; end: number },
  pieces: { text: string; at: number }[],
  isTimed: boolean,
): Cue {
  const words: number[] = [];
  let text = '';
  for (const piece of pieces) {
    // YouTube escapes twice in its older format.
    const more = piece.text
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ');
    const begins = text === '' || text.endsWith(' ') || more.startsWith(' ');
    const count = more.trim() === '' ? 0 : more.trim().split(' ').length;
    for (let at = begins ? 0 : 1; at < count; at++) words.push(piece.at);
    text += more;
  }
  return { start, end, text: text.trim(), ...(isTimed ? { words } : {}) };
}

/** In order, without what holds no words, and none longer than until the next begins. */
function tidy(cues: Cue[]): Cue[] {
  const sorted = cues.filter(({ text }) => text !== '').sort((a, b) => a.start - b.start);
  return sorted.map((cue, at) => {
    const next = sorted[at + 1]?.start ?? Infinity;
    const end = Math.min(Math.max(cue.end, cue.start + 0.1), Math.max(next, cue.start + 0.1));
    return { ...cue, end };
  });
}
