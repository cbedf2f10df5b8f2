/** A range of the bio in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}
