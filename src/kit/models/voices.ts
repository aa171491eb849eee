/** The voices that a text can be read in. */

export interface Voice {
  id: string;
  name: string;
  language: string;
  kind: 'woman' | 'man' | 'machine';
  /** `natural` is spoken by Kokoro, `light` by eSpeak: at once, and like a machine. */
  quality: 'natural' | 'light';
}

/** Best first within each group, as their makers grade them. */
const natural = `
af_heart af_bella af_nicole af_aoede af_kore af_sarah af_alloy af_nova af_sky af_jessica af_river
am_fenrir am_michael am_puck am_echo am_eric am_liam am_onyx am_santa am_adam
bf_emma bf_isabella bf_alice bf_lily
bm_fable bm_george bm_lewis bm_daniel`;

const light: [id: string, language: string, name: string][] = [
  ['en-us', 'en-US', 'English (America)'],
  ['en-gb', 'en-GB', 'English (Britain)'],
  ['de', 'de', 'German'],
  ['fr-fr', 'fr', 'French'],
  ['es', 'es', 'Spanish'],
  ['it', 'it', 'Italian'],
  ['pt-br', 'pt-BR', 'Portuguese (Brazil)'],
  ['nl', 'nl', 'Dutch'],
  ['pl', 'pl', 'Polish'],
  ['sv', 'sv', 'Swedish'],
  ['tr', 'tr', 'Turkish'],
  ['hi', 'hi', 'Hindi'],
];

export const defaultVoice = 'af_heart';
export const defaultLightVoice = 'en-us';

export const voices: Voice[] = [
  ...natural
    .trim()
    .split(/\s+/)
    .map((id): Voice => ({
      id,
      name: id[3]!.toUpperCase() + id.slice(4),
      language: id.startsWith('a') ? 'en-US' : 'en-GB',
      kind: id[1] === 'f' ? 'woman' : 'man',
      quality: 'natural',
    })),
  ...light.map(([id, language, name]): Voice => ({ id, name, language, kind: 'machine', quality: 'light' })),
];

export function findVoice(id: string, quality: Voice['quality']): Voice | undefined {
  return voices.find((voice) => voice.id === id && voice.quality === quality);
}

/** The names that programs for other services send, by a voice of ours that sounds alike. */
const alike: Record<string, string> = {
  alloy: 'af_alloy',
  ash: 'am_michael',
  ballad: 'bm_lewis',
  cedar: 'am_fenrir',
  coral: 'af_bella',
  echo: 'am_echo',
  fable: 'bm_fable',
  marin: 'af_sarah',
  nova: 'af_nova',
  onyx: 'am_onyx',
  sage: 'af_aoede',
  shimmer: 'af_sky',
  verse: 'am_puck',
};

export const voiceNamed = (name: string) => alike[name] ?? name;
