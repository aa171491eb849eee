import { cn } from '#kit/ui/cn.ts';
import type { MapPlace } from '../contract.ts';
import type { Cluster } from '../map/clusters.ts';
import { toScreen, type Size, type View } from '../map/view.ts';
import { countWords, placeWords, type Counted } from '../words.ts';

interface PinsProps {
  clusters: readonly Cluster<MapPlace>[];
  view: View;
  size: Size;
  selected: string | undefined;
  counted?: Counted | undefined;
  onPress(cluster: Cluster<MapPlace>): void;
}

export const diameterOf = ({ people }: Pick<Cluster<MapPlace>, 'people'>) =>
  Math.min(64, 26 + 7 * Math.log2(Math.max(1, people)));

/** Those in sight, as buttons: they can be tabbed through and say what they are. */
export function Pins({ clusters, view, size, selected, counted, onPress }: PinsProps) {
  return (
    <ul aria-label={counted ? `Places with ${counted.many}` : 'People on the map'}>
      {clusters.map((cluster) => {
        const { x, y } = toScreen(view, size, cluster);
        if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
        const isSelected = cluster.places.some(({ id }) => id === selected);
        return (
          <li
            key={cluster.places[0]!.id}
            className="absolute top-0 left-0"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <Pin
              cluster={cluster}
              isSelected={isSelected}
              counted={counted}
              onPress={() => onPress(cluster)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PinProps {
  cluster: Cluster<MapPlace>;
  isSelected: boolean;
  counted: Counted | undefined;
  onPress(): void;
}

function Pin({ cluster: { people, places }, isSelected, counted, onPress }: PinProps) {
  const [place, ...others] = places as [MapPlace, ...MapPlace[]];
  const diameter = diameterOf({ people });
  return (
    <button
      type="button"
      aria-pressed={others.length === 0 ? isSelected : undefined}
      aria-label={
        others.length === 0
          ? `${placeWords(place)}: ${countWords(people, counted)}`
          : `${countWords(people, counted)} in ${places.length} places around ${place.name.replace(/^Around /, '')}. Zoom in`
      }
      onClick={onPress}
      className="group absolute grid size-11 -translate-1/2 place-items-center rounded-full focus-visible:z-1"
    >
      <span
        style={{ width: diameter, height: diameter }}
        className={cn(
          'grid place-items-center border-2 border-surface bg-bamboo text-sm font-semibold text-on-bamboo tabular-nums shadow-soft transition-[scale,background-color] duration-150 group-hover:scale-110 group-hover:bg-bamboo-deep',
          others.length === 0 && place.precision === 'country' ? 'rounded-[32%]' : 'rounded-full',
          // What is coarser has a softer edge.
          place.precision === 'city' || others.length > 0 ? 'ring-4 ring-bamboo/20' : 'ring-6 ring-bamboo/20',
          isSelected && 'scale-110 border-ink bg-bamboo-deep',
        )}
      >
        {people > 0 && people}
      </span>
    </button>
  );
}
