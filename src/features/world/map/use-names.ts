import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#kit/contract/query.ts';
import { worldCities } from '../contract.ts';
import { citiesFrom, type Nameable } from './labels.ts';
import { project } from './mercator.ts';
import type { Outlines } from './outlines.ts';

/** What can be named: countries as soon as they are drawn, cities once one has come near. */
export function useNames(outlines: Outlines | undefined, scale: number): readonly Nameable[] {
  const { data } = useQuery({
    ...query(worldCities),
    enabled: scale >= citiesFrom,
    staleTime: Infinity,
  });
  const cities = useMemo(
    () => data?.cities.map((city): Nameable => ({ name: city.name, kind: 'city', ...project(city) })) ?? [],
    [data],
  );
  return useMemo(() => [...(outlines?.names ?? []), ...cities], [outlines, cities]);
}
