import type { Box, GrayImage } from './pixels.ts';

export interface RecognizedWord extends Box {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  /** Words of one line have the same value. */
  line: string;
}

/** Reads the text of an image of black text on white. */
export type Recognize = (image: GrayImage) => RecognizedWord[];

/** Words line by line. */
export function toLines(words: readonly RecognizedWord[]): RecognizedWord[][] {
  return [...Map.groupBy(words, ({ line }) => line).values()];
}
