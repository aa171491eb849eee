/** Names that differ in every word and mean one thing. Cut by hand: only what answers really mix. */
const table: Readonly<Record<string, string>> = {
  USA: 'United States of America|United States|U\\.S\\.A\\.|U\\.S\\.|US',
  UK: 'United Kingdom of Great Britain and Northern Ireland|United Kingdom|U\\.K\\.|Great Britain|Britain',
  UAE: 'United Arab Emirates|U\\.A\\.E\\.',
  USSR: 'Union of Soviet Socialist Republics|Soviet Union',
  EU: 'European Union|E\\.U\\.',
  UN: 'United Nations|U\\.N\\.',
  WHO: 'World Health Organi[sz]ation',
  Netherlands: 'Holland',
  Czechia: 'Czech Republic',
  Myanmar: 'Burma',
  'World War II': 'Second World War|World War Two|World War 2|WWII|WW2',
  'World War I': 'First World War|World War One|World War 1|WWI|WW1',
  AI: 'artificial intelligence|A\\.I\\.',
  DNA: 'deoxyribonucleic acid',
  CO2: 'carbon dioxide|CO₂',
};

const patterns = Object.entries(table).map(
  ([name, others]) => [new RegExp(`(?<![\\p{L}.])(?:${others})(?!\\p{L})`, 'gu'), name] as const,
);

export function withOneName(text: string): string {
  let named = text;
  for (const [pattern, name] of patterns) named = named.replaceAll(pattern, name);
  return named;
}
