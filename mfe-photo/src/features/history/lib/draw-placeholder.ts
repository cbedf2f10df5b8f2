import type { PhotoResult } from '@datewright/contracts/photo/photo-result';

const longest = 600;
const ink = '#8d8599';

/** Width divided by height, as the crop of an app gives it away; 4:5 without one. */
function computeRatio({ crops: [crop] }: PhotoResult['measured']): number {
  if (!crop) return 4 / 5;
  const frames = { tinder: 4 / 5, bumble: 3 / 4, hinge: 1 };
  return (frames[crop.app] * crop.area.height) / crop.area.width;
}

/** A drawing for a picture that is not on this device, as a data URL: its shape, and where its faces are. */
export function drawPlaceholder({ measured }: PhotoResult): string {
  const ratio = computeRatio(measured);
  const [width, height] = ratio < 1 ? [longest * ratio, longest] : [longest, longest / ratio];
  const people = measured.faces.map(({ area }) => {
    const [x, y] = [(area.x + area.width / 2) * width, (area.y + area.height / 2) * height];
    const [rx, ry] = [(area.width / 2) * width, (area.height / 2) * height];
    const shoulders = `<rect x="${x - rx * 2.2}" y="${y + ry * 1.4}" width="${rx * 4.4}" height="${height}" rx="${rx * 1.6}"/>`;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx * 1.1}" ry="${ry * 1.15}"/>${shoulders}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ink}" opacity=".25"/><g fill="${ink}" opacity=".6">${people.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
