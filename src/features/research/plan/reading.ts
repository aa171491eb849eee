export interface Reading {
  kind: string;
  /** By the names that the sides of its kind have for them. */
  parts: Record<string, string>;
}
