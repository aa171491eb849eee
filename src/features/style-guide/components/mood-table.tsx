import { Panda } from '#kit/ui/panda/panda.tsx';
import { allMoods, allPoses } from '../mood-meanings.ts';

/** Every mood in every pose, for finding the right one and for seeing at a glance that none is broken. */
export function MoodTable() {
  return (
    <div
      role="region"
      aria-label="Every mood in every pose"
      tabIndex={0}
      className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-6"
    >
      <table className="w-full min-w-176">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-3 pr-4 font-medium text-muted">
              Mood
            </th>
            {allPoses.map((pose) => (
              <th key={pose} scope="col" className="px-2 py-3 text-center font-medium capitalize">
                {pose}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allMoods.map((mood) => (
            <tr key={mood} className="border-b border-line last:border-0">
              <th scope="row" className="py-4 pr-4 text-left align-middle font-medium capitalize">
                {mood}
              </th>
              {allPoses.map((pose) => (
                <td key={pose} className="px-2 pt-7 pb-4 align-bottom">
                  <Panda mood={mood} pose={pose} size={pose === 'wrapped' ? 68 : 84} className="mx-auto" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
