/** One result of each kind, made up for this page alone. */
import type { Viewed } from '#tools/kinds/kind-table.ts';

interface Sample {
  kind: string;
  title: string;
  /** When a tool should make this kind. */
  words: string;
  output: Viewed['output'];
}

const text = 'Bamboo is a **grass**. A stem is fully grown after one season; after that it only hardens.';

export const sampleResults: readonly Sample[] = [
  {
    kind: 'text',
    title: 'Text',
    words: 'Words with their sources. What most tools make.',
    output: { texts: { text }, data: { sources: [{ title: 'A sample source' }] } },
  },
  {
    kind: 'table',
    title: 'Table',
    words: 'Rows that people sort, compare and take into a spreadsheet.',
    output: {
      texts: {},
      data: {
        columns: ['Country', 'Capital', 'Area in km²'],
        rows: [
          ['China', 'Beijing', 9_596_961],
          ['Nepal', 'Kathmandu', 147_181],
          ['Bhutan', 'Thimphu', 38_394],
        ],
      },
    },
  },
  {
    kind: 'chart',
    title: 'Chart, as bars',
    words: 'Amounts side by side. Bars always begin at zero.',
    output: {
      texts: {},
      data: {
        form: 'bars',
        unit: 'hours',
        labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        series: [
          { name: 'Eating', values: [11, 12, 10, 13, 12, 14, 12] },
          { name: 'Asleep', values: [10, 9, 11, 9, 10, 9, 11] },
        ],
      },
    },
  },
  {
    kind: 'chart',
    title: 'Chart, as lines',
    words: 'How something goes up and down. A gap stays a gap.',
    output: {
      texts: {},
      data: {
        form: 'lines',
        unit: '°C',
        labels: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
        series: [
          { name: 'Valley', values: [2, 4, 9, 14, 19, null, null, 24, 20, 14, 8, 3] },
          { name: 'Mountain', values: [-12, -10, -6, -1, 3, 7, 9, 9, 5, 0, -6, -11] },
        ],
      },
    },
  },
  {
    kind: 'map',
    title: 'Map',
    words: 'Places, and ways between them. Drawn from data on this server: no one learns what you look at.',
    output: {
      texts: {},
      data: {
        places: [
          { name: 'Chengdu', note: 'Begin here', latitude: 30.57, longitude: 104.07 },
          { name: 'Wolong', note: 'Bamboo', latitude: 31.04, longitude: 103.19 },
          { name: 'Xi’an', note: '', latitude: 34.34, longitude: 108.94 },
        ],
        ways: [{ name: 'North', through: [1, 0, 2] }],
      },
    },
  },
  {
    kind: 'project',
    title: 'Code project',
    words: 'Files in folders, to look through and take away as an archive.',
    output: {
      texts: {},
      data: {
        entry: 'src/greet.ts',
        files: [
          { path: 'README.md', text: '# Greeter\n\nSays hello.\n' },
          {
            path: 'src/greet.ts',
            text: 'export function greet(name: string): string {\n  return `Hello, ${name}!`;\n}\n',
          },
          {
            path: 'src/greet.test.ts',
            text: "import { greet } from './greet.ts';\n\ntest('greets', () => {\n  expect(greet('Ada')).toBe('Hello, Ada!');\n});\n",
          },
        ],
      },
    },
  },
];
