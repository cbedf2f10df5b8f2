/** Mean light that a lifted photo comes to, 0 to 255: well above where the rule calls it dark, and far from glaring. */
const targetBrightness = 110;
/** Stops. More shows the noise of the dark. */
export const maxExposure = 1;

/** Stops that bring a photo of this mean light to the aim; 0 for one that is light enough. Black and white stay. */
export function suggestExposure(mean: number): number {
  if (mean >= targetBrightness || mean <= 0) return 0;
  const stops = Math.log2(Math.log(mean / 255) / Math.log(targetBrightness / 255));
  return Math.min(maxExposure, Math.round(stops * 20) / 20);
}

/** What each of the 256 lights becomes, lifted by `stops`. */
export const createExposureTable = (stops: number) =>
  Uint8ClampedArray.from({ length: 256 }, (_, light) => 255 * (light / 255) ** (1 / 2 ** stops));

/** Lifts pixels (RGBA) in place. */
export function applyExposure(pixels: Uint8ClampedArray, table: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    for (let colour = at; colour < at + 3; colour++) pixels[colour] = table[pixels[colour] ?? 0] ?? 0;
  }
}
