import sharp, { type Sharp } from 'sharp';
import { addNoise } from './noise.ts';
import type { PixelBox, Portrait } from './portraits.ts';

/** Weak, middle, strong. */
export const strengths = [0, 1, 2] as const;
export type Strength = (typeof strengths)[number];

type DamagePhoto = (photo: Portrait, strength: Strength, stranger: Portrait) => Promise<Portrait>;

const scaleOf = { shrunk: [0.6, 0.4, 0.22], distance: [0.6, 0.4, 0.25], company: [0.6, 0.8, 1] } as const;
const borderOf = [
  { share: 0.05, colour: '#000' },
  { share: 0.12, colour: '#fff' },
  { share: 0.25, colour: '#1c2733' },
] as const;

/** What makes a photo worse. The face of the result is where it was, as far as it is still there. */
export const damages = {
  blur: (photo, at) => redraw(photo, sharp(photo.png).blur([1.5, 3, 6][at])),
  noise: async (photo, at) => redraw(photo, await addNoise(photo.png, [8, 18, 40][at] ?? 0)),
  dark: (photo, at) => redraw(photo, sharp(photo.png).linear([0.5, 0.3, 0.15][at] ?? 1, 0)),
  burnt: (photo, at) => burn(photo, [1.5, 2, 2.8][at] ?? 1),
  shrunk: (photo, at) => resize(photo, scaleOf.shrunk[at]),
  tight: (photo, at) => cropAround(photo, [0.15, 0, -0.15][at] ?? 0),
  far: (photo, at) => moveAway(photo, scaleOf.distance[at]),
  bordered: (photo, at) => addBorders(photo, borderOf[at]),
  turned: (photo, at) => turnSlightly(photo, [8, 16, 28][at] ?? 0),
  company: (photo, at, stranger) => addCompany(photo, stranger, scaleOf.company[at]),
} satisfies Record<string, DamagePhoto>;

export type Damage = keyof typeof damages;
export const damageNames = Object.keys(damages) as Damage[];

export const applyDamage: (kind: Damage, ...how: Parameters<DamagePhoto>) => Promise<Portrait> = (kind, ...how) =>
  damages[kind](...how);

/** Makes a photo larger, which adds no detail, or smaller. */
export function resize(photo: Portrait, factor: number): Promise<Portrait> {
  const { left, top, width, height } = photo.face;
  const face = { left: left * factor, top: top * factor, width: width * factor, height: height * factor };
  return redraw(photo, sharp(photo.png).resize({ width: Math.round(photo.width * factor) }), face);
}

/** Turns a photo by quarters, as a phone does that was held the wrong way. */
export function turnByQuarters(photo: Portrait, degrees: 90 | 180 | 270): Promise<Portrait> {
  const { left, top, width, height } = photo.face;
  const [right, below] = [photo.width - left - width, photo.height - top - height];
  const faces = {
    90: { left: below, top: left, width: height, height: width },
    180: { left: right, top: below, width, height },
    270: { left: top, top: right, width: height, height: width },
  };
  return redraw(photo, sharp(photo.png).rotate(degrees), faces[degrees]);
}

/** Crops a photo as its card advises: closer to the face, with room around it. */
export const cropCloser = (photo: Portrait) => cropAround(photo, 0.8);

async function redraw(photo: Portrait, picture: Sharp, face: PixelBox = photo.face): Promise<Portrait> {
  const { data, info } = await picture.removeAlpha().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { name: photo.name, png: data, width: info.width, height: info.height, face };
}

/** Brightens a photo until the lightest parts of the face are so many times lighter than white. */
async function burn(photo: Portrait, times: number): Promise<Portrait> {
  const { left, top, width, height } = photo.face;
  const face = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  const { data } = await sharp(photo.png).extract(face).greyscale().raw().toBuffer({ resolveWithObject: true });
  const lightest = data.toSorted()[Math.floor(data.length * 0.95)] ?? 255;
  return redraw(photo, sharp(photo.png).linear((255 * times) / lightest, 0));
}

/** Leaves so many faces of room around the face; a negative number cuts it. */
function cropAround(photo: Portrait, room: number): Promise<Portrait> {
  const { left, top, width, height } = photo.face;
  const [from, above] = [Math.max(0, Math.round(left - room * width)), Math.max(0, Math.round(top - room * height))];
  const part = {
    left: from,
    top: above,
    width: Math.min(photo.width, Math.round(left + (1 + room) * width)) - from,
    height: Math.min(photo.height, Math.round(top + (1 + room) * height)) - above,
  };
  return redraw(photo, sharp(photo.png).extract(part), { left: left - from, top: top - above, width, height });
}

/** The same person in a picture of the same size, further away in an empty room. */
async function moveAway(photo: Portrait, factor: number): Promise<Portrait> {
  const [width, height] = [Math.round(photo.width * factor), Math.round(photo.height * factor)];
  const [left, top] = [Math.round((photo.width - width) / 2), photo.height - height];
  const haze = await sharp(photo.png).resize(24, 24, { fit: 'fill' }).blur(6).png().toBuffer();
  const room = await sharp(haze).resize(photo.width, photo.height, { fit: 'fill' }).png().toBuffer();
  const person = await sharp(photo.png).resize(width, height, { fit: 'fill' }).toBuffer();
  const { face } = photo;
  return redraw(photo, sharp(room).composite([{ input: person, left, top }]), {
    left: left + face.left * factor,
    top: top + face.top * factor,
    width: face.width * factor,
    height: face.height * factor,
  });
}

function addBorders(photo: Portrait, { share, colour }: { share: number; colour: string }): Promise<Portrait> {
  const thickness = Math.round(share * photo.height);
  const picture = sharp(photo.png).extend({ top: thickness, bottom: thickness, background: colour });
  return redraw(photo, picture, { ...photo.face, top: photo.face.top + thickness });
}

/** Turned by a few degrees, with grey corners. */
async function turnSlightly(photo: Portrait, degrees: number): Promise<Portrait> {
  const angle = (degrees * Math.PI) / 180;
  const turned = sharp(photo.png).rotate(degrees, { background: '#777' }).png();
  const { data, info } = await turned.toBuffer({ resolveWithObject: true });
  const { left, top, width, height } = photo.face;
  const [x, y] = [left + width / 2 - photo.width / 2, top + height / 2 - photo.height / 2];
  return redraw(photo, sharp(data), {
    left: info.width / 2 + x * Math.cos(angle) - y * Math.sin(angle) - width / 2,
    top: info.height / 2 + x * Math.sin(angle) + y * Math.cos(angle) - height / 2,
    width,
    height,
  });
}

/** Somebody else beside the person, whose head is so large in comparison. */
async function addCompany(photo: Portrait, stranger: Portrait, size: number): Promise<Portrait> {
  const factor = (size * photo.face.height) / stranger.face.height;
  const scaled = await resize(stranger, factor);
  const height = Math.min(scaled.height, photo.height);
  const part = await sharp(scaled.png).extract({ left: 0, top: 0, width: scaled.width, height }).toBuffer();
  const wider = await sharp(photo.png).extend({ right: scaled.width, background: '#6b665f' }).png().toBuffer();
  return redraw(photo, sharp(wider).composite([{ input: part, left: photo.width, top: photo.height - height }]));
}
