/** Pieces of our own making that the gallery shows while it has few of its members: inputs of a tool as data, drawn by that tool. */
export interface GalleryExample {
  /** In addresses, so never changed. */
  id: string;
  title: string;
  /** The alternative text of the picture. */
  alt: string;
  /** What the tool is given; its seed makes the same picture every time. */
  input: Record<string, unknown> & { seed: number };
  width: number;
  height: number;
  /** Shown until the picture is there. */
  colour: string;
}

export interface GalleryExamples {
  tool: string;
  pieces: readonly GalleryExample[];
  /** As a picture that our own encoder made; the gallery makes the smaller sizes of it. */
  draw(piece: GalleryExample): Promise<Uint8Array>;
}
