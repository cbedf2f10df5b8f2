import type { JudgedBio } from './judged-bio.ts';

export const hungarianGood: readonly JudgedBio[] = [
  {
    name: 'óvónő',
    band: 'good',
    text: 'Óvónő vagyok Szegeden, huszonhárom gyerek főnöke. Vasárnaponként kovászos kenyeret sütök, az első hármat a galambok ették meg. Olyan férfit keresek, aki szívesen beszélget a konyhában éjfélig. Te mit sütnél, ha nálad lenne a lisztes kanál?',
    fires: ['concreteName', 'concreteThing', 'concreteAction', 'hookQuestion'],
    silent: ['originalityCliche', 'languageMisspelling', 'languageAccents', 'balanceOnlySelf'],
  },
  {
    name: 'mentős',
    band: 'good',
    text: 'Mentős vagyok, szóval a reggelim néha este hétkor van. Régi rádiókat javítok: négy már szól, egy csak a Kossuthot hajlandó fogni. Jó lenne valaki, akivel a Bükkben is lehet hallgatni. Mesélj, mit javítottál meg utoljára?',
    fires: ['hookInvitation', 'hookQuestion', 'concreteThing'],
    silent: ['positivityDemand', 'originalityFiller'],
  },
  {
    name: 'kvízes',
    band: 'good',
    text: 'Veretlen vagyok a keddi kocsmakvízen, amíg nem jön a foci. Nappal térképeket rajzolok, este sakkban kikapok a kilencéves unokahúgomtól. Fogadjunk, hogy nem tudod kapásból Burkina Faso fővárosát! A vesztes fizeti a lángost.',
    fires: ['originalityImage', 'hookChallenge', 'concreteThing'],
    silent: ['languageMisspelling', 'toneExclamation'],
  },
  {
    name: 'sorok emojival',
    band: 'good',
    text: '🚲 Asztalos Pécsről, két bringa, egy ép térd\n🌶️ Kilencféle chili az erkélyen\n🎻 Tavaly óta hegedülök, a szomszéd már köszön\nOlyan lányt keresek, aki mesél a legrosszabb kempingről. Sátor vagy faház?',
    fires: ['concreteName', 'concreteThing', 'hookChoice'],
    silent: ['toneEmoji', 'languageCapital', 'balanceOnlySelf'],
  },
  {
    name: 'tacskó',
    band: 'good',
    text: 'A tacskóm, Gizi dönti el, ki jöhet be a lakásba. Duna-parton bringázom a munkába, csütörtökönként pedig basszusgitáron játszom egy nagyon közepes diszkózenekarban. Szeretném, ha te is rosszul táncolnál. Melyik számra állsz fel mindig?',
    fires: ['concreteThing', 'concreteMoment', 'hookQuestion'],
    silent: ['originalityCliche', 'positivityExclusion'],
  },
  {
    name: 'rövid és vicces',
    band: 'good',
    text: 'Gyógyuló Excel-függő. Októberig úszom a Balatonban, és közben úgy nyögök, mint egy rozmár. Ha megtanítasz fütyülni, tiéd az utolsó palacsinta. Lekváros vagy túrós?',
    fires: ['originalityImage', 'hookChoice', 'concreteName'],
    silent: ['lengthLong', 'languageDoubledWord'],
  },
  {
    name: 'hosszabb, bekezdésekkel',
    band: 'good',
    text: 'Könyvtáros vagyok Egerben, 36 éves, és igen, szoktam pisszegni.\n\nA nagymamámtól tanultam halászlevet főzni és römiben csalni. Tavaly legyalogoltam a Kéktúra zempléni szakaszát, azóta két körmöm hiányzik és három barátom van.\n\nAkkor jövünk ki jól, ha szereted a hosszú reggeliket és a rövid üzeneteket.\n\nÁruld el, melyik könyvet nem adnád kölcsön soha?',
    fires: ['concreteNumber', 'concreteAction', 'hookInvitation'],
    silent: ['lengthWall', 'languageMisspelling'],
  },
];
