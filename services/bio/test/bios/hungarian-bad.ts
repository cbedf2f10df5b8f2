import type { RatedBio } from './rated-bio.ts';

export const hungarianBad: readonly RatedBio[] = [
  {
    name: 'kérdezz bátran',
    band: 'bad',
    text: 'Kérdezz bátran, ha érdekel valami. :)',
    fires: ['lengthShort', 'originalityFiller'],
    silent: ['hookQuestion'],
  },
  {
    name: 'helyesírási hibák',
    band: 'bad',
    text: 'sziasztok! egyenlőre csak nézelődök, nemtudom mit írjak. egyszerü srác vagyok, szeretem a zenét meg a filmeket. naggyon fontos az öszinteség. irj ha teccik a profilom',
    fires: ['languageMisspelling', 'languageConfusion', 'languageAccents', 'languageCapital', 'originalityFiller'],
    silent: ['concreteName', 'concreteThing'],
  },
  {
    name: 'dühös',
    band: 'bad',
    text: 'Elegem van a hazugokból és a játszmákból. Minden pasi ugyanolyan. Ne írj, ha nem tudsz két mondatnál többet. Egyéjszakás kalandorok kíméljenek! Egyszer már megcsaltak, többet nem kérek belőle.',
    fires: ['positivityComplaint', 'positivityDemand'],
    silent: ['hookQuestion', 'languageMisspelling', 'concreteName'],
  },
  {
    name: 'tulajdonságok',
    band: 'middling',
    text: 'Őszinte, kedves, vidám, megbízható, romantikus lány vagyok. Szeretem a zenét, a filmeket, az utazást. A család a legfontosabb. Élj a mának!!!',
    fires: ['concreteTrait', 'concreteGeneric', 'originalityCliche', 'toneExclamation'],
    silent: ['concreteName', 'concreteThing', 'hookQuestion'],
  },
  {
    name: 'kiabálás',
    band: 'bad',
    text: 'CSAK KOMOLY NŐK ÍRJANAK!!! KALANDOROK KÍMÉLJENEK!!! ELEGEM VAN A KAMU PROFILOKBÓL!!!',
    fires: ['toneShouting', 'toneExclamation', 'positivityComplaint'],
    silent: ['concreteName', 'hookQuestion'],
  },
  {
    name: 'ön és te',
    band: 'middling',
    text: 'Tisztelt Hölgyem, várom Önt egy kávéra. Csá, dumálj velem, lol. Majd meglátjuk.',
    fires: ['toneUneven', 'originalityFiller', 'lengthShort'],
    silent: ['hookQuestion', 'languageMisspelling'],
  },
];
