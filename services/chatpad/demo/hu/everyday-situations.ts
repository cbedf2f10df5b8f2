import { type Situation, sameInEveryTone } from '../situations.ts';

/** What people ask and tell of their days: family, pets, music, places, sport, food, jokes. */
export const everydaySituations: Situation[] = [
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:van|vannak|hány|hányan).{0,25}(?:testvér|tesó|tesvér|húgod|bátyád|nővéred|öcséd)|(?:testvér|tesó)\p{L}* (?:van|vannak)|(?<!\p{L})egyke vagy/iu,
    ready: [
      ['letGuess', 'Kíváncsi vagyok a tippedre. Legidősebb, legkisebb, középső, vagy egyke?'],
      ['askBack', 'Családért család, így igazságos. Nálatok ki a hangosabb?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. A tieid mire figyelmeztetnének veled kapcsolatban?'],
        ['wink', '___, ez sok mindent megmagyaráz. Rólad mit mondanának otthon?'],
      ],
      thoughtful: [
        ['askBack', '___. És nálatok? Kire hasonlítasz a legjobban?'],
        ['story', '___. Milyen volt nálatok egy vasárnapi ebéd?'],
      ],
      bold: [
        ['guess', '___. Te vagy a legidősebb, vagy akinek mindent elnéztek. Melyik?'],
        ['choice', '___. Nálatok: jó barátok, vagy harc a távirányítóért?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?:van|vannak|tartasz|hány).{0,20}(?:állat|kuty|macsk|cic)|(?:kutyás|macskás) vagy/iu,
    ready: [
      [
        'choice',
        'Kérdezd meg, amikor meglátok egy kutyát, és rögtön kiderül. Te melyik vagy: kutyás, macskás vagy növényes?',
      ],
      ['askBack', 'Előbb a tiédről hallanék. Nálatok ki a főnök otthon?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Ha mást mondanék, akkor is írnál még?'],
        ['tease', '___. Nálad ki alszik az ágy közepén?'],
      ],
      thoughtful: [
        ['askBack', '___. Te állatok mellett nőttél fel{,name}?'],
        ['story', '___. Melyik állat vett le a lábadról egyszer és mindenkorra?'],
      ],
      bold: [
        ['choice', '___. Te: kutya, macska, vagy egy épphogy élő növény?'],
        ['plan', '___. Egy kutyasétáltatás közösen: benne vagy?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:milyen|miféle|mit|kit|mi|kedvenc)(?!\p{L}).{0,25}(?:zen(?!i)|hallgat|számod|együttes|előadó)/iu,
    ready: [
      ['askBack', 'Mutatok, ha te is mutatsz. Melyik szám szólt nálad utoljára végtelenítve?'],
      ['wink', 'Tegyél próbára: mondj egy számot, és őszinte leszek. Melyik legyen?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, legalábbis ha más is hallja. És te mit hallgatsz, amikor senki sincs otthon?'],
        ['tease', '___. Most te, és ne a menő választ: mit énekeltél utoljára együtt a rádióval?'],
      ],
      thoughtful: [
        ['story', 'Leginkább ___. Melyik dal visz vissza téged azonnal valahová?'],
        ['askBack', '___. Te min nőttél fel, és hallgatod még?'],
      ],
      bold: [
        ['choice', '___. Koncert vagy fülhallgató?'],
        ['plan', '___. Egy közös koncert: ki választ zenekart?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?:voltál|jártál) (?:már|valaha)(?!\p{L})|(?<!\p{L})már (?:voltál|jártál)(?!\p{L})/iu,
    ready: [
      ['askBack', 'Előbb a te változatodat hallanám. Mi jut eszedbe róla először?'],
      ['plan', 'Légy az idegenvezetőm egy üzenet erejéig. Mit nem szabad ott kihagyni?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Hová vinnél el először?'],
        ['plan', '___. Jó társasággal akár ma este pakolnék. Mi kerül a táskába?'],
      ],
      thoughtful: [
        ['askBack', '___. Neked mi tetszik benne a legjobban?'],
        ['story', '___. Van ott olyan hely, ahová visszamennél?'],
      ],
      bold: [
        ['choice', '___. Egy nap ott: percre pontos terv, vagy direkt eltévedni?'],
        ['tease', '___. Győzz meg egy mondatban. Mitől olyan jó?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?:láttad|olvastad|hallottad|nézted)(?!\p{L})/iu,
    ready: [
      ['askBack', 'Előbb mondd el, neked hogy tetszett. Megér egy estét?'],
      ['wink', 'A végét mindenképp hagyd ki. Irigyeljem azokat, akik már túl vannak rajta?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. Ez baj, vagy ok arra, hogy egymás mellé üljünk?'],
        ['plan', '___. Másodszorra jöhetne társaság?'],
      ],
      thoughtful: [
        ['askBack', '___. Neked mi maradt meg belőle?'],
        ['story', '___. Hogyan akadtál rá?'],
      ],
      bold: [
        ['choice', '___. Te hogy írnád le egy szóval?'],
        ['tease', '___. Győzz meg egy mondatban. Mitől olyan jó?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?:hogy (?:telik|alakul|indult)|milyen) a (?:napod|reggeled|délutánod|estéd|heted|hétvégéd)/iu,
    ready: [
      ['wink', 'Jobban, mióta megkérdezted. Rád mi vár még ma?'],
      ['askBack', 'Ettől az üzenettől máris jobban. És a tiéd, őszintén?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, de most már jobban. És a tiéd?'],
        ['tease', '___. Remélem, a tiéd a jobb történet. Az?'],
      ],
      thoughtful: [
        ['honest', 'Eddig ___. És a tiéd milyen?'],
        ['care', '___, kedves, hogy kérded. Nálad lesz még ma egy kis nyugalom?'],
      ],
      bold: [
        ['choice', '___. A tiéd egytől tízig?'],
        ['plan', '___, de van még hova javulnia. Mit csinálsz később?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(?:mit csinált(?:ál|atok)|mivel telt|mi volt a program)/iu,
    ready: [
      ['askBack', 'Elmondom, ha kapok még egy részletet a tiédből. Melyik volt a legjobb óra?'],
      ['letGuess', 'Tippelj bátran. Kanapé, friss levegő, vagy olyasmi, amit ki kellett aludni?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Jobb társaság elfért volna. Neked mi volt a legjobb pillanat?'],
        ['tease', '___. Melyikünk nyert, te vagy én?'],
      ],
      thoughtful: [
        ['honest', '___. Neked mi tetszett a legjobban?'],
        ['story', '___. A tiédből mire fogsz emlékezni?'],
      ],
      bold: [
        ['choice', '___. A tiéd: holnap újra, vagy egyszer elég volt?'],
        ['plan', '___. Legközelebb összehasonlíthatnánk a helyszínen. Benne vagy?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:tudsz|szoktál|szeretsz) (?:\p{L}+ )?(?:főzni|sütni)|(?<!\p{L})(?:főzöl|sütsz)(?!\p{L})|jól főzöl/iu,
    ready: [
      ['plan', 'Ezt csak egyféleképpen lehet kideríteni. Melyik étellel tennél próbára?'],
      ['askBack', 'Ezt neked kellene eldöntened. Mit rendelnél?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, és akit kedvelek, attól rendelést is felveszek. Mi lenne az?'],
        ['tease', '___. Te segítesz, vagy a pultnak dőlve kommentálsz?'],
      ],
      thoughtful: [
        ['story', '___. Téged ki tanított?'],
        ['askBack', '___. Te mit készítesz, ha csak magadnak?'],
      ],
      bold: [
        ['plan', '___. Főzőverseny, te meg én. Ki legyen a zsűri?'],
        ['choice', '___. Te recept szerint, vagy érzésre?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:sportolsz|sportolni|edzel|edzeni|futni jársz|jársz (?:edzeni|edzésre|terembe|futni)|milyen sport|mit sportolsz)/iu,
    ready: [
      ['wink', 'Attól függ, mi számít. A busz után futás is?'],
      ['askBack', 'Utánad én is elmondom. Esős napon mi visz le a kanapéról?'],
    ],
    lines: {
      flirty: [
        ['tease', '___. Hagynál nyerni?'],
        ['wink', '___, főleg az utána járó nasi miatt. És te?'],
      ],
      thoughtful: [
        ['askBack', '___. Neked mi szellőzteti ki a fejedet?'],
        ['story', '___. Te hogyan kezdtél bele a tiédbe?'],
      ],
      bold: [
        ['plan', '___. Pingpong, a vesztes fizet. Benne vagy?'],
        ['choice', '___. Rossz vesztes vagy, vagy elviselhetetlen győztes?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /(?<!\p{L})szoktál (?:\p{L}+ )?(?<thing>\p{Ll}+ni)(?!\p{L})/iu,
    ready: [
      ['askBack', 'Gyanús, hogy ezt kérdezed. Te szoktál {thing}, vagy csak kíváncsi vagy?'],
      ['letGuess', 'Előbb tippelj. Szerinted jól állna nekem?'],
    ],
    lines: sameInEveryTone([
      ['askBack', '___. És te szoktál {thing}?'],
      ['honest', 'Őszintén: ___. Erre tippeltél?'],
      ['tease', '___. Meglepődtél?'],
    ]),
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:mi a különbség|hogy hívják azt|miért ment át a|kopp,? kopp|meséljek egy viccet|ismered azt a viccet)/iu,
    ready: [
      ['wink', 'Feladom, és máris félek a választól. Na?'],
      ['tease', 'Érzem, hogy szörnyű poén jön. Halljam?'],
    ],
    lines: sameInEveryTone([
      ['guess', '___? Mondd, hogy közel járok.'],
      ['tease', '___. És ne merd azt mondani, hogy rosszabb. Na?'],
      ['wink', 'A tippem: ___. Mennyire lőttem mellé?'],
    ]),
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:vicc(?:et|em)?|faviccem|szóvicc\p{L}*|favicc\p{L}*|kopp,? kopp|miért ment át a)(?!\p{L})|^(?=.*(?<!\p{L})mert(?!\p{L})).*(?<!\p{L})(?:most )?te jössz\P{L}*$/iu,
    reactions: ['Nevettem, és nem vagyok rá büszke.'],
    lines: {
      flirty: [
        ['tease', 'Ez szörnyű volt, és nevettem. Van még ilyen a tarsolyodban?'],
        ['wink', 'A visszavágót akkorra tartogatom, amikor az arcodat is látom. Kibírod addig?'],
        ['tease', 'Ezeket gyakorlod, vagy veled született?'],
      ],
      thoughtful: [
        ['detail', 'Jó, ezen mosolyogtam. Kin szoktad tesztelni őket?'],
        ['story', 'A rossz vicc is tehetség. Kitől örökölted?'],
        ['choice', 'A poén előtt nevetsz a saját vicceden, vagy csak utána?'],
      ],
      bold: [
        ['choice', 'Erős hetes. Melyik a tízesed?'],
        ['plan', 'Ezt tudom überelni, de csak személyesen. Mered?'],
        ['tease', 'Ezt nem először meséled. Milyen a sikerráta?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:odaég|odaéget|leég(?:ett|ettem) a? ?(?:\p{L}+ )?(?:vacsora|ebéd|rizs|tészta|süti|kaja)|megszólalt a füstjelző)/iu,
    reactions: ['Jaj, szegény lábas.'],
    lines: {
      flirty: [
        ['wink', 'Nem égett az, csak ropogós. Menthető még belőle valami?'],
        ['tease', 'Szurkoljak, vagy rendeljem a pizzát?'],
      ],
      thoughtful: [
        ['care', 'Jaj. Mi a B terv?'],
        ['choice', 'Ilyenkor te az vagy, aki újrakezdi, vagy aki rendel valamit?'],
      ],
      bold: [
        ['choice', 'Egytől a füstjelzőig: mennyire?'],
        ['detail', 'Őszintén: azért megeszed?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:(?:épp|éppen|most|ma)(?: \p{L}+)? )?(?:(?<dish>(?!most|épp|ezt|azt|amit|itt|ott|mit)\p{Ll}{2,}t) )?(?:főzök|sütök|dagasztok|nyújtok)(?!\p{L})/iu,
    reactions: ['Máris éhes vagyok.'],
    lines: {
      flirty: [
        ['wink', 'És mikor járjak véletlenül arra?'],
        ['tease', '{dish}? Kóstolót nem keresel? Nagyon alapos vagyok.'],
        ['choice', 'Minden terv szerint, vagy liszt a plafonon?'],
      ],
      thoughtful: [
        ['care', 'Sok sikert! Mi benne a legnehezebb?'],
        ['story', 'Van a recepthez történet, vagy csak megkívántad?'],
        ['detail', 'Hogy alakul eddig?'],
      ],
      bold: [
        ['choice', 'Recept szerint, vagy érzésre?'],
        ['plan', 'Ha sikerül, jár belőle egy adag. Áll az alku?'],
        ['tease', 'Az őszinte ítéletet kérem utána. Tízből mennyi?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:nevezt|beneveztem|jelentkezt|regisztrált|készülök|edzek).{0,30}(?:maraton|futóverseny|triatlon|versenyre)|(?:maratonra|futóversenyre) (?:nevezt|jelentkezt|készül|edz)/iu,
    reactions: ['Le a kalappal.'],
    lines: {
      flirty: [
        ['wink', 'Ott állok majd a célban egy táblával. Mi legyen ráírva?'],
        ['tease', 'Ki beszélt rá, és szóba állsz még vele?'],
        ['plan', 'A nasit szívesen tartom. Van még hely a csapatodban?'],
      ],
      thoughtful: [
        ['story', 'Mi vett rá, hogy nevezz?'],
        ['choice', 'Mi a nehezebb: a futás, vagy elindulni otthonról?'],
        ['detail', 'Hogy megy eddig a felkészülés?'],
      ],
      bold: [
        ['choice', 'Időre mész, vagy csak beérni és enni valamit?'],
        ['plan', 'A célban jár egy ital. Mi legyen az?'],
        ['detail', 'Melyik szám visz át az utolsó kilométeren?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /^\P{L}*(?<one>(?!hol|hogy|ki|jól|mi|milyen|merre|te)\p{Ll}{3,}) vagy (?<other>(?!most|már|még|itt|ott|este|ébren|rendben|otthon|inkább)\p{Ll}{3,})\P{L}*$/iu,
    ready: [
      ['tease', 'Nekem már megvan a válaszom. Neked melyik: {one} vagy {other}?'],
      ['wink', 'Úgy érzem, itt van rossz válasz. Vagy nincs?'],
    ],
    lines: sameInEveryTone([
      ['askBack', '___, gondolkodás nélkül. És te?'],
      ['letGuess', '___. Ez mit árul el rólam?'],
      ['choice', '___, de jó társaságért kivételt teszek. És nálad?'],
    ]),
  },
  {
    when: 'told',
    words:
      /^(?!.*(?<!\p{L})(?:megdicsért|előléptet|fizetésemelés|szülinap|születésnap|rendes|kedves|köszön)).*(?<!\p{L})főnök(?:öm|nőm|ünk|e?m)/iu,
    reactions: ['Ez bosszantó lehet.'],
    lines: {
      flirty: [
        ['wink', 'Kivel kell elbeszélgetnem?'],
        ['tease', 'És mennyi hiányzott, hogy kimondd, amit gondolsz?'],
      ],
      thoughtful: [
        ['care', 'Ez bosszantó lehet. Hogy viselted?'],
        ['choice', 'Mindig ez megy, vagy csak rossz hét?'],
      ],
      bold: [
        ['choice', 'A sóhajtól az önéletrajz frissítéséig: mennyire rossz?'],
        ['plan', 'Ezután jár egy ital. Mikor szabadulsz?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:[Mm]együnk|[Mm]egyek|[Uu]tazunk|[Uu]tazom|[Rr]epülünk|[Rr]epülök|[Ii]ndulunk|[Ii]ndulok) (?<place>\p{Lu}\p{Ll}+(?:ba|be|ra|re))(?!\p{L})/u,
    reactions: ['Most irigykedem.'],
    lines: {
      flirty: [
        ['wink', '{place}? Várom a képeslapot. Mi kerül először a táskába?'],
        ['tease', 'Mennyire szigorú a poggyászkeret? Jól hajtogatható vagyok.'],
      ],
      thoughtful: [
        ['detail', '{place}? Mit vársz a legjobban?'],
        ['story', 'Hogyan esett rá a választás?'],
      ],
      bold: [
        ['choice', '{place}: percre pontos terv, vagy lesz, ami lesz?'],
        ['detail', 'Mi lesz az első dolgod, amikor odaérsz?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(?:macsk|cic|kuty|kölyök).{0,35}(?:lever|megev|megett|szétrág|kibor|eltör|ellop|feldönt|lehány|lepisil)/iu,
    reactions: ['Jaj.'],
    lines: {
      flirty: [
        ['tease', 'És ki kért bocsánatot, te vagy a tettes?'],
        ['wink', 'Amíg nem hallom az egészet, a tettesnek drukkolok. Mi történt?'],
      ],
      thoughtful: [
        ['care', 'Jaj. Nagy a kár?'],
        ['story', 'Ez az első eset, vagy visszaeső?'],
      ],
      bold: [
        ['choice', 'Bűntudatos arc, vagy semmi megbánás?'],
        ['tease', 'Ki a főnök nálatok valójában?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(?:kirándul|túráz)(?:tam|tunk|ok|unk|ni)/iu,
    reactions: ['Ez jól hangzik.'],
    lines: {
      flirty: [
        ['wink', 'És ki vitte a szendvicseket?'],
        ['plan', 'Legközelebb elkísérlek, ha van elég nasi. Hány kilométerre készüljek?'],
      ],
      thoughtful: [
        ['story', 'Melyik volt az a pont, ahol megálltatok nézelődni?'],
        ['detail', 'Mi volt benne a legjobb?'],
      ],
      bold: [
        ['choice', 'Kijelölt út, vagy „erre rövidebb”?'],
        ['tease', 'Őszintén: hányszor akartál visszafordulni?'],
      ],
    },
  },
];

/** What a message names in the accusative before its verb, to be said back. */
export const namedThing: Situation = {
  when: 'told',
  vague: true,
  words:
    /(?<!\p{L})(?<thing>(?!(?:most|mert|miatt|alatt|itt|ott|azt|ezt|amit|akit|mit|semmit|mindent|valamit|egyet|kicsit|sokat|keveset|jót|rosszat|így|hát|tehát|pedig|között|mögött|fölött|után|engem|magamat|ilyet|olyat|estét|napot|életet|embert|munkát|lehet|nehezet|dolgot|barátot|képest)(?!\p{L}))\p{Ll}{2,20}[aeoöáéíóúrnlszjy]t) (?:\p{Ll}{2,10} )?\p{Ll}{2,}(?:ok|ek|ök|tam|tem|unk|ünk)(?!\p{L})/u,
  lines: {
    flirty: [
      ['tease', 'Várj, {thing}? Hogy jutott eszedbe?'],
      ['wink', 'Ezt meséld el az elejéről, a legapróbb részletekig.'],
    ],
    thoughtful: [
      ['story', '{thing}? Szívesen hallanék róla többet. Hogyan kezdődött?'],
      ['detail', 'És hogy tetszik eddig{,name}?'],
    ],
    bold: [
      ['choice', '{thing}? Megérte, vagy kérdezzem később?'],
      ['plan', 'Ezt egy ital mellett szeretném hallani. Áll az alku?'],
    ],
  },
};
