/** Takes as many bytes as asked for from a source that comes in chunks. */
export function createByteCursor(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** One byte at least, and as many as there are at once. */
  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await iterator.next();
      if (done) throw new Error('it ends too early');
      rest = value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function* chunks(size: number): AsyncGenerator<Buffer, void, undefined> {
    for (let left = size; left > 0;) {
      const chunk = await some(left);
      left -= chunk.length;
      yield chunk;
    }
  }

  return {
    some,
    chunks,
    take: async (size: number): Promise<Buffer> => Buffer.concat(await Array.fromAsync(chunks(size))),
    /** Reads to the end of the source, which then can say that it is whole. */
    async finish() {
      while (!(await iterator.next()).done);
    },
  };
}
