import type { Hours } from '../hour-frame.ts';

export const hours: Hours = {
  days: {
    monday: 'hétfőn',
    tuesday: 'kedden',
    wednesday: 'szerdán',
    thursday: 'csütörtökön',
    friday: 'pénteken',
    saturday: 'szombaton',
    sunday: 'vasárnap',
  },
  parts: {
    morning: {
      anyDay: 'aznap reggel',
      onDay: '{onDay} reggel',
      eat: 'Beszéljétek meg, hogy {time} együtt reggeliztek-e, vagy reggeli után találkoztok, nehogy valaki éhesen érkezzen.',
      outdoors: 'Olyan réteget vegyél fel {time}, amelyet séta közben le lehet venni: az eleje még hűvös lehet.',
      indoors: 'Nézd meg, hogy {time} nyitva van-e már, és legyen a közelben egy hely, ahol várni lehet.',
      screen: 'Ülj szembe az ablakkal {time}: a nappali fény minden lámpánál kedvesebb, és fel is ébreszt.',
      question: '„Korán kelő vagy, vagy három ébresztő kellett hozzá?”',
      trouble: [
        'Egyikőtök {time} még nem ébredt fel egészen.',
        'Legyen lassú az első tíz perc: „Egész mondatok csak mindjárt jönnek.”',
      ],
    },
    noon: {
      anyDay: 'aznap délben',
      onDay: '{onDay} délben',
      eat: 'Tisztázzátok, hogy {time} ebédeltek-e együtt; ha nem, előtte egyél pár falatot, mert éhesen rövidebb a beszélgetés.',
      outdoors: 'Keress {time} árnyékos szakaszt, és háttal a napnak álljatok meg beszélgetni.',
      indoors: 'Kérdezd meg, mennyien vannak ott {time}, és érkezzetek kicsit a roham előtt vagy után.',
      screen: 'Beszéljétek meg, hogy {time} esztek-e a képernyő előtt: csak akkor jó, ha mindketten.',
      question: '„Mi a legjobb ebéd, amit tíz perc alatt össze tudsz dobni?”',
      trouble: [
        'Egyikőtöknek {time} hamarosan vissza kell mennie valahová.',
        'Mondjátok ki, melyik percben álltok fel, és a hosszú történet maradjon legközelebbre.',
      ],
    },
    afternoon: {
      anyDay: 'aznap délután',
      onDay: '{onDay} délután',
      eat: 'Ha {time} kávéztok, legyen koffeinmentes ötleted is: van, aki ilyenkor már nem alszik tőle.',
      outdoors: 'Nézd meg, mikor megy le a nap, mielőtt {time} elindultok, és forduljatok vissza jóval előtte.',
      indoors: 'Mondd meg előre, van-e dolgod {time} a randi után, és senkit sem ér váratlanul, ha menned kell.',
      screen: 'Nézd meg, honnan süt a nap {time}: ha mögötted az ablak, csak a körvonalad látszik.',
      question: '„Mit csinálnál egy másik ilyen délutánon?”',
      trouble: [
        'Jobban elszalad az idő {time}, mint terveztétek.',
        'Kérdezd meg egyszer: „Itt álljunk meg, vagy legyen még fél óra?” Az első válasz számít.',
      ],
    },
    evening: {
      anyDay: 'aznap este',
      onDay: '{onDay} este',
      eat: 'Tisztázzátok, hogy {time} esztek-e együtt; ha nem, mindketten egyetek előtte.',
      outdoors:
        'Már sötét lehet {time}: maradjatok a kivilágított szakaszon, ahol mások is járnak, és ahol elfogynak a lámpák, forduljatok vissza.',
      indoors:
        'Odafelé jegyezd meg, melyik kivilágított utcán vagy megállóból indulsz haza {time}: sötétben minden másképp fest.',
      screen: 'Tegyél egy lámpát magad elé {time}, ne magad mögé: különben csak a képernyő világít meg.',
      question: '„Melyik volt a napod legjobb órája, mielőtt eljött ez az este?”',
      trouble: [
        'Egyikőtök {time} elfáradt a nap végére.',
        'Mondd ki, és legyen rövidebb: „Fele annyi idő, kétszer annyi figyelem.” Egy rövid este is este.',
      ],
    },
    'late-evening': {
      anyDay: 'aznap késő este',
      onDay: '{onDay} késő este',
      eat: 'Egyél, mielőtt {time} elindulsz, és az utolsó csésze már legyen koffeinmentes.',
      outdoors:
        'Maradjatok {time} a kivilágított részen a bejárat közelében, ahol mások is vannak; a távolabbi fele várhat nappalig.',
      indoors: 'Tudd, hogyan jutsz haza {time}, mielőtt elindulsz, és mondd meg az elején, meddig maradsz.',
      screen: 'Beszélj halkabban {time}, ha mások már alszanak, és beszéljétek meg előre, mikor köszöntök el.',
      question: '„Mi volt az utolsó, amiért megérte ilyen sokáig fennmaradni?”',
      trouble: ['Egyikőtök {time} ásítani kezd.', '„Ez az óra miatt van, nem miattad. Mára ennyi?”'],
    },
  },
};
