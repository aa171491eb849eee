/** A room: eight delays that feed each other. It is linear, so what it does to one impulse is all that a browser needs to know of it. */
const lengths = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116];

export function createRoom(rate: number, fade = 0.84) {
  const scale = rate / 44_100;
  const lines = lengths.map((length) => new Float32Array(Math.floor(length * scale * 1.35)));
  const places = lines.map(() => 0);
  const dull = lines.map(() => 0);
  const outs = new Float32Array(8);
  const result: [number, number] = [0, 0];
  return (value: number): [number, number] => {
    let sum = 0;
    for (let of = 0; of < 8; of += 1) {
      const out = lines[of]![places[of]!]!;
      dull[of]! += 0.45 * (out - dull[of]!);
      outs[of] = dull[of]!;
      sum += outs[of]!;
    }
    for (let of = 0; of < 8; of += 1) {
      // A Householder mix loses nothing; `fade` alone says how long the room rings.
      lines[of]![places[of]!] = value + fade * (outs[of]! - sum / 4);
      places[of] = (places[of]! + 1) % lines[of]!.length;
    }
    result[0] = (outs[0]! + outs[2]! + outs[4]! + outs[6]!) * 0.4;
    result[1] = (outs[1]! + outs[3]! + outs[5]! + outs[7]!) * 0.4;
    return result;
  };
}

export function impulseOf(
  rate: number,
  seconds = 2.2,
): [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] {
  const room = createRoom(rate);
  const left = new Float32Array(Math.ceil(seconds * rate));
  const right = new Float32Array(left.length);
  for (let at = 0; at < left.length; at += 1)
    [left[at], right[at]] = room(at === 0 ? 1 : 0) as [number, number];
  return [left, right];
}
