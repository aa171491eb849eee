/** A country as any data set describes it. What a set does not hold is left out, and its expert then says nothing. */

export interface Currency {
  code: string;
  name: string;
}

export interface Country {
  /** ISO 3166-1 alpha-2, the key all sets share. */
  code: string;
  name: string;
  capitals?: readonly string[];
  currencies?: readonly Currency[];
  languages?: readonly string[];
  callingCodes?: readonly string[];
  continents?: readonly string[];
  subregion?: string;
  /** Codes of the neighbours by land. */
  borders?: readonly string[];
  population?: { count: number; year: string };
  /** In square kilometres. */
  area?: number;
  demonym?: string;
  flag?: string;
  domain?: string;
  isoCodes?: readonly string[];
  officialName?: string;
  nativeName?: string;
  landlocked?: boolean;
  position?: readonly [number, number];
  /** A state of its own, not a territory. */
  isState?: boolean;
}

export interface CountryData {
  expert: string;
  family: string;
  title: string;
  url: string;
  /** When the set was last brought up to date, `2025-06` or `2018`. */
  asOf: string;
  countries(): ReadonlyMap<string, Country>;
}
