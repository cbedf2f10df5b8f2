import sharp, { type Sharp } from 'sharp';

/** The picture with grain of a standard deviation, the same in every run. */
export async function addNoise(png: Buffer, deviation: number): Promise<Sharp> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < data.length; at++) {
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + deviation * normal));
  }
  return sharp(data, { raw: info });
}
