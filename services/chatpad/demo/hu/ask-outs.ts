import type { Frames } from '../phrasebook.ts';

export const askOuts: Frames = {
  flirty: [
    {
      say: 'Van egy olyan érzésem, hogy billentyűzet nélkül még jobb veled. Az ötletem: {plan}, {when}?',
      why: 'Bók a beszélgetésre, aztán egy konkrét terv időponttal.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Ezt rendesen el kell döntenünk{,name}. Javaslatom: {plan}. {when}, és a vesztes állja a desszertet?',
      why: 'A közös viccből könnyen elfogadható tervet csinál.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Hivatalos meghívó: {plan}. {when}, öltözet: amiben a legjobban mesélsz?',
      why: 'Játékos, mégis minden benne van, ami egy igenhez kell.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Ha már azt írtad, hogy „{last}”, az egyetlen ésszerű folytatás: {plan}. {when}?',
      why: 'Az ő szavaiból következik, nem a semmiből jön.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Írhatnék egész héten, de inkább élőben hallanám, ahogy nevetsz. {plan}, {when}?',
      why: 'Melegen megmondja, miért jobb találkozni.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Ha igaz, hogy {take}, akkor tartozunk annyival a tudománynak, hogy élőben is megnézzük. {plan}, {when}?',
      why: 'Egy vicces indok könnyűvé teszi az igazi meghívást.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Két lehetőség van{,name}: itt maradunk kedvesek, vagy jöhet {plan}. Én tudom, melyiket választanám. {when}?',
      why: 'Játékos választás, világos kedvenccel.',
      evidence: 'earlyNumbers',
    },
  ],
  thoughtful: [
    {
      say: 'Nagyon jó veled beszélgetni{,name}. Volna kedved ehhez: {plan}? Nekem {when} jó lenne, de lehet valami csendesebb is.',
      why: 'Őszinte, konkrét, és kényelmes kiutat is hagy.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Erről könnyebb lenne szemtől szemben beszélni. Jólesne {plan}, {when}?',
      why: 'Szelíd indok a találkozásra, és könnyű elképzelni.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Amit írtál, hogy „{last}”, arról szívesen hallanék többet személyesen. {plan}, {when}?',
      why: 'Látszik belőle, hogy figyeltél, és csak utána kérdez.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Minden nyomás nélkül{,name}: mit gondolsz erről: {plan}? {when}, egy óra, aztán meglátjuk.',
      why: 'Egy rövid első találkozásra könnyű igent mondani.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Inkább töltenék veled egy órát, mint még egy hetet ebben az ablakban. {plan}, {when}?',
      why: 'Egyszerűen és melegen kimondja, mit szeretnél.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Válaszd, amelyik jobban esik{,name}: {plan}, vagy csak egy séta és beszélgetés. {when}?',
      why: 'Két könnyű lehetőség, ő is alakíthatja a tervet.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Tetszik, ahogyan gondolkodsz, és szívesen hallgatnám képernyő nélkül is. {plan}, {when}?',
      why: 'Megmondja, mit értékelsz benne, és konkrét tervet ad.',
      evidence: 'earlyNumbers',
    },
  ],
  bold: [
    {
      say: 'Hagyjuk abba a pötyögést{,name}. {plan}, {when}. Mondj igent, és foglalok.',
      why: 'Egy terv, két időpont, semmi találgatás.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'El szeretnélek hívni. A tervem: {plan}, {when}. Melyik jó neked?',
      why: 'A világos szándékra könnyű felelni.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Te, én és {plan}. {when}. Én leszek az, aki korán érkezik, és úgy tesz, mintha nem.',
      why: 'Magabiztos, egy csipet öniróniával, minden részlettel.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Aki ilyet ír, hogy „{last}”, az jobbat érdemel egy csevegőablaknál. {plan}, {when}?',
      why: 'A saját szavai adják az okot a találkozásra.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Szerintem {take}, szerinted nem. Döntsük el élőben: {plan}, {when}.',
      why: 'Egy barátságos vita jó ürügy a találkozásra.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Felismerem a jó ötletet, ha látom{,name}: {plan}. {when}, te választasz.',
      why: 'A mit már eldőlt, a mikor az övé.',
      evidence: 'earlyNumbers',
    },
    {
      say: 'Őszinte kérdés{,name}: mi állhat ennek az útjába: {plan}? Nekem {when} jó.',
      why: 'Egyenes, de nem erőltet semmit.',
      evidence: 'earlyNumbers',
    },
  ],
};
