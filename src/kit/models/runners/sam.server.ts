/** The object under a click. Looking at a picture takes ten seconds, finding in it half of one: what was seen last is kept. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Load, Mask } from '../calls.ts';
import { loadOnnx, sessionOptions, type Tensor } from './onnx.server.ts';
import { openPicture } from './open-picture.server.ts';
import { toPlanes } from './planes.ts';

const side = 1024;
const maskSide = 256;
/** Of what it was taught with. */
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];
/** Of masks that are nearly as sure, the larger is meant: the cup rather than its handle. */
const nearlyAsSure = 0.1;

export const load: Load<'sam'> = async (folderOf) => {
  const { Tensor, InferenceSession } = await loadOnnx(folderOf('onnx'));
  const open = (file: string) => InferenceSession.create(path.join(folderOf('sam'), file), sessionOptions);
  const encoder = await open('sam2_hiera_tiny_encoder.with_runtime_opt.ort');
  const decoder = await open('sam2_hiera_tiny_decoder_pr1.onnx');
  let seen: { hash: string; features: Record<string, Tensor> } | undefined;

  async function look(picture: Uint8Array) {
    const hash = createHash('sha256').update(picture).digest('base64');
    if (seen?.hash === hash) return seen.features;
    const pixels = await openPicture(picture, (opened) =>
      opened.removeAlpha().toColourspace('srgb').resize(side, side, { fit: 'fill' }).raw().toBuffer(),
    );
    const image = toPlanes(
      pixels,
      3,
      new Float32Array(3 * side * side),
      (value, colour) => (value / 255 - mean[colour]!) / deviation[colour]!,
    );
    const features = await encoder.run({ image: new Tensor('float32', image, [1, 3, side, side]) });
    seen = { hash, features };
    return features;
  }

  return async ({ picture, points }) => {
    const features = await look(picture);
    const answer = await decoder.run({
      ...features,
      point_coords: new Tensor(
        'float32',
        points.flatMap(({ x, y }) => [x * side, y * side]),
        [1, points.length, 2],
      ),
      point_labels: new Tensor(
        'float32',
        points.map(({ on }) => (on ? 1 : 0)),
        [1, points.length],
      ),
      mask_input: new Tensor('float32', new Float32Array(maskSide ** 2), [1, 1, maskSide, maskSide]),
      has_mask_input: new Tensor('float32', [0], [1]),
    });
    return chosen(answer.masks!.data, [...answer.iou_predictions!.data]);
  };
};

function chosen(values: Float32Array, sureness: readonly number[]): Mask {
  const most = Math.max(...sureness);
  const masks = sureness
    .map((sure, at) => ({
      sure,
      data: Uint8Array.from(values.subarray(at * maskSide ** 2, (at + 1) * maskSide ** 2), (value) =>
        value > 0 ? 255 : 0,
      ),
    }))
    .filter(({ sure }) => sure >= most - nearlyAsSure);
  const area = ({ data }: { data: Uint8Array }) => data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  const [largest] = masks.toSorted((one, other) => area(other) - area(one));
  return { width: maskSide, height: maskSide, data: largest!.data };
}
