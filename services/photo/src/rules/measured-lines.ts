import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { type MeasurementId, photoRules } from '@datewright/contracts/photo/rules';

/** What to say about each metric when it is good and when it is not, and what would change it. */
export const measuredLines: Record<MeasurementId, { pro?: string; con: string; change: string }> = {
  upright: { con: 'The photo is not upright.', change: 'Rotate the photo so that you’re upright in it.' },
  sharpness: {
    pro: 'The photo is sharp.',
    con: 'The photo is not sharp.',
    change: 'Hold the phone with both hands, or lean it on something, and tap the screen to focus.',
  },
  noise: {
    con: 'The photo is grainy.',
    change: 'Find more light: a phone adds grain when it has too little.',
  },
  light: {
    pro: 'There is enough light.',
    con: 'The photo is dark.',
    change: 'Turn to a window, or go outside: soft daylight from the front does most of the work.',
  },
  shadows: {
    con: 'Large parts are black.',
    change: 'Move the light in front of you, so that the dark parts show detail.',
  },
  highlights: {
    con: 'Large parts are blown out.',
    change: 'Keep the bright sky or lamp behind the camera, not behind you.',
  },
  contrast: {
    pro: 'There is good contrast between light and dark.',
    con: 'Everything is about equally bright.',
    change: 'Stand in front of a background that is clearly darker or lighter than your clothes.',
  },
  resolution: {
    con: 'The picture is small, and apps will enlarge it.',
    change: 'Use the original from your camera roll, not a copy from a chat.',
  },
  faces: {
    con: 'Several faces leave people guessing.',
    change: 'Lead with a photo of you alone, and keep this one for later.',
  },
  faceShare: {
    pro: 'Your face is easy to see.',
    con: 'Your face is small in the picture.',
    change: 'Crop closer, or have someone step closer.',
  },
  tilt: { con: 'The head leans to the side.', change: 'Straighten the picture a little.' },
  turned: { con: 'The head is turned away.', change: 'Turn toward the camera, at least for the first photo.' },
  edge: { con: 'The face is at the edge.', change: 'Leave some room above and beside the head.' },
  borders: { con: 'There are borders around the picture.', change: 'Crop out the borders.' },
  clutter: { con: 'The background is busy.', change: 'A plain wall or an open view behind you makes you stand out.' },
};

type Fact = Pick<Measurement, 'id' | 'verdict'>;

const getLostPoints = ({ id, verdict }: Fact) => photoRules[id].lost[verdict === 'bad' ? 'bad' : 'careful'];

/** The metrics that are not good, the most expensive first. */
export const listFlaws = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(({ verdict }) => verdict === 'bad' || verdict === 'careful')
    .sort((one, other) => getLostPoints(other) - getLostPoints(one));

/** What speaks against the photo. A flaw that costs no points, such as a small picture, is worth a suggestion only. */
export const listCons = (facts: readonly Fact[]): string[] =>
  listFlaws(facts)
    .filter((fact) => getLostPoints(fact) > 0)
    .map(({ id }) => measuredLines[id].con);
