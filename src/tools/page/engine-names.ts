/** Who worked, each once. What only Bamboo itself asks, `Bamboo (units)`, goes by the name that people know. */
export function engineNames(engines: readonly { title: string }[]): string[] {
  return [...new Set(engines.map(({ title }) => title.replace(/^Bamboo \(.*\)$/, 'Bamboo')))];
}
