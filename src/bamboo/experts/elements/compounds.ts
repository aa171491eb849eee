/** Everyday substances by formula, and the molar mass of any formula. */
const table = `water H2O, carbon dioxide CO2, carbon monoxide CO, table salt NaCl, sodium chloride NaCl, salt NaCl, ammonia NH3, methane CH4, ethane C2H6, propane C3H8, butane C4H10,
glucose C6H12O6, table sugar C12H22O11, sucrose C12H22O11, sugar C12H22O11, ethanol C2H5OH, alcohol C2H5OH, methanol CH3OH, acetic acid CH3COOH, hydrogen peroxide H2O2, sulfuric acid H2SO4,
sulphuric acid H2SO4, hydrochloric acid HCl, nitric acid HNO3, phosphoric acid H3PO4, sodium hydroxide NaOH, caustic soda NaOH, baking soda NaHCO3, sodium bicarbonate NaHCO3, ozone O3,
oxygen gas O2, nitrogen gas N2, hydrogen gas H2, laughing gas N2O, nitrous oxide N2O, nitric oxide NO, nitrogen dioxide NO2, sulfur dioxide SO2, calcium carbonate CaCO3, chalk CaCO3, limestone CaCO3,
quicklime CaO, calcium oxide CaO, rust Fe2O3, iron oxide Fe2O3, silica SiO2, silicon dioxide SiO2, quartz SiO2, benzene C6H6, acetone C3H6O, caffeine C8H10N4O2, aspirin C9H8O4, vitamin c C6H8O6,
citric acid C6H8O7, formaldehyde CH2O, acetylene C2H2, ethylene C2H4, urea CH4N2O, potassium permanganate KMnO4, potassium nitrate KNO3, saltpetre KNO3, magnesium sulfate MgSO4, epsom salt MgSO4, hydrogen sulfide H2S, bleach NaClO, sodium hypochlorite NaClO`;

export const formulas: ReadonlyMap<string, string> = new Map(
  table.split(',').map((row) => {
    const at = row.trim().lastIndexOf(' ');
    return [row.trim().slice(0, at), row.trim().slice(at + 1)];
  }),
);

/** Counts of each element, "Ca(OH)2" → Ca 1, O 2, H 2; nothing where it is no formula. */
export function readFormula(formula: string): Map<string, number> | undefined {
  if (formula.length > 40 || !/^(?:[A-Z][a-z]?\d{0,3}|\(|\)\d{0,3})+$/.test(formula)) return undefined;
  const stack: Map<string, number>[] = [new Map()];
  for (const [, symbol, count, open, closed] of formula.matchAll(/([A-Z][a-z]?)(\d*)|(\()|\)(\d*)/g)) {
    if (symbol) add(stack.at(-1)!, symbol, Number(count || 1));
    else if (open) stack.push(new Map());
    else {
      const inner = stack.pop();
      if (!inner || stack.length === 0) return undefined;
      for (const [name, amount] of inner) add(stack.at(-1)!, name, amount * Number(closed || 1));
    }
  }
  return stack.length === 1 ? stack[0] : undefined;
}

function add(counts: Map<string, number>, symbol: string, count: number) {
  counts.set(symbol, (counts.get(symbol) ?? 0) + count);
}
