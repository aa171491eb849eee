import { expect, test } from 'vitest';
import { logConsole } from './log-console.server.ts';
import { createLog } from './log.server.ts';

function captured() {
  const lines: string[] = [];
  let time = 0;
  const restore = logConsole(createLog('warn', { write: (line) => lines.push(line) }), {
    now: () => new Date(time),
  });
  return { lines, restore, aMinuteLater: () => (time += 60_000) };
}

test('what a library prints is a line of the log, cut to a length', () => {
  const original = console.error;
  const { lines, restore } = captured();
  try {
    console.error('closing connection %s', 'x', new Error('y'.repeat(10_000)));
  } finally {
    restore();
  }
  expect(console.error).toBe(original);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, event: 'console.printed' });
  expect(lines[0]!.length).toBeLessThan(1_000);
});

test('what is printed without end is left out until the next minute', () => {
  const { lines, restore, aMinuteLater } = captured();
  try {
    for (let time = 0; time < 1_000; time += 1) console.warn('garbage');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toContain('console.silenced');
    aMinuteLater();
    console.warn('garbage');
    expect(lines).toHaveLength(22);
  } finally {
    restore();
  }
});
