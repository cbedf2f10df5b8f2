/** Words without their accents, as `written meant`. Leaves out words that mean something else without them. */
export const hungarianAccents = `
  jo jó, jol jól, jok jók, es és, szivesen szívesen, fozni főzni, fozok főzök, fozes főzés, sutni sütni, sutok sütök, sutemeny sütemény,
  setalni sétálni, setalok sétálok, kirandulni kirándulni, kirandulok kirándulok, kirandulas kirándulás, turazni túrázni,
  turazok túrázok, turazas túrázás, zenet zenét, konyv könyv, konyvet könyvet, konyvek könyvek, konyveket könyveket, kave kávé,
  kavet kávét, kavezni kávézni, kavezok kávézok, kutyam kutyám, macskam macskám, baratok barátok, barataim barátaim,
  barataimmal barátaimmal, baratokkal barátokkal, csalad család, csaladom családom, utazas utazás, elet élet, eletem életem,
  eletet életet, szep szép, vidam vidám, oszinte őszinte, oszinteseg őszinteség, huseges hűséges, huseg hűség, turelmes türelmes,
  erdekel érdekel, erdekes érdekes, erdeklodom érdeklődöm, idom időm, ido idő, szabadidomben szabadidőmben, mas más, masik másik,
  tobb több, tobbet többet, kozos közös, kozosen közösen, kozott között, kulonleges különleges, kulonbozo különböző, jatek játék,
  jatszani játszani, jatszom játszom, tancolni táncolni, tancolok táncolok, tanc tánc, enekelni énekelni, enekelek énekelek,
  ugy úgy, igy így, azert azért, miert miért, kerlek kérlek, irj írj, irjak írjak, irok írok, kajat kaját, rolad rólad, rolam rólam, nalam nálam, utan után,
  elott előtt, egyutt együtt, kozben közben, hetvegen hétvégén, hetvege hétvége, hetvegente hétvégente, vasarnap vasárnap,
  delutan délután, ejszaka éjszaka, nyaron nyáron, telen télen, osszel ősszel, ferfi férfi, ferfit férfit, noi női, lany lány, lanyt lányt,
  fiu fiú, fiut fiút, srac srác, sracot srácot, baratno barátnő, tarsat társat, tars társ, tarsam társam, parkapcsolat párkapcsolat,
  parkapcsolatot párkapcsolatot, hosszu hosszú, magamrol magamról, onmagam önmagam, humorerzek humorérzék, humorerzekem humorérzékem,
  nezni nézni, nezek nézek, olvasas olvasás, mernok mérnök, mernokkent mérnökként, tanar tanár, tanarkent tanárként, tanarno tanárnő,
  buszke büszke, gitarozom gitározom, gitarozok gitározok, zongorazom zongorázom, kerekparozni kerékpározni, uszni úszni, uszok úszok,
  futas futás, vilag világ, vilagot világot, orszag ország, videki vidéki, setalunk sétálunk, beszelgetni beszélgetni,
  beszelgetes beszélgetés, beszelgetek beszélgetek, ismerkedes ismerkedés, elmenyek élmények, elmeny élmény, termeszet természet,
  termeszetet természetet, allatok állatok, allat állat, allatbarat állatbarát, ev év, evek évek, evig évig, eves éves, sot sőt,
  masfel másfél, neha néha, talan talán, teged téged, hozzam hozzám, vegre végre, hianyzik hiányzik, kozel közel, tavol távol
`;
