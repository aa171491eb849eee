import { geoGraticule10, geoMercator, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { placeWords, withQuote } from '#kit/quotes/quote-link.ts';
import type { Viewed } from './kind-table.ts';
import { geoJsonOf, type MapData } from './map.ts';

const width = 800;
const height = 420;
const edge = 48;
/** Beyond this many degrees the whole earth is shown. */
const widest = 100;
/** A single place is shown with this much around it. */
const around = 24;

const atlas = world as unknown as Topology<{ countries: GeometryCollection }>;
const land = feature(atlas, atlas.objects.countries);
const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b);

export default function MapViewer({ output }: Viewed<MapData>) {
  if (!output.data) return null;
  const data = output.data;
  const projection = projectionFor(data);
  const path = geoPath(projection);
  return (
    <figure className="m-0 grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full rounded-card border border-line bg-sky"
        aria-hidden
      >
        <path d={path(geoGraticule10()) ?? ''} fill="none" className="stroke-line" />
        <path d={path(land) ?? ''} className="fill-leaf" />
        <path d={path(borders) ?? ''} fill="none" className="stroke-edge" strokeWidth={0.75} />
        {geoJsonOf(data)
          .features.filter(({ geometry }) => geometry.type === 'LineString')
          .map((way, at) => (
            <path
              key={at}
              d={path(way) ?? ''}
              fill="none"
              className="stroke-bamboo"
              strokeWidth={3}
              strokeDasharray="8 5"
            />
          ))}
        {data.places.map(({ name, latitude, longitude }, at) => (
          <Pin key={at} at={projection([longitude, latitude])} number={at + 1} name={name} />
        ))}
      </svg>
      <ol className="grid content-start gap-3">
        {data.places.map(({ name, note, ...place }, at) => (
          <li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
            <span className="font-semibold text-muted tabular-nums">{at + 1}</span>
            <span>
              <span className="font-semibold">{name}</span>
              {note && <span className="block text-muted">{note}</span>}
              <Link
                to={withQuote(href('/discover/world'), place)}
                aria-label={`${name} on the map, ${placeWords(place)}`}
                className="block text-sm tabular-nums"
              >
                {placeWords(place)}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface PinProps {
  /** Null behind the edge of the picture. */
  at: [number, number] | null;
  number: number;
  name: string;
}

function Pin({ at, number, name }: PinProps) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={13} className="fill-ink stroke-paper" strokeWidth={2} />
      <text textAnchor="middle" dy="0.35em" className="fill-paper text-sm font-semibold">
        {number}
      </text>
      <title>{name}</title>
    </g>
  );
}

function projectionFor({ places }: MapData): GeoProjection {
  const frame: [[number, number], [number, number]] = [
    [edge, edge],
    [width - edge, height - edge],
  ];
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // Mercator cannot show the poles, and across the date line the earth is easier to read as a whole.
  const isWide = places.length === 0 || east - west > widest || Math.max(-south, north) > 78;
  if (isWide)
    return geoNaturalEarth1().fitExtent(
      [
        [8, 8],
        [width - 8, height - 8],
      ],
      { type: 'Sphere' },
    );
  const margin = Math.max(0, (around - Math.max(east - west, north - south)) / 2);
  return geoMercator().fitExtent(frame, {
    type: 'MultiPoint',
    coordinates: [
      [west - margin, south - margin],
      [east + margin, north + margin],
    ],
  });
}
