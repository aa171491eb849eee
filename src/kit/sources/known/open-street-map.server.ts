import { z } from 'zod';
import { listOf } from '../items.server.ts';
import { defineSource } from '../source.ts';

const place = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.number(),
  lat: z.string(),
  lon: z.string(),
  name: z.string().optional(),
  display_name: z.string(),
  type: z.string(),
});

export const openStreetMap = defineSource({
  id: 'openstreetmap',
  title: 'OpenStreetMap',
  home: 'https://www.openstreetmap.org/',
  filters: ['web'],
  base: 'https://nominatim.openstreetmap.org',
  // Its rule is one request a second for a whole installation.
  budget: { every: 1000 },
  async search({ words, language }, ask) {
    const places = await ask.json(listOf(place), '/search', {
      q: words,
      format: 'jsonv2',
      limit: 3,
      'accept-language': language,
    });
    return places.map(({ osm_type, osm_id, lat, lon, name, display_name, type }) => ({
      title: name || display_name,
      href: `https://www.openstreetmap.org/${osm_type}/${osm_id}`,
      text: `${display_name} (${type.replaceAll('_', ' ')}, at ${Number(lat).toFixed(4)}, ${Number(lon).toFixed(4)})`,
      by: '© OpenStreetMap contributors',
      isWhole: true,
    }));
  },
});
