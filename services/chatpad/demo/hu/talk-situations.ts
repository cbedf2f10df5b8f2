import { type Situation, sameInEveryTone } from '../situations.ts';

const praisesTalk =
  /^(?!.*(?<!\p{L})(?:de|viszont|azonban)(?!\p{L})).*(?<!\p{L})(?:(?:jó|könnyű|szuper|szeretek|imádok|élvezem,? hogy) (?:veled )?(?:beszélget|dumál|cseteln)\p{L}*|(?:jó|könnyű) veled (?:beszélget|dumál|csetel)\p{L}*)/iu;

/** About the conversation itself: how it goes, and how it is had. */
export const talkSituations: Situation[] = [
  {
    when: 'told',
    words: /(?<!\p{L})hang(?:üzi|üzen|uzi|uzen)/iu,
    lines: {
      flirty: [
        [
          'wink',
          'Áll az alku. Kétszer hallgatom meg: egyszer a sztori, egyszer a hangod miatt. Milyen hosszúra készüljek?',
        ],
        ['choice', 'Hangüzenet? Kényelembe helyezem magam. Egy perc lesz, vagy egy egész podcast?'],
        ['plan', 'Vagy tartsd meg egy italhoz, és meséld el élőben. Csábító?'],
      ],
      thoughtful: [
        ['honest', 'Ráérsz vele, szeretem hallani, ahogy valaki mesél. Kezded a legjobb résznél?'],
        ['choice', 'Amikor neked jó. A rövid változatra számítsak, vagy az igazira?'],
        ['care', 'Nem sürgős, rendesen meg fogom hallgatni. Jó napod van eddig?'],
      ],
      bold: [
        ['choice', 'Küldd. Rövid változat, vagy rendezői vágás?'],
        ['plan', 'A hangüzenet jó, élőben jobb. Legyen inkább kávé?'],
        ['tease', 'Ezt behajtom rajtad. Mi lesz az epizód címe?'],
      ],
    },
  },
  {
    when: 'told',
    words: praisesTalk,
    lines: {
      flirty: [
        ['wink', 'Vigyázz, mert hozzászokom. Élőben is ilyen kedves vagy?'],
        ['tease', 'Te sem vagy rossz. Mivel buktam le?'],
        ['plan', 'Képzeld el ugyanezt egy pohárral a kezünkben. Kipróbáljuk?'],
      ],
      thoughtful: [
        ['honest', 'Köszönöm, ez kölcsönös. Mi az, ami itt általában hiányzik a beszélgetésekből?'],
        ['askBack', 'Én is épp erre gondoltam. Miről beszélgetnél még szívesen, ami eddig nem került elő?'],
        ['story', 'Jó ezt olvasni. Kivel tudsz a legkönnyebben beszélgetni?'],
      ],
      bold: [
        ['plan', 'Akkor folytassuk élőben. Kávé még a héten?'],
        ['honest', 'Veled is. Mire várunk?'],
        ['choice', 'Helyes. Telefon vagy kávé?'],
      ],
    },
  },
  {
    when: 'asked',
    words: praisesTalk,
    ready: [
      ['honest', 'Jó ezt olvasni, és kölcsönös. Mi az, amit még tudnom kellene rólad?'],
      ['wink', 'Most már tudom, köszönöm. Élőben is ilyen kedves vagy?'],
    ],
    lines: sameInEveryTone([
      ['honest', 'Köszönöm. Veled azért könnyű, mert ___. Te is így érzed?'],
      ['detail', 'Veled is, mióta meséltél arról, hogy ___. Mit tartogatsz még?'],
      ['askBack', 'Ez jólesett ___ után. Neked milyen napod volt?'],
    ]),
  },
  {
    when: 'told',
    words: /😏|(?<!\p{L})(?:(?:még|mert) elhiszem|zavarba hoz|elpirul|csábíts|veszélyes vagy|te most flörtöl)/iu,
    lines: {
      flirty: [
        ['wink', 'Hidd el nyugodtan. Mit kezdesz vele?'],
        ['tease', 'Óvatoskodni már késő. Mi jutott elsőként eszedbe?'],
        ['plan', 'Tartogasd arra, amikor látom is az arcod. Egy ital?'],
      ],
      thoughtful: [
        ['honest', 'Komolyan gondoltam, nem kell vigyáznom. Te mire gondolsz?'],
        ['wink', 'Most a telefonra mosolygok. Ez volt a cél?'],
        ['askBack', 'Tetszik, merre tart ez a beszélgetés. Te merre vinnéd?'],
      ],
      bold: [
        ['wink', 'Vigyázni unalmas. Te jössz?'],
        ['plan', 'Mondd el egy ital mellett. Mikor?'],
        ['choice', 'Csak a szád nagy, vagy ez egy ígéret?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:(?:nem|nem is) érdekel,? (?:\p{L}+,? )?(?:ki )?mit (?:mond|gondol)|szerintem (?:tök|túl|messze|a leg)|népszerűtlen vélemény|túlértékelt|alulértékelt|ebből nem engedek|vitatkozz)/iu,
    lines: {
      flirty: [
        ['tease', 'Erős kijelentés. Miben hiszel még, amiért kitennének egy vacsoráról?'],
        ['wink', 'Vagy nagyon tévedsz, vagy zseni vagy, még gyűjtöm az adatot. Mi a következő?'],
        ['choice', 'Tisztelem. A barátaim előtt is megvédenéd, igen vagy nem?'],
      ],
      thoughtful: [
        ['story', 'Szeretem, ha valakinek apróságokról is határozott véleménye van. Mikor kezdődött ez?'],
        ['askBack', 'Jogos. Mi kellene hozzá, hogy meggondold magad?'],
        ['detail', 'Kivel szoktál ezen a legtöbbet vitatkozni?'],
      ],
      bold: [
        ['tease', 'Bátor. Elfogadom. Melyik véleményedet szoktad inkább megtartani magadnak?'],
        ['plan', 'Ezt csak élőben lehet eldönteni. Benne vagy?'],
        ['choice', 'Tíz pont a bátorságért. Viccnek szántad, vagy ebből tényleg nem engedsz?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /^\P{L}*(?:(?:hát|ja|igen|aha)\P{L}+)?(?:(?:jó|egész jó|oké|ok|rendben|tűrhető) volt|elment|megjárta|nem volt rossz|nem rossz)(?:,? (?:köszi|köszönöm))?\P{L}*$/iu,
    lines: {
      flirty: [
        ['wink', 'Ez aztán a lelkesedés! Mi kellett volna a tíz ponthoz?'],
        ['tease', 'Ez volt a hivatalos változat. Mi a nem hivatalos?'],
        ['choice', 'Elmennél még egyszer, vagy csak jobb társasággal?'],
      ],
      thoughtful: [
        ['story', 'Mi volt benne a legjobb, akár egy apróság?'],
        ['detail', 'Az őszinte változat érdekel, jó vagy rossz. Milyen volt igazából?'],
        ['askBack', 'Rövid kritika. Mi maradt meg belőle?'],
      ],
      bold: [
        ['tease', 'Egy ilyen kritikához jár egy részlet is. Melyik lesz az?'],
        ['choice', 'Holnap újra, vagy egyszer elég volt?'],
        ['story', 'És mit mondanál róla egy barátodnak?'],
      ],
    },
  },
];

/** A question that yes or no would answer, about anything. */
export const yesOrNo: Situation = {
  when: 'asked',
  vague: true,
  words:
    /^(?!.*(?<!\p{L})(?:mi|mik|mit|miket|miért|miről|miben|mire|mivel|ki|kit|kivel|kinek|hol|hova|hová|honnan|merre|mikor|meddig|mióta|hogy|hogyan|melyik\p{L}*|milyen\p{L}*|hány\p{L}*|mennyi\p{L}*)(?!\p{L})).*\?/iu,
  ready: [
    ['wink', 'Válaszolok, de előbb tippelj. Mit szeretnél hallani?'],
    ['askBack', 'Szeretném eltalálni. Mi lenne a jó válasz?'],
  ],
  lines: sameInEveryTone([
    ['askBack', '___. Mit gondoltál, mit fogok mondani?'],
    ['honest', 'Őszintén: ___. És te?'],
    ['tease', '___, természetesen. Meglepődtél?'],
  ]),
};
