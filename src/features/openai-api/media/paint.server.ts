/** Pictures from words, or from words and pictures. */
import type { Change } from '#kit/ai/media.server.ts';
import { asker, choiceOf, type Asking } from '../ask.server.ts';
import { anyOf, named, type Refused } from '../refusal.ts';

export const refusedForPictures: Refused = {
  response_format: {
    unless: anyOf('b64_json'),
    why: "'response_format' must be b64_json: pictures are returned inline.",
  },
  stream: { unless: anyOf(false, 'false') },
  partial_images: { unless: anyOf(0, '0') },
};

interface PictureRequest {
  model?: string | undefined;
  prompt: string;
  n?: number | null | undefined;
  size?: string | null | undefined;
  quality?: string | null | undefined;
  style?: string | null | undefined;
  background?: string | null | undefined;
  moderation?: string | null | undefined;
  output_format?: string | null | undefined;
  output_compression?: number | null | undefined;
  input_fidelity?: string | undefined;
  user?: string | undefined;
}

const names = {
  outputFormat: 'output_format',
  outputCompression: 'output_compression',
  inputFidelity: 'input_fidelity',
};

export async function paint(asking: Asking, request: PictureRequest, from?: Change) {
  const { pictures } = await named(names, () =>
    asking.ai.picture({
      ...asker(asking),
      ...choiceOf(request.model),
      prompt: request.prompt,
      count: request.n ?? 1,
      ...(request.size && request.size !== 'auto' ? { size: request.size as `${number}x${number}` } : {}),
      ...(from ? { from } : {}),
      painting: {
        quality: request.quality ?? undefined,
        style: request.style ?? undefined,
        background: request.background ?? undefined,
        moderation: request.moderation ?? undefined,
        outputFormat: request.output_format ?? undefined,
        outputCompression: request.output_compression ?? undefined,
        inputFidelity: request.input_fidelity,
        user: request.user,
      },
    }),
  );
  return {
    created: Math.floor(Date.now() / 1000),
    data: pictures.map(({ data }) => ({ b64_json: Buffer.from(data).toString('base64') })),
  };
}
