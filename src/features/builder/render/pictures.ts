/** The pictures of a site, each once, however often it is shown. */
import { line, list, type Site } from '../site.ts';
import { kindOf } from '../blocks/kinds.ts';

export interface SitePicture {
  name: string;
  bytes: Uint8Array;
}

function picturesIn({ pages }: Site): Set<string> {
  const all = pages.flatMap(({ picture, blocks }) => [
    picture,
    ...blocks.flatMap(({ kind, data }) =>
      (kindOf(kind)?.fields ?? []).flatMap((field) => {
        if (field.is === 'picture') return [line(data, field.name)];
        if (field.is !== 'list') return [];
        const names = field.fields.filter(({ is }) => is === 'picture').map(({ name }) => name);
        return list(data).flatMap((entry) => names.map((name) => line(entry, name)));
      }),
    ),
  ]);
  return new Set(all.filter(Boolean));
}

/** By data address. Those that cannot be opened are not in it, and nothing stands in their place. */
export async function openPictures(
  site: Site,
  open: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<Map<string, SitePicture>> {
  const opened = new Map<string, SitePicture>();
  for (const data of picturesIn(site))
    try {
      const bytes = await open(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
      opened.set(data, { name: `picture-${opened.size + 1}.webp`, bytes });
    } catch {
      continue;
    }
  return opened;
}
