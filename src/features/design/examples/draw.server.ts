import type { GalleryExamples } from '#tools/share/gallery-examples.ts';
import { layOutRequest, pictureFor, readRequest } from '../brief/design-from-brief.server.ts';
import { makeForm } from '../export/exporters.server.ts';
import { design } from '../tool.ts';
import { designExamples } from './pieces.ts';

export const designGalleryExamples: GalleryExamples = {
  tool: design.id,
  pieces: designExamples,
  async draw({ title, input }) {
    // The first of the proposals that the tool makes of it.
    const request = await readRequest({ ...design.input.parse(input), count: 1 }, {});
    const picture = request.needsPicture ? await pictureFor(request, undefined) : '';
    const made = await layOutRequest(request, picture, {});
    return (await makeForm('png', made, { title })) as Uint8Array;
  },
};
