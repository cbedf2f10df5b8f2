import { type Situation, sameInEveryTone } from '../situations.ts';

const timeLines: Situation['lines'] = {
  flirty: [
    ['wink', '___ jó nekem, és megpróbálok nem korábban odaérni. Neked is jó?'],
    ['tease', '___. Addig épp elég időd marad kíváncsinak lenni. Áll az alku?'],
    ['choice', '___ vagy ___. Melyikkel jár hosszabb este?'],
  ],
  thoughtful: [
    ['honest', '___ után bármikor jó. Neked mi a legkényelmesebb?'],
    ['choice', '___ vagy ___ jó nekem. Neked melyik fér bele jobban?'],
    ['care', '___ jó lenne, akkor egyikünknek sem kell rohannia. Neked is jó?'],
  ],
  bold: [
    ['plan', '___. Ott leszek. Jó így?'],
    ['choice', 'Legyen ___. Túl korán, túl későn, vagy pont jó?'],
    ['honest', '___, és nem kések. Tudod tartani?'],
  ],
};

/** About a meeting: when, not this time, or not at all. */
export const meetingSituations: Situation[] = [
  {
    when: 'told',
    serious: true,
    words:
      /(?<!\p{L})(?:még (?:korai|túl korai|nem állok készen|nem szeretnék (?:találkoz|randiz))|nem állok (?:még )?készen|(?:ma|most|holnap|a héten) (?:inkább )?(?:nem|ne) (?:szeretnék |akarok )?(?:találkoz|randiz)|előbb (?:beszélgessünk|ismerjük|ismerkedjünk)|haladjunk lass)/iu,
    lines: sameInEveryTone([
      ['respect', 'Nem sürgős, itt is szívesen beszélgetek veled. Mit szeretnél előbb tudni?'],
      ['respect', 'Érthető, nem sürgetlek. Milyen volt a napod?'],
      ['respect', 'Rendben, a te tempódban megyünk. Miről beszélgetsz a legszívesebben?'],
      ['respect', 'Persze. Szólj, ha már jó lenne, addig pedig: min mosolyogtál a héten?'],
      ['respect', 'Köszönöm, hogy megírtad. Akkor ismerkedjünk itt. Hol kezdjük?'],
    ]),
  },
  {
    when: 'told',
    serious: true,
    words:
      /(?<!\p{L})(?:(?:inkább )?(?:nem|nem igazán|mégsem|mégse) (?:szeretnék|akarok|szeretnélek|fogok) (?:most )?(?:találkoz|randiz|összefut)|inkább ne (?:találkozzunk|randizzunk|fussunk össze)|nem kellene találkoznunk|megismertem valakit|van valakim|(?:nem érz(?:em|ek)|hiányzik) (?:\p{L}+ ){0,3}(?:szikr|kémi)|nem passzolunk)/iu,
    lines: sameInEveryTone([
      ['respect', 'Köszönöm, hogy őszintén megmondtad. Minden jót kívánok neked!'],
      ['respect', 'Teljesen rendben van, és köszönöm, hogy ilyen kedvesen írtad meg. Vigyázz magadra!'],
      ['respect', 'Értem, nincs harag. Jó volt veled beszélgetni.'],
      ['respect', 'Rendben, köszönöm az egyenes választ. Minden jót!'],
      ['respect', 'Nem kell magyarázat. Örülök, hogy beszélgettünk, minden jót neked.'],
    ]),
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:(?:mégsem|mégse) (?:tudok|jó|fogok|érek|megyek)|nem tudok (?:elmenni|menni|ott lenni)|le kell mondan|lemondan|lemondom|el kell halaszt|elhalaszt|tegyük át|nem fog összejönni)/iu,
    lines: {
      flirty: [
        ['plan', 'Meg van bocsátva, magyarázat nélkül is. Ugyanez egy másik este?'],
        ['wink', 'Ilyen kedvesen még sosem mondtak le. Melyik estét kapom helyette?'],
        ['care', 'Semmi gond, remélem, hamar rendbe jön minden. Megpróbáljuk a hét végén?'],
      ],
      thoughtful: [
        ['care', 'Semmi gond, köszönöm, hogy szóltál. Remélem, minden rendben lesz. Keressünk egy másik napot?'],
        ['honest', 'Egy percig se aggódj miatta. Továbbra is szívesen találkoznék veled. Mikor lenne nyugodtabb?'],
        ['choice', 'Van ilyen. A hét vége jobb lenne, vagy inkább a jövő hét?'],
      ],
      bold: [
        ['plan', 'Nem gond. Mondj egy új napot, és ott vagyok. Melyik legyen?'],
        ['honest', 'Köszi, hogy szóltál. Én továbbra is találkoznék. Mikor érsz rá legközelebb?'],
        ['choice', 'Semmi baj. Még a héten, vagy jövő héten?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})melyik nap(?:on)? (?:jó|érsz rá|ráérsz|lenne jó|vagy szabad)|^(?!.*(?<!\p{L})(?:szokt|ma(?!\p{L})|este|délután|délelőtt|reggel|holnap|hétfő|kedd|szerd|csütörtök|péntek|szombat|vasárnap)).*(?<!\p{L})mikor (?:(?:te|akkor|is|majd) )?(?:érsz rá|ráérsz|vagy szabad|jó neked|lenne jó|találkoz|fussunk)/iu,
    ready: [
      ['choice', 'Legyen csütörtök. Vagy neked a hétvége jobb?'],
      ['askBack', 'Alkalmazkodom hozzád. Hétköznap este, vagy inkább hétvégén?'],
    ],
    lines: timeLines,
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:hánykor|hányra|mikor(?:ra)?|hány óra(?:kor|ra))(?!\p{L}).{0,40}(?:(?:foglaljak|lefoglaljam|kell foglaln)|és foglal)|(?:foglaljak|lefoglaljam).{0,40}(?<!\p{L})(?:hánykor|hányra|mikor(?:ra)?)(?!\p{L})/iu,
    ready: [
      ['choice', 'Legyen este hét, és igen, foglalj kérlek. Vagy az túl korai neked?'],
      ['askBack', 'A foglalás jó ötlet, köszi. Az időben alkalmazkodom. Neked korán jobb, vagy későn?'],
    ],
    lines: sameInEveryTone([
      ['plan', '___, és igen, foglalj kérlek asztalt. Jó neked az az idő?'],
      ['choice', '___ vagy ___, és foglalni mindig jó. Melyikre könnyebb?'],
      ['honest', '___ után bármikor. Miattam nem kell foglalni, de jól jöhet. Szerinted?'],
      ['care', 'Legyen ___. Foglalsz te, vagy foglaljak én?'],
    ]),
  },
  {
    when: 'asked',
    words:
      /^(?!.*(?<!\p{L})szokt).*(?<!\p{L})(?:mikor(?:ra)? (?:(?:te|akkor|is|majd) )?(?:érsz rá|ráérsz|vagy szabad|jó neked|lenne jó|jó|találkoz|fussunk|menjünk|foglal)|hánykor|hányra|hány óra(?:kor)?)/iu,
    ready: [
      ['choice', 'Legyen este hét. Vagy az túl korai neked?'],
      ['askBack', 'Alkalmazkodom hozzád. Neked a délután könnyebb, vagy inkább az este?'],
    ],
    lines: timeLines,
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:dolgozol (?:ma|holnap|hétvégén|este)|(?:ma|holnap|este|hétvégén) (?:is )?(?:dolgozol|otthon vagy|itthon vagy))/iu,
    ready: [
      ['tease', 'Ez egy terv első felének hangzik. Mi a második fele?'],
      ['wink', 'Az ajánlattól függ. Mire gondoltál?'],
    ],
    lines: sameInEveryTone([
      ['askBack', '___ óráig igen, utána szabad vagyok. Miért kérded?'],
      ['honest', '___. És neked hogy néz ki a napod?'],
      ['plan', '___, de egy jó ötletre szakítok időt. Van egy?'],
    ]),
  },
];
