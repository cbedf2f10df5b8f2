import { compilePhrases } from './phrases.ts';

const englishMinorAges = '1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
const hungarianMinorAges = '1[0-7]|tíz|tizenegy|tizenkét|tizenkettő|tizenhárom|tizennégy|tizenöt|tizenhat|tizenhét';
/** A person's age, as opposed to that of a whisky or a building. */
const minorAges = [
  new RegExp(
    `(?<![\\p{L}\\d.,])(?:${englishMinorAges})[\\s-]*(?:years?[\\s-]*old|yo|y/o|yr[\\s-]*old)(?![\\p{L}])(?!\\s+(?:whisk|rum|wine|port|scotch|bourbon|caf|bar|pub|restaurant|hous|building|place|park|tree|market|museum))`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,])(?:${hungarianMinorAges})[\\s-]*éves(?=\\s+(?:lány|fiú|diák|gyerek|barát|srác|csaj|tanítvány|ismerős))`,
    'iu',
  ),
];
const minors = compilePhrases(`
  underage / under age / teenage girl* / teenage boy* / teen girl* / teen boy* / schoolgirl* / schoolboy* / school girl* / school boy* / minor girl* / minor boy*
  kiskorú* / iskoláslány* / iskolás lány* / iskolás fiú* / tinilány* / tini lány*
`);
const harm = compilePhrases(`
  get ~ drunk / get ~ wasted / get ~ tipsy / get my date drunk / make ~ drink / leitatom / drunk girl* / drunk woman / drunk guy* / drunk date / she is drunk / he is drunk / they are drunk / she's drunk / he's drunk / passed out / roofie* / rohypnol / ghb / spike ~ / spike @ drink / spiked drink* / drug ~ / in ~ drink
  while she sleeps / while he sleeps / while they sleep / nobody hears / no one hears / nobody can hear / no one can hear / nobody will hear / no one will hear / her scream / him scream / them scream / nobody sees us / no one sees us
  cannot leave / can't leave / can not leave / cannot get away / can't get away / she cannot escape / she can't escape / blocked me / doesn't know I / does not know I / don't know I / without ~ knowing / without telling ~ / follow ~ / stalk*
  hit ~ / hurt ~ / rape* / strangle* / tie ~ up / lock ~ in / kidnap* / drag ~
  leitat* / itass* / itasd* / berúgat* / részeg lány* / részeg nő* / gyógyszert az ital* / az italába / letiltott / nem tudja, hogy / nem tudja hogy / nem tud róla / amíg alszik / senki nem hall* / senki se hall* / sikít / nem tud elmenni / nem tud elmenekülni
  követ* haz* / megüt* / megver* / megerőszak* / megfojt* / bezárom / bezárni
`);

/** Detects what a member's own description of a spot implies; `null` when harmless. */
export function detectSpotRisk(spot: string): 'minor' | 'threat' | null {
  if (minorAges.some((one) => one.test(spot)) || spot.search(minors) >= 0) return 'minor';
  return spot.search(harm) >= 0 ? 'threat' : null;
}
