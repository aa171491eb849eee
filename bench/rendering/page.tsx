/** Six answers that grow by a hundred tokens a second each: as Markdown, or, as the floor, as bare text. */
import '#kit/ui/theme.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Markdown } from '#kit/ui/markdown/markdown.tsx';

const answers = 6;
const perSecond = 100;
const frame = 1000 / 60;

export interface Smoothness {
  longTasks: number;
  longest: number;
  blocking: number;
  dropped: number;
  frames: number;
  letters: number;
}

/** Calls back with each token at its time, however late the timers of a busy page are. */
function stream(take: (token: string, isLast: boolean) => void, tokens: readonly string[]) {
  const began = performance.now();
  const total = tokens.length;
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; sent < due; sent += 1) take(tokens[sent]!, sent === total - 1);
    if (sent >= total) clearInterval(timer);
  }, 1000 / perSecond);
}

function Answer({ tokens }: { tokens: readonly string[] }) {
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      stream((token, isLast) => {
        setText((before) => before + token);
        if (isLast) setOver(true);
      }, tokens),
    [tokens],
  );
  return <Markdown text={text} streaming={!isOver} />;
}

function showMarkdown(place: HTMLElement, tokens: readonly string[]) {
  createRoot(place).render(
    <MemoryRouter>
      {Array.from({ length: answers }, (_, index) => (
        <Answer key={String(index)} tokens={tokens} />
      ))}
    </MemoryRouter>,
  );
}

function showBareText(place: HTMLElement, tokens: readonly string[]) {
  for (let index = 0; index < answers; index += 1) {
    const text = document.createTextNode('');
    const paragraph = document.createElement('p');
    paragraph.append(text);
    place.append(paragraph);
    stream((token) => text.appendData(token), tokens);
  }
}

async function measure(what: 'markdown' | 'bare', tokens: readonly string[]): Promise<Smoothness> {
  const place = document.querySelector<HTMLElement>('#answers')!;
  const seen: Smoothness = { longTasks: 0, longest: 0, blocking: 0, dropped: 0, frames: 0, letters: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.longest = Math.max(seen.longest, duration);
      seen.blocking += duration - 50;
    }
  });
  observer.observe({ type: 'longtask' });
  let last = performance.now();
  let isOver = false;
  requestAnimationFrame(function count(now) {
    seen.frames += 1;
    seen.dropped += Math.max(0, Math.round((now - last) / frame) - 1);
    last = now;
    if (!isOver) requestAnimationFrame(count);
  });
  (what === 'markdown' ? showMarkdown : showBareText)(place, tokens);
  await new Promise((resolve) => setTimeout(resolve, (tokens.length / perSecond) * 1000 + 1500));
  isOver = true;
  observer.disconnect();
  seen.letters = place.textContent.length;
  return seen;
}

Object.assign(globalThis, { measure });
