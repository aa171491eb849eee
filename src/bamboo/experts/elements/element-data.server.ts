/** Chemical elements from two sources: chemical-elements (IUPAC masses) and PubChem's table. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Element {
  number: number;
  symbol: string;
  name: string;
  mass?: number;
  /** In kelvin. */
  melting?: number;
  boiling?: number;
  /** In g/cm³. */
  density?: number;
  group?: string;
  state?: string;
  discovered?: string;
  configuration?: string;
}

export interface ElementData {
  expert: string;
  family: string;
  source: { title: string; url: string };
  elements(): readonly Element[];
}

export const iupac: ElementData = {
  expert: 'elements',
  family: 'chemical-elements',
  source: { title: 'chemical-elements (IUPAC)', url: 'https://github.com/cheminfo/mass-tools' },
  elements: once(() => {
    const { elements } = require('chemical-elements') as {
      elements: { number: number; symbol: string; name: string; mass: number | null }[];
    };
    return elements.map(({ number, symbol, name, mass }) => ({
      number,
      symbol,
      name,
      ...(mass ? { mass } : {}),
    }));
  }),
};

interface PubChemRow {
  atomicNumber: number;
  symbol: string;
  name: string;
  atomicMass: number;
  electronConfiguration: string;
  standardState: string;
  meltingPoint: number | null;
  boilingPoint: number | null;
  density: number | null;
  groupBlock: string;
  yearDiscovered: string;
}

export const pubChem: ElementData = {
  expert: 'elements-pubchem',
  family: 'pubchem',
  source: { title: 'PubChem periodic table', url: 'https://pubchem.ncbi.nlm.nih.gov/periodic-table/' },
  elements: once(() =>
    (require('periodic-table-data/periodicTableData.json') as PubChemRow[]).map((row) => ({
      number: row.atomicNumber,
      symbol: row.symbol,
      name: row.name,
      mass: row.atomicMass,
      configuration: row.electronConfiguration,
      state: row.standardState.toLowerCase(),
      group: row.groupBlock.toLowerCase(),
      discovered: row.yearDiscovered,
      ...(row.meltingPoint ? { melting: row.meltingPoint } : {}),
      ...(row.boilingPoint ? { boiling: row.boilingPoint } : {}),
      ...(row.density ? { density: row.density } : {}),
    })),
  ),
};

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
