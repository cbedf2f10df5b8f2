import type { Frame } from '../phrasebook.ts';

export const gentle: Frame[] = [
  {
    say: 'Nagyon sajnálom{,name}. Nem kell válaszolnod, csak szeretném, ha tudnád, hogy gondolok rád.',
    why: 'Jelzi, hogy meghallottad, és nem kér semmit.',
    evidence: null,
  },
  {
    say: 'Ez borzasztóan szomorú hír, nagyon sajnálom. Ha szeretnél beszélni róla, itt vagyok és meghallgatlak.',
    why: 'Felajánlja a figyelmét, és rábízza a döntést.',
    evidence: null,
  },
  {
    say: 'Sajnálom, hogy ezen kell keresztülmenned. Adj magadnak annyi időt, amennyi kell, akkor írunk, amikor jólesik.',
    why: 'Leveszi a nyomást: nem tartozik válasszal.',
    evidence: null,
  },
  {
    say: 'Köszönöm, hogy elmondtad{,name}. Nem találom a jó szavakat, de őszintén sajnálom.',
    why: 'Őszinte, és ez többet ér egy kész mondatnál.',
    evidence: null,
  },
  {
    say: 'Hogy vagy ma? Hosszú válasz, rövid válasz vagy semmi: mind rendben van.',
    why: 'Egyszerű kérdés róla, könnyű kiúttal.',
    evidence: null,
  },
  {
    say: 'Sajnálom. Van most melletted valaki?',
    why: 'A következő órákra figyel, nem a beszélgetésre.',
    evidence: null,
  },
  {
    say: 'Ez nagyon nehéz lehet. Szeretnél mesélni róla, vagy inkább valami hétköznapit olvasnál most?',
    why: 'Választást ad a beszéd és a csendes jelenlét között.',
    evidence: null,
  },
  {
    say: 'Sajnálom{,name}. Kérlek, ne érezd úgy, hogy itt jó társaságnak kell lenned. Örülök, hogy leírtad.',
    why: 'Felmenti az alól, hogy szórakoztató legyen.',
    evidence: null,
  },
  {
    say: 'Erre nincs okos mondat, úgyhogy csak ennyi: sajnálom, és itt vagyok.',
    why: 'Rövid és meleg, tanács nélkül.',
    evidence: null,
  },
  {
    say: 'Légy most kedves magadhoz. Itt vagyok, amikor írni szeretnél, akkor is, ha ez hetekig tart.',
    why: 'Türelmet ígér, egyszerűen.',
    evidence: null,
  },
];
