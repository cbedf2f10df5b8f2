import type { Area } from '@datewright/contracts/photo/area';
import type { Face, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { containsArea, roundArea } from '../measurement/crops.ts';
import { measureFaces } from '../measurement/face-metrics.ts';
import { computeLoss } from '../measurement/rate-metric.ts';
import { roundMetric } from '../measurement/round-metric.ts';
import type { Opinion } from './parse-opinion.ts';

/** Of the photo, each side. Less is another photo, of few pixels. */
const minSide = 0.35;
/** Of the photo's surface. A larger crop changes nothing that anybody would see. */
const maxKept = 0.95;
/** The longer side over the shorter one: no app shows a narrower strip. */
const maxRatio = 2;
/** In shares of the area that it surrounds. */
interface Margin {
  above: number;
  beside: number;
  below: number;
}
/** Hair and air around the member's face. */
const headroom: Margin = { above: 1 / 3, beside: 1 / 2, below: 0 };
/** Around every other face: the detector's box ends inside of forehead and chin. */
const otherMargin: Margin = { above: 0.1, beside: 0.1, below: 0.1 };
/** Points of the score by which the rounding of a face's position may change it. */
const roundingLoss = 0.01;

const clause = '(?:^|[.,;:] |\\b(?:then|and|or|also|just|can|could|it) )';
/** What is advised, and not what is said of the photo: "cut off the left third", never "your feet are cut off". */
const crops = new RegExp(
  [
    '\\bcrop(?:ping)?\\b(?! tops?\\b)',
    '\\b(?:(?:can|could|should|would) be|stronger|better) cropped\\b|\\bcropped (?:to|just|closer|tighter)\\b',
    '\\btrim(?:ming)? (?:off|away|the|it|them|both|some|everything)\\b',
    `${clause}cut (?:(?:the|this|it|them|both|those)(?: [^.,;:]{1,40})? )?(?:off|away|out)\\b`,
    `${clause}cut (?:the|this) (?:picture|photo)\\b`,
    '\\bzoom in\\b',
  ].join('|'),
);
/** What is said against cropping, of a crop that is there already, or of a picture that is another one first. */
const needsOther = new RegExp(
  [
    "(?:\\b(?:not|never|without|avoid|instead of|rather than|no need to|before|after|wider|looser|already|nobody|nothing)\\b|n't\\b)[^.,;:]{0,24}\\bcrop",
    '\\b(?:the|this) crop(?:ping)? (?:is|looks|cuts|makes)\\b',
    '\\boriginal\\b|\\b(?:rotate|turn) (?:it|(?:the|this) (?:picture|photo))\\b',
  ].join('|'),
);

/** Whether a line advises to crop the photo. */
export function advisesCrop(line: string): boolean {
  const plain = line.toLowerCase().replaceAll('’', "'");
  return crops.test(plain) && !needsOther.test(plain);
}

/**
 * The crop of an opinion if the member can use it as it is: the suggestion that they read asks for one, their head is in it
 * with air around it, it cuts no face, and size and place of their face cost no more points than in the whole photo.
 */
export function validateCrop(
  { crop, sees }: Pick<Opinion, 'crop' | 'sees'>,
  suggestion: string,
  measured: Pick<PhotoMetrics, 'facts' | 'faces' | 'own' | 'crops' | 'turn'>,
): Area | null {
  const { faces, own, turn } = measured;
  const face = faces[own ?? -1];
  if (!crop || !face || !sees || turn !== undefined || !advisesCrop(suggestion)) return null;
  const area = roundArea(crop);
  const isUsable =
    hasUsableSize(area, measured) &&
    containsArea(area, addMargin(face.area, headroom)) &&
    faces.every((other) => other === face || isWholeOrOutside(addMargin(other.area, otherMargin), area)) &&
    costsNoMore(face, area, measured);
  return isUsable ? area : null;
}

function hasUsableSize({ x, y, width, height }: Area, { crops }: Pick<PhotoMetrics, 'crops'>): boolean {
  const isInside = roundMetric(x + width) <= 1 && roundMetric(y + height) <= 1;
  const square = crops.find(({ app }) => app === 'hinge')?.area ?? { width: 1, height: 1 };
  const ratio = (width * square.height) / (height * square.width);
  return (
    isInside &&
    Math.min(width, height) >= minSide &&
    width * height <= maxKept &&
    Math.max(ratio, 1 / ratio) <= maxRatio
  );
}

/** An area with a margin around it, as far as that is in the photo. */
function addMargin({ x, y, width, height }: Area, { above, beside, below }: Margin): Area {
  const [left, top] = [Math.max(0, x - beside * width), Math.max(0, y - above * height)];
  const [right, bottom] = [Math.min(1, x + (1 + beside) * width), Math.min(1, y + (1 + below) * height)];
  return roundArea({ x: left, y: top, width: right - left, height: bottom - top });
}

const isWholeOrOutside = (other: Area, area: Area) =>
  containsArea(area, other) ||
  other.x >= area.x + area.width ||
  other.x + other.width <= area.x ||
  other.y >= area.y + area.height ||
  other.y + other.height <= area.y;

/** Whether size and place of the face cost no more points in the crop than in the whole photo. */
function costsNoMore(face: Face, area: Area, { facts }: Pick<PhotoMetrics, 'facts'>): boolean {
  const inCrop = measureFaces(1, { face, box: face.area, confidence: 1 }, area);
  return (['faceShare', 'edge'] as const).every((id) => {
    const [before, after] = [facts, inCrop].map((list) => list.find((fact) => fact.id === id));
    if (!before || !after || before.verdict === 'unsure') return false;
    return computeLoss(after) <= computeLoss(before) + roundingLoss;
  });
}
