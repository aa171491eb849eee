/** A WebAssembly program that may not take more memory than this: the limit stands in the program itself, in its fifth section. */
export function withMemoryLimit(program: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  let at = 8; // after the magic number and the version
  while (at < program.length) {
    const size = readNumber(program, at + 1);
    if (program[at] === memorySection) {
      const least = readNumber(program, size.end + 2); // after the count and the kind of limit
      const limits = [1, 1, ...writeNumber(least.value), ...writeNumber(megabytes * pagesPerMegabyte)];
      return new Uint8Array(
        Buffer.concat([
          program.subarray(0, at),
          Uint8Array.from([memorySection, ...writeNumber(limits.length), ...limits]),
          program.subarray(size.end + size.value),
        ]),
      );
    }
    at = size.end + size.value;
  }
  throw new Error('this program declares no memory');
}

const memorySection = 5;
const pagesPerMegabyte = 16;

/** Seven bits a byte, the lowest first (LEB128). */
function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    value += (bytes[at]! & 0x7f) * 2 ** shift;
    if (bytes[at]! < 0x80) return { value, end: at + 1 };
  }
}

const writeNumber = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...writeNumber(Math.floor(value / 0x80))];
