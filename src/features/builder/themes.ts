/** How a site looks: colours that are readable on each other (a test measures them), letters and corners. */
export interface Theme {
  name: string;
  paper: string;
  ink: string;
  muted: string;
  /** Behind cards and every second part. */
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  letters: keyof typeof letterStacks;
  headings: keyof typeof letterStacks;
  corner: string;
}

export const letterStacks = {
  plain: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  book: "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Times New Roman', serif",
  typed: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  round: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, 'Arial Rounded MT Bold', system-ui, sans-serif",
} as const;

const theme = (
  name: string,
  [paper, ink, muted, soft, line, accent, onAccent]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  [headings, letters, corner]: readonly [Theme['headings'], Theme['letters'], string],
): Theme => ({ name, paper, ink, muted, soft, line, accent, onAccent, headings, letters, corner });

export const themes = {
  grove: theme(
    'Grove',
    ['#fbfaf5', '#17221b', '#4f5c53', '#eef2e8', '#d8dfd2', '#1a6e3b', '#ffffff'],
    ['book', 'plain', '14px'],
  ),
  slate: theme(
    'Slate',
    ['#ffffff', '#14181f', '#515a68', '#f2f4f7', '#dde2e9', '#1f4fd8', '#ffffff'],
    ['plain', 'plain', '10px'],
  ),
  ember: theme(
    'Ember',
    ['#fffaf6', '#2a1710', '#6d5145', '#fbeee4', '#efdccd', '#b03a12', '#ffffff'],
    ['book', 'plain', '18px'],
  ),
  midnight: theme(
    'Midnight',
    ['#10131c', '#eef1f8', '#aab3c5', '#1a1f2c', '#2c3446', '#8fb4ff', '#0c1424'],
    ['plain', 'plain', '12px'],
  ),
  plum: theme(
    'Plum',
    ['#fdf9fc', '#26152a', '#64506a', '#f5eaf4', '#e6d5e5', '#7d2a84', '#ffffff'],
    ['book', 'book', '8px'],
  ),
  sea: theme(
    'Sea',
    ['#f7fcfc', '#0d2427', '#446165', '#e6f3f3', '#cfe3e3', '#0b6a73', '#ffffff'],
    ['round', 'round', '20px'],
  ),
  print: theme(
    'Print',
    ['#ffffff', '#000000', '#4a4a4a', '#f4f4f2', '#cfcfcb', '#000000', '#ffffff'],
    ['book', 'book', '0px'],
  ),
  terminal: theme(
    'Terminal',
    ['#0d120f', '#d9f2df', '#9dbaa5', '#151d18', '#2a3a30', '#6be38e', '#07130b'],
    ['typed', 'typed', '4px'],
  ),
  sand: theme(
    'Sand',
    ['#faf6ee', '#2b2415', '#665a40', '#f1e9d8', '#e0d4bb', '#7a5a00', '#ffffff'],
    ['round', 'plain', '16px'],
  ),
  poppy: theme(
    'Poppy',
    ['#fffdf8', '#21161a', '#61525a', '#fdeef0', '#f3d9dd', '#b3153f', '#ffffff'],
    ['plain', 'plain', '999px'],
  ),
} as const satisfies Record<string, Theme>;

export type ThemeId = keyof typeof themes;
export const themeIds = Object.keys(themes) as [ThemeId, ...ThemeId[]];
export const themeOf = (id: ThemeId): Theme => themes[id];
