import { useSurroundings } from './surroundings.tsx';

/** A line from the owner of the installation, on top of every page. */
export function Announcement() {
  const { announcement } = useSurroundings();
  if (!announcement) return null;
  return (
    <aside aria-label="Announcement" className="bg-honey px-4 py-2 text-center">
      {announcement}
    </aside>
  );
}
