/** Target brightness of the lightest parts (0 to 255): well above the rule's limit for dark, and far from overexposed. */
const targetBrightness = 150;
/** Exposure stops. More would make the noise of dark areas visible. */
export const maxExposure = 1;

/**
 * The stops that bring a photo to the target brightness; 0 for one that is bright enough. Black and white stay
 * unchanged.
 */
export function suggestExposure(light: number): number {
  if (light >= targetBrightness || light <= 0) return 0;
  const stops = Math.log2(Math.log(light / 255) / Math.log(targetBrightness / 255));
  return Math.min(maxExposure, Math.round(stops * 20) / 20);
}

/** The new value of each of the 256 brightness levels, raised by `stops`. */
export const createExposureTable = (stops: number) =>
  Uint8ClampedArray.from({ length: 256 }, (_, light) => 255 * (light / 255) ** (1 / 2 ** stops));

/** Brightens RGBA pixels in place. */
export function applyExposure(pixels: Uint8ClampedArray, table: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    for (let colour = at; colour < at + 3; colour++) pixels[colour] = table[pixels[colour] ?? 0] ?? 0;
  }
}
