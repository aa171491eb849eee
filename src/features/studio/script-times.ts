/** How long a script takes to say, scene by scene. */

export const wordsPerMinute = 150;
/** What is only shown needs a moment to be read. */
const leastSeconds = 3;

export interface Scene {
  shown: string;
  said: string;
  from: string;
  to: string;
  seconds: number;
}

export function spoken(text: string): Scene[] {
  let at = 0;
  return text
    .split(/\n\s*\n/)
    .filter((one) => one.trim())
    .map((block) => {
      const lines = block.split('\n');
      const isShown = (line: string) => /^on screen:/i.test(line.trim());
      const shown = lines
        .filter(isShown)
        .map((line) => line.trim().replace(/^on screen:\s*/i, ''))
        .join(' · ');
      const said = lines
        .filter((line) => !isShown(line))
        .join(' ')
        .trim();
      const words = said.split(/\s+/).filter(Boolean).length;
      const seconds = Math.max(leastSeconds, Math.round((words / wordsPerMinute) * 60));
      const from = clock(at);
      at += seconds;
      return { shown, said, from, to: clock(at), seconds };
    });
}

export const lengthOf = (text: string) => spoken(text).reduce((sum, { seconds }) => sum + seconds, 0);

export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
