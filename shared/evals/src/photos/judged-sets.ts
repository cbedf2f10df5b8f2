import { applyDamage, type Damage, type Strength, strengths, turnByQuarters } from '@datewright/testkit/photos/damages';
import type { Portrait } from '@datewright/testkit/photos/portraits';

/** One photo of a set. */
interface JudgedPhoto {
  name: string;
  make: () => Promise<Portrait>;
}

/** A set of photos of which it is known by construction which is better than which. */
export interface JudgedSet {
  name: string;
  photos: JudgedPhoto[];
  /** The index of the undamaged photo. */
  undamaged: number;
  /** Pairs of indexes: the first photo is better than the second. */
  better: [number, number][];
}

/** Damages that grow with their strength; how disturbing company is has no order. */
const growing: Damage[] = ['blur', 'noise', 'dark', 'burnt', 'shrunk', 'tight', 'far', 'bordered', 'turned'];
/** Damages that add up: each leaves the next one something to damage. */
const piles: Damage[][] = [
  ['shrunk', 'dark', 'bordered'],
  ['turned', 'blur', 'dark', 'noise'],
  ['far', 'company', 'blur', 'bordered'],
  ['burnt', 'shrunk', 'bordered'],
  ['tight', 'dark', 'noise', 'bordered'],
  ['dark', 'blur', 'shrunk', 'company'],
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const allPairs = (count: number) =>
  Array.from({ length: count }, (_, at) => at).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, by): [number, number] => [one, one + by + 1]),
  );

/** One damage that grows: 4 photos. */
function growingSet(photo: Portrait, stranger: Portrait, round: number): JudgedSet {
  const kind = pick(growing, round);
  const damaged = strengths.map((at) => ({
    name: `${kind} ${at + 1}`,
    make: () => applyDamage(kind, photo, at, stranger),
  }));
  return {
    name: `${photo.name}: ${kind}`,
    photos: [{ name: 'undamaged', make: async () => photo }, ...damaged],
    undamaged: 0,
    better: allPairs(4),
  };
}

/** Damages piled upon each other: 4 or 5 photos. */
function piledSet(photo: Portrait, stranger: Portrait, round: number): JudgedSet {
  const kinds = pick(piles, round);
  const make = async (count: number) => {
    let changed = photo;
    for (const kind of kinds.slice(0, count)) changed = await applyDamage(kind, changed, 1, stranger);
    return changed;
  };
  return {
    name: `${photo.name}: ${kinds.join(' + ')}`,
    photos: [0, ...kinds.keys()].map((at, place) => ({
      name: place === 0 ? 'undamaged' : kinds.slice(0, at + 1).join(' + '),
      make: () => make(place === 0 ? 0 : at + 1),
    })),
    undamaged: 0,
    better: allPairs(kinds.length + 1),
  };
}

/** The damages of one photo side by side: 3 to 10 photos. */
function mixedSet(photo: Portrait, stranger: Portrait, round: number): JudgedSet {
  const chains = [0, 1, 2].map((by) => pick(growing, round * 2 + by * 4));
  const damaged = chains.flatMap((kind) =>
    strengths.map((at) => ({
      kind,
      at,
      name: `${kind} ${at + 1}`,
      make: () => applyDamage(kind, photo, at, stranger),
    })),
  );
  const odd = [
    { kind: 'upside down', at: 2 as Strength, name: 'upside down', make: () => turnByQuarters(photo, 180) },
    { kind: 'sideways', at: 2 as Strength, name: 'sideways', make: () => turnByQuarters(photo, 90) },
    { kind: 'company', at: 2 as Strength, name: 'company', make: () => applyDamage('company', photo, 1, stranger) },
  ];
  const shown = [pick(odd, round), ...damaged].slice(0, 2 + ((round * 3) % 8));
  const better = shown.flatMap((one, from): [number, number][] => [
    [0, from + 1],
    ...shown.flatMap((other, to): [number, number][] =>
      one.kind === other.kind && one.at < other.at ? [[from + 1, to + 1]] : [],
    ),
  ]);
  return {
    name: `${photo.name}: ${shown.map(({ name }) => name).join(', ')}`,
    photos: [{ name: 'undamaged', make: async () => photo }, ...shown],
    undamaged: 0,
    better,
  };
}

/** One undamaged photo among clearly damaged ones of other people, from worst to best: 6 photos. */
function albumSet(photos: readonly Portrait[], round: number): JudgedSet {
  const photo = pick(photos, round);
  const others = [1, 2, 3, 4, 5].map((by) => pick(photos, round + by));
  const damaged = others.map((other, by) => {
    const kind = pick(
      growing.filter((one) => one !== 'shrunk'),
      round + by * 2,
    );
    const at: Strength = by % 2 === 0 ? 2 : 1;
    return { name: `${other.name} ${kind} ${at + 1}`, make: () => applyDamage(kind, other, at, photo) };
  });
  return {
    name: `${photo.name} among ${damaged.map(({ name }) => name).join(', ')}`,
    photos: [...damaged, { name: 'undamaged', make: async () => photo }],
    undamaged: damaged.length,
    better: damaged.map((_, at): [number, number] => [damaged.length, at]),
  };
}

/** The judged sets of some portraits, the same in every run: a quarter of each kind. */
export function createJudgedSets(photos: readonly Portrait[], count: number): JudgedSet[] {
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / 4);
    const [photo, stranger] = [pick(photos, round), pick(photos, round + 3)];
    if (at % 4 === 0) return growingSet(photo, stranger, round);
    if (at % 4 === 1) return piledSet(photo, stranger, round);
    return at % 4 === 2 ? mixedSet(photo, stranger, round) : albumSet(photos, round);
  });
}
