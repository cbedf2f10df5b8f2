import {
  applyDamage,
  cropCloser,
  type Damage,
  damageNames,
  resize,
  type Strength,
  strengths,
  turnByQuarters,
} from '@datewright/testkit/photos/damages';
import type { Portrait } from '@datewright/testkit/photos/portraits';

/** One way in which a photo gets worse, or at least no better. */
export interface Variant {
  name: string;
  make: (photo: Portrait, stranger: Portrait) => Promise<Portrait>;
}

type Step = (photo: Portrait, strength: Strength, stranger: Portrait) => Promise<Portrait>;

const step =
  (kind: Damage): Step =>
  (...how) =>
    applyDamage(kind, ...how);
const turn =
  (degrees: 90 | 180 | 270): Step =>
  (photo) =>
    turnByQuarters(photo, degrees);
const enlargeBack: Step = (photo, strength) => resize(photo, [1 / 0.6, 1 / 0.4, 1 / 0.22][strength] ?? 1);

/** Damages that hide each other, each at the same strength. */
const combinations: Record<string, Step[]> = {
  'blur and noise': [step('blur'), step('noise')],
  'dark and noise': [step('dark'), step('noise')],
  'shrunk and noise': [step('shrunk'), step('noise')],
  'blur and dark': [step('blur'), step('dark')],
  'dark and shrunk': [step('dark'), step('shrunk')],
  'bordered and blur': [step('bordered'), step('blur')],
  'turned and noise': [step('turned'), step('noise')],
  'shrunk and enlarged': [step('shrunk'), enlargeBack],
  'upside down and blur': [step('blur'), turn(180)],
  'sideways and dark': [step('dark'), turn(90)],
  'sideways and noise': [step('noise'), turn(270)],
};

const inSteps = (name: string, steps: Step[]): Variant[] =>
  strengths.map((strength) => ({
    name: `${name} ${strength + 1}`,
    async make(photo, stranger) {
      let changed = photo;
      for (const one of steps) changed = await one(changed, strength, stranger);
      return changed;
    },
  }));

const once = (name: string, make: (photo: Portrait) => Promise<Portrait>): Variant => ({ name, make });

/** Every damage at three strengths, combinations, turns and enlargements: none may raise a score. */
export const damagedVariants: Variant[] = [
  ...damageNames.flatMap((kind) => inSteps(kind, [step(kind)])),
  ...Object.entries(combinations).flatMap(([name, steps]) => inSteps(name, steps)),
  ...([90, 180, 270] as const).map((degrees) =>
    once(`turned by ${degrees}`, (photo) => turnByQuarters(photo, degrees)),
  ),
  ...[1.5, 2.5].map((factor) => once(`enlarged ${factor}`, (photo) => resize(photo, factor))),
];

/** What the cards advise: it may not lower a score. */
export const advisedVariants: Variant[] = [once('cropped closer', cropCloser)];

/** In company, cropping closer takes the others away, and somebody else in the picture adds nothing. */
export const needsSolitude = (name: string) => ['tight', 'far', 'company'].some((kind) => name.startsWith(kind));
