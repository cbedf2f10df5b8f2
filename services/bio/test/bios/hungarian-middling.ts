import type { RatedBio } from './rated-bio.ts';

export const hungarianMiddling: readonly RatedBio[] = [
  {
    name: 'egyszerű bemutatkozás',
    band: 'middling',
    text: 'Mérnökként dolgozom, a belváros közelében lakom. Munka után edzeni járok vagy sorozatot nézek. Hétvégén a barátaimmal találkozom, és meglátogatom a családomat. Nyugodt és őszinte ember vagyok.',
    fires: ['concreteGeneric', 'balanceOnlySelf', 'concreteTrait'],
    silent: ['hookQuestion', 'languageAccents', 'positivityComplaint'],
  },
  {
    name: 'helyes közhelyek',
    band: 'middling',
    text: 'Az élet túl rövid ahhoz, hogy ne éljünk a mának. Szeretek nevetni és szeretek utazni. Keresem a másik felemet, akivel új kalandokra indulhatok. Ananász a pizzán: igen vagy nem?',
    fires: ['originalityCliche', 'hookQuestion'],
    silent: ['languageMisspelling', 'positivityDemand'],
  },
  {
    name: 'ékezet nélkül, de tartalmas',
    band: 'middling',
    text: 'Gitarozom egy zenekarban Debrecenben es minden kedden falat maszom. Ket macskam van, az egyik harap. Szivesen megismernek egy lanyt, aki szinten szeret turazni es fozni. Mi volt a legjobb koncerted?',
    fires: ['languageAccents', 'hookQuestion'],
    silent: ['languageMisspelling', 'originalityCliche'],
  },
  {
    name: 'jó kezdet, tiltások',
    band: 'middling',
    text: 'Kertész vagyok Kecskeméten, paradicsomot nevelek és pálinkát főzök a nagyapámmal. Szombatonként focizom. Egyéjszakás kaland nem érdekel, dohányosok kíméljenek. Ne írj, ha csak unatkozol.',
    fires: ['positivityExclusion', 'positivityDemand', 'concreteThing'],
    silent: ['hookQuestion', 'originalityCliche'],
  },
  {
    name: 'csak a keresettről',
    band: 'middling',
    text: 'Olyan férfit keresek, aki tud hallgatni és tud nevetni. Olyat, akinek nem teher egy szombati piac vagy egy esős kirándulás a Mátrában. Aki főz, vagy legalább szívesen mosogat. Legyél harmincöt és negyvenöt között.',
    fires: ['balanceOnlySought'],
    silent: ['concreteName', 'balanceOnlySelf', 'languageMisspelling'],
  },
  {
    name: 'egy mondat',
    band: 'middling',
    text: 'Hegesztő vagyok Győrből, régi kanalakból baglyokat csinálok. Kérsz egyet?',
    fires: ['lengthShort', 'concreteName', 'concreteThing'],
    silent: ['originalityCliche', 'languageMisspelling'],
  },
];
