/** Statistics from a brightness histogram. */
export interface Brightness {
  /** 0 to 255: three quarters of the pixels are darker, and almost all. */
  upperQuartile: number;
  lightest: number;
  /** Shares of the pixels. */
  black: number;
  white: number;
  /** The difference between the 5th and the 95th percentile. */
  spread: number;
}

const [darkest, lightest] = [15, 250];

/** Measures the brightness of a picture from one value of 0 to 255 per pixel. */
export function measureBrightness({ pixels }: { pixels: Uint8Array }): Brightness {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at++) (counts[pixels[at] as number] as number)++;
  const total = pixels.length;
  const shareOf = (from: number, to: number) =>
    counts.subarray(from, to + 1).reduce((sum, count) => sum + count, 0) / total;
  const spread = percentileValue(counts, total * 0.95) - percentileValue(counts, total * 0.05);
  return {
    upperQuartile: percentileValue(counts, total * 0.75),
    lightest: percentileValue(counts, total * 0.97),
    black: shareOf(0, darkest),
    white: shareOf(lightest, 255),
    spread,
  };
}

/** The brightness below which `pixels` pixels lie. */
function percentileValue(counts: Uint32Array, pixels: number): number {
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= pixels;
  });
}
