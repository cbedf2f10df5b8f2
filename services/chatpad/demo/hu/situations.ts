import { type Situation, sameInEveryTone } from '../situations.ts';
import { everydaySituations, namedThing } from './everyday-situations.ts';
import { meetingSituations } from './meeting-situations.ts';
import { talkSituations, yesOrNo } from './talk-situations.ts';

/** What a line does, as its reason says it. */
export const moves = {
  askBack: 'Válaszol, és visszakérdezi ugyanazt.',
  wink: 'Könnyed marad, és átadja a szót.',
  guess: 'Egy tippet jó megerősíteni vagy kijavítani.',
  letGuess: 'Játékot csinál a válaszodból, és ő kezdi.',
  story: 'Történetet kér, nem adatot.',
  plan: 'Utal a találkozásra, de még nem kéri.',
  honest: 'Az őszinte válaszra őszinte válasz jön.',
  care: 'Látszik belőle, hogy figyelsz arra, hogy van.',
  detail: 'Azt veszi elő, amit ő mesélt.',
  tease: 'Kedvesen ugratja azzal, amit írt.',
  choice: 'Választani egy másodperc.',
  respect: 'Elfogadja, amit kér, és nem erőltet semmit.',
} satisfies Record<string, string>;

/** The first that fits is used, so the narrow ones come first. */
export const situations: Situation[] = [
  ...meetingSituations,
  ...talkSituations,
  {
    when: 'asked',
    words:
      /^(?!.*(?<!\p{L})(?:mikor|melyik|hány|hol(?!\p{L})|hová|milyen))(?=.*(?<!\p{L})(?:hétfő|kedd|szerd|csütörtök|péntek|szombat|vasárnap|ma(?!\p{L})|holnap|hétvég))(?=.*(?<!\p{L})(?:ráérsz|szabad vagy|jó neked|jó lenne neked))/iu,
    ready: [
      ['choice', 'Igen, az jó nekem. Hány óra lenne jó neked?'],
      ['plan', 'Igen, szívesen. Te választasz helyet, vagy én?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Igen, ___. Csak úgy teszek, mintha megnézném a naptáramat. Hová viszel?'],
        ['wink', 'Neked igen: ___. Mit tervezel{,name}?'],
        ['choice', 'Igen, ___. Hangos hely legyen, vagy ahol hallom, ahogy nevetsz?'],
      ],
      thoughtful: [
        ['honest', 'Igen, ___. Neked is jó akkor?'],
        ['choice', 'Igen, örömmel, ___. Inkább nyüzsgős hely legyen, vagy ahol lehet beszélgetni?'],
        ['honest', 'Aznap nem, de ___ jó lenne. Neked is?'],
      ],
      bold: [
        ['plan', 'Igen, ___. Te választasz helyet, én asztalt. Jó így?'],
        ['choice', 'Igen, ___. Nálad a környéken, vagy nálam?'],
        ['honest', 'Aznap nem. Helyette ___?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(találkoz|összefut|kávéz|meginn|iszunk|vacsoráz|sétál|ráérsz|lenne kedved|van kedved|nincs kedved)/iu,
    ready: [
      ['choice', 'Igen, szívesen. Melyik nap jó neked?'],
      ['plan', 'Igen. Te mondod a napot, én ott leszek. Kávé, vagy séta kávéval?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Igen, és csak úgy teszek, mintha megnézném a naptáramat. ___ jó nekem. Hová vigyél?'],
        ['choice', 'Azt hittem, sosem kérded meg. ___? Hangos hely legyen, vagy ahol hallom, ahogy nevetsz?'],
        ['plan', 'Igen. ___, és aki késik, az fizeti az első kört. Áll az alku?'],
      ],
      thoughtful: [
        ['honest', 'Nagyon szívesen{,name}. Nekem ___ jó lenne. Neked is?'],
        ['choice', 'Igen, örömmel. ___ szabad vagyok. Kávé, vagy inkább séta?'],
        ['honest', 'Reméltem, hogy valamelyikünk felhozza. Nekem ___ jó, neked is?'],
      ],
      bold: [
        ['plan', 'Igen. ___. Te választasz helyet, én asztalt. Jó így?'],
        ['choice', 'Benne vagyok. ___. Nálad a környéken, vagy nálam?'],
        ['plan', 'Na végre. ___ jó nekem. Melyik helyben nem csalódtál még soha?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(telefonszám|számod|instád?|instagram|facebook|whatsapp|viber)/iu,
    ready: [
      ['honest', 'Számot inkább az első kávénál cserélnék. Melyik nap jó neked?'],
      ['wink', 'Előbb egy kávé, aztán a szám. Áll az alku?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Ügyes. Elérhetőséget az első kávé után cserélek, ami lehetne ___. Benne vagy?'],
        ['tease', 'Máris? Megtisztelő. Előbb lássuk egymást: ___?'],
      ],
      thoughtful: [
        ['honest', 'Előbb inkább találkoznék, remélem, nem baj. ___ jó lenne rá. Mit gondolsz?'],
        ['honest', 'Egyelőre szívesebben írok itt, ha neked is jó. Mit szólnál egy kávéhoz, ___?'],
      ],
      bold: [
        ['plan', 'Az első közös italunk végén megkapod. ___?'],
        ['choice', 'Előbb az arc, aztán a szám: ___. Kávé vagy fröccs?'],
      ],
    },
  },
  ...everydaySituations,
  {
    when: 'asked',
    words: /(?<!\p{L})(mivel foglalkoz|mit dolgoz|hol dolgoz|mi a (munkád|szakmád)|mit csinálsz (a )?munka)/iu,
    ready: [
      ['letGuess', 'Izgalmasabb, ha tippelsz. Iroda, konyha, vagy valami állatokkal?'],
      ['askBack', 'Munkáért munka, így igazságos. A tiédből mi az, amit senki sem lát?'],
    ],
    lines: {
      flirty: [
        ['askBack', 'Nappal ___ vagyok. Este főleg azon gondolkodom, te mivel töltöd a napodat. Te jössz?'],
        ['guess', '___ vagyok. Hadd tippeljek rólad: valami, ahol egy kicsit tartanak tőled. Mennyire lőttem mellé?'],
        ['plan', '___ vagyok. A hosszú változathoz ital jár. És te?'],
      ],
      thoughtful: [
        ['honest', '___ vagyok, és azt szeretem benne a legjobban, hogy ___. Nálad mi a legjobb része?'],
        ['story', '___ vagyok. Te mindig tudtad, mivel akarsz foglalkozni{,name}?'],
        ['story', '___ vagyok. Ha a pénz nem számítana, mivel telnének a hétfőid?'],
      ],
      bold: [
        ['story', '___ vagyok. Most te{,name}, de a bulis változatot kérem: mit csinálsz egész nap?'],
        ['guess', '___ vagyok. Három tippem van rólad: ügyvéd, tanár, kém. Melyik?'],
        ['wink', '___ vagyok. Te miben vagy jó, amiért senki sem fizet?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(honnan (jöttél|származol|való)|hol (élsz|laksz|nőttél)|hova valósi|hová valósi|merre laksz|melyik kerület)/iu,
    ready: [
      ['letGuess', 'Egy tipped van, mielőtt elárulom. Víz, hegyek, vagy dugó?'],
      ['askBack', 'Cseréljünk, egy-egy dolog mindkettőnk helyéről. Mit tudjak először a tiédről?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___. Légy kedves. És melyik szerencsés hely dicsekedhet veled?'],
        ['guess', '___. Próbállak elhelyezni: víz közelében, vagy legalább jó cukrászda mellett. Meleg?'],
        ['plan', '___, és elfogult lennék, ha körbevezetnélek. Te mit mutatnál meg nálatok?'],
      ],
      thoughtful: [
        ['story', '___. Amit először mutatnék meg belőle: ___. Neked mi hiányzik onnan, ahol felnőttél?'],
        ['askBack', '___. És te{,name}, otthon érzed még magad ott, ahol felnőttél?'],
        ['story', '___. Mi az a sarok nálatok, amit megmutatnál valakinek? Cserébe elárulom az enyémet.'],
      ],
      bold: [
        ['guess', '___. Te még ne mondd, három tippem van: nagyváros, kisváros, falu?'],
        ['askBack', '___. És te? Őszintén: büszkén vagy titokban?'],
        ['story', '___. Győzz meg két mondatban, hogy a tiéd jobb. Kész vagy?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(hogy telt|milyen (volt|napod|heted|hétvégéd)|jól telt|jó napod|jó hétvégéd)/iu,
    ready: [
      ['wink', 'Jobb, mióta megkérdezted. A tiédnek mi volt a legjobb órája?'],
      ['choice', 'Rövid volt, mint mindegyik. Nálad alvós volt, vagy mászkálós?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, és most kezd jobb lenni. És a tiéd?'],
        ['story', 'Röviden: ___. A többihez nasi kell. Nálad mi volt a legjobb része?'],
        ['plan', '___. Elfért volna mellém valaki. És neked milyen volt{,name}?'],
      ],
      thoughtful: [
        ['story', '___, és a legjobb pillanata ___ volt. Nálad mi volt az?'],
        ['askBack', 'Köszönöm, hogy kérded: ___. És neked{,name}? Az igazi válasz érdekel, nem az udvarias.'],
        ['choice', 'Leginkább ___. A tiéd itthon ülős volt, vagy mászkálós?'],
      ],
      bold: [
        ['story', '___. Na, múld felül: mi volt a legjobb, ami veled történt?'],
        ['plan', '___. A következőnél magasabbra teszem a lécet. Neked mihez lenne kedved?'],
        ['wink', '___, de eddig senki sem kérdezett jót. Te mit csináltál?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(hogy vagy|mi újság|mizu|mizujs|minden rendben|hogy érzed magad)/iu,
    ready: [
      ['wink', 'Egy kicsit jobban, mióta írtál. És te?'],
      ['honest', 'Jó, hogy megkérdezted. És te hogy vagy, de igazából{,name}?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, és egy kicsit jobban, mióta írtál. És te?'],
        ['choice', '___. Egy skálán a teától a tequiláig, hol tart a napod?'],
      ],
      thoughtful: [
        ['honest', '___, köszönöm. És te hogy vagy, de igazából{,name}?'],
        ['story', 'Ma ___. Minek örülsz előre ezen a héten?'],
      ],
      bold: [
        ['story', '___. De hagyjuk az „én is jól” kört: min nevettél utoljára?'],
        ['plan', '___, de egy kávéval jobban lennék. És te?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(terved|terveid|mit csinálsz (a )?(hétvégén|este|holnap|ma|pénteken|szombaton|vasárnap)|programod)/iu,
    ready: [
      ['plan', 'Nyitott vagyok a jó ötletekre. Van egy?'],
      ['tease', 'Ez egy meghívás első felének hangzik. Mi a második fele?'],
    ],
    lines: {
      flirty: [
        ['plan', 'Eddig ___. Jobb ajánlatra nyitott vagyok. Te mire készülsz?'],
        ['tease', 'Így az kérdez, akinek van egy ötlete. Nálam ___. Mi az ötleted?'],
      ],
      thoughtful: [
        ['askBack', '___, és remélhetőleg egy lassú reggel valahol közben. És te?'],
        ['choice', '___ lesz. Te tervezős vagy, vagy majd-meglátjuk típus?'],
      ],
      bold: [
        ['plan', '___, de van benne egy pont kávényi lyuk. Te mit csinálsz?'],
        ['choice', '___. Nálad: tele, üres, vagy vár valami jobbra?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(mit csinálsz|mit csinálgatsz|mivel töltöd az estéd)/iu,
    ready: [
      ['wink', 'Neked írok, és nem is sietek máshova. Te mit csinálsz?'],
      ['askBack', 'Most éppen neked írok. Miben zavartalak meg?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, fél szemmel ezt a csetet nézve. És te?'],
        ['guess', '___. Téged valahol egy takaró alatt képzellek el, nasival. Mennyire tévedek?'],
      ],
      thoughtful: [
        ['askBack', 'Most éppen ___, semmi drámai. Nálad milyen az este?'],
        ['story', '___. És mi volt eddig a mai nap legjobb része?'],
      ],
      bold: [
        ['plan', '___, pedig szívesebben innék valamit veled. És te?'],
        ['guess', '___. Hadd tippeljek: kanapé, sorozat, nasi. Háromból kettő megvan?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(mit keresel|milyen kapcsolatot|komolyat keres|mit szeretnél itt)/iu,
    ready: [
      ['honest', 'Erre rendesen szeretnék válaszolni, nem egy sorban. Miért kérdezed{,name}?'],
      ['askBack', 'A te válaszod legalább annyira érdekel. Mitől érné meg neked ez az egész?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, lehetőleg olyannal, aki ilyen hamar felteszi az igazi kérdést. És te?'],
        ['plan', '___. De először valakit, akivel meg lehet osztani egy desszertet. És te{,name}?'],
      ],
      thoughtful: [
        ['honest', 'Jó, hogy megkérdezed. ___. Te mit szeretnél, mi legyen ebből?'],
        ['honest', '___, és nem sietek vele. Te hogy látod{,name}?'],
      ],
      bold: [
        ['honest', '___. Nálam nincs játszma. És nálad?'],
        ['honest', 'Egyenes válasz: ___. Passzol ahhoz, amit te akarsz?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(szabadidő|hobbi|mit szeretsz csinálni|mivel töltöd|kikapcsolód)/iu,
    ready: [
      ['letGuess', 'Három tipped van. Mi az első?'],
      ['askBack', 'Egyet az enyémből egyért a tiédből. Te mi közben felejted el, hány óra van?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___, és most éppen neked írok. Te mit csinálsz, ha végre senki sem zavar?'],
        ['plan', '___. Egyszer eljöhetnél, ha hozol nasit. Mit tanítanál cserébe?'],
      ],
      thoughtful: [
        ['story', '___. Neked mivel repül el az idő?'],
        ['askBack', 'Mostanában ___. Te mivel töltöd a szabad óráidat{,name}?'],
      ],
      bold: [
        ['guess', '___. A tiéd valami szabadtéri vagy enyhén veszélyes, igaz?'],
        ['plan', '___. Gyere el egyszer, és mondd, hogy nincs igazam. Nálad mi az?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(magas vagy|hány éves vagy|csillagjegy|horoszkóp|mikor születtél)/iu,
    ready: [
      ['tease', 'Ez egy kérdőív első kérdésének hangzik. Mi a második?'],
      ['letGuess', 'Tippelhetsz, és őszintén megmondom, eltaláltad-e. Mi a tipped?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Átmentem?'],
        ['askBack', '___. Azt hittem, előbb tippelsz. És te?'],
      ],
      thoughtful: [
        ['askBack', '___. Fontos ez neked, vagy csak kíváncsi voltál?'],
        ['askBack', '___. És te{,name}?'],
      ],
      bold: [
        ['wink', '___. Látom, van egy listád. Mi a következő kérdés?'],
        ['tease', '___. Az enyém nehezebb: mi az, ami csak egy hónap után derül ki rólad?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /(?<!\p{L})(kedvenc) (?<thing>\p{Ll}+)/iu,
    ready: [
      ['askBack', 'Ez komoly kérdés, kell hozzá egy perc. Neked mi az?'],
      ['wink', 'Nem vagyok hajlandó csak egyet választani. Te melyiket mentenéd meg elsőnek?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___, és a tiédet kíméletesen fogom megítélni. Mi az?'],
        ['plan', '___. Egyszer megmutatom, miért. Mi a tiéd{,name}?'],
      ],
      thoughtful: [
        ['story', '___, mert ___ jut róla eszembe. A tiédnek van története?'],
        ['askBack', 'Nehéz választani, de ___. És a tiéd, mióta?'],
      ],
      bold: [
        ['wink', '___, és meg is védem. A tiéd?'],
        ['guess', '___. Egy segítségből kitalálom a tiédet. Mi a segítség?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /(?<!\p{L})(szereted|szoktál|láttad|olvastad|voltál már|jártál már|kóstoltad|próbáltad|hallottad)/iu,
    ready: [
      ['wink', 'Attól függ, ki kérdezi, és te jól kérdezed. Te mit szeretsz benne?'],
      ['plan', 'Kérdezd meg újra, ha már együtt kipróbáltuk. Hogyan kezdenéd?'],
    ],
    lines: {
      flirty: [
        ['tease', 'Úgy kérded, mintha lenne jó válasz. ___. Na?'],
        ['plan', '___, de hagynám, hogy meggyőzz. Hogyan kezdenél hozzá?'],
      ],
      thoughtful: [
        ['story', '___. Nálad hogyan kezdődött{,name}?'],
        ['askBack', '___. Úgy hangzik, te igen. Mi fogott meg benne?'],
      ],
      bold: [
        ['wink', '___. Ez teszt volt? Hogy ment?'],
        ['story', '___. Most add el nekem egy mondatban. Mitől olyan jó?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /(?<!\p{L})(és te|és neked|és veled|nálad|na és te|hát te|te)\s*\?\s*\p{Emoji_Presentation}*$/iu,
    ready: [
      ['askBack', 'Előbb a tiédet szeretném végighallgatni. Mi történt utána?'],
      ['tease', 'A folytatás is érdekel. Mit hagytál ki?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Nálam ___, csak most már jobb társaságban. Nálad mi a folytatás?'],
        ['tease', 'Én? ___. Ugye nem gondoltad, hogy ennyivel megúszod?'],
      ],
      thoughtful: [
        ['honest', 'Nálam ___. Nálad mitől lett olyan{,name}?'],
        ['askBack', '___. Mesélsz még egy kicsit a tiédről?'],
      ],
      bold: [
        ['wink', '___. Most az a rész jön, amit kihagytál. Mi az?'],
        ['choice', '___. A tiéd egy szóban?'],
      ],
    },
  },
  {
    when: 'told',
    serious: true,
    words:
      /(?<!\p{L})(kórház|műtét|megoperál|diagnóz|baleset|temetés|szakítottunk|szakított|elváltam|válok|kirúgtak|elveszítettem az állásom|szorong|pánikroham|sírtam|kiégtem|nehéz időszak)/iu,
    reactions: ['Sajnálom, ez nagyon sok.'],
    lines: sameInEveryTone([
      ['care', 'Sajnálom, ez nagyon sok. Hogy vagy most?'],
      ['care', 'Ez nehéznek hangzik. Beszélnél róla, vagy inkább valami egészen másról?'],
      ['care', 'Köszönöm, hogy elmondtad{,name}. Van melletted valaki?'],
      ['care', 'Ma nem kell jó társaságnak lenned. Mi segítene most?'],
      ['care', 'Válaszolj, amikor jólesik. Milyen volt a mai nap?'],
    ]),
  },
  {
    when: 'told',
    words:
      /(?:[Jj]öttem|[Éé]rtem|[Hh]azaértem|[Mm]egjöttem|[Vv]isszaértem)(?: (?:haza|meg|vissza))? (?<place>\p{Lu}\p{Ll}+(?:ból|ből|ról|ről))/u,
    reactions: ['Üdv újra itthon.', 'Most irigykedem.'],
    lines: {
      flirty: [
        ['detail', '{place} hazajönni bátor dolog. Mi tartott majdnem ott?'],
        ['plan', 'Legközelebb vigyél valakit, aki viszi a nasit. Mit mutatnál meg neki először?'],
        ['guess', 'Hadd tippeljek: többet ettél, mint sétáltál, és jól tetted. Közel járok?'],
      ],
      thoughtful: [
        ['story', 'Szívesen hallanék róla. Melyik pillanat jut eszedbe újra és újra?'],
        ['detail', 'Milyen itthon lenni megint? Egy részed talán még ott van.'],
        ['detail', 'Mit hoztál magaddal {place}, amit nem terveztél?'],
      ],
      bold: [
        ['choice', 'Az egész út három szóban{,name}?'],
        ['plan', 'Ezt élőben akarom hallani, képekkel. Egy italnyi vagy két italnyi történet?'],
        ['story', 'Azt meséld, ami nem került ki az Instára. Mi történt?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(beteg|lázas|megfáz|influenz|fáj a (torkom|fejem|hátam)|migrén)/iu,
    reactions: ['Jobbulást!', 'Ezt sajnálom.'],
    lines: {
      flirty: [
        [
          'care',
          'Szegény. Ha levest lehetne üzenetben küldeni, már nálad lenne egy tányérral. Mire lenne most szükséged?',
        ],
        ['care', 'Gyógyulj meg, ez parancs. Mi az a sorozat, ami ilyenkor mindig segít?'],
      ],
      thoughtful: [
        ['care', 'Sajnálom, ez nem jó. Van, aki vigyáz rád?'],
        ['care', 'Jobbulást{,name}. Hogy vagy ma?'],
      ],
      bold: [
        ['care', 'Orvosi utasítás: takaró, tea, és egy borzalmas sorozat. Melyik legyen?'],
        ['plan', 'Előbb gyógyulj meg, aztán elviszlek egy rendes levesre. Melyik a kedvenced?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /(?<!\p{L})(eltéved|eltévesztett|lekés|kizártam magam|lerobban|rossz (vonat|busz|irány)|kiöntött|leestem|elestem|odaég|odaéget)/iu,
    reactions: ['Ebből jó történet lesz.'],
    lines: {
      flirty: [
        ['tease', 'Minden félremegy, és te még mindig jókedvű vagy. Mi kell ahhoz, hogy elromoljon a napod?'],
        ['plan', 'Legközelebb vigyél magaddal. Ki hozza a nasit?'],
      ],
      thoughtful: [
        ['story', 'Erről a napról jövőre is mesélni fogsz. Mikor lett belőle nevetés?'],
        ['choice', 'Ha valami félremegy, te vagy a nyugodt, vagy aki nevet?'],
      ],
      bold: [
        ['tease', 'Őszintén: ki nem akarta megnézni a térképet?'],
        ['story', 'Azt a pillanatot kérem, amikor rájöttél. Mi történt?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(vizsg|szakdoga|szakdolgozat|zh-|tanulok|tanulnom|beadandó|határidő|egyetem)/iu,
    reactions: ['Szurkolok.', 'Menni fog.'],
    lines: {
      flirty: [
        ['plan', 'Akkor utána jár a jutalom. Torta, koktél, vagy én?'],
        ['tease', 'Tanulsz, és közben nekem írsz? Megtisztelő, de aggódom a jegyedért. Mi a legnehezebb benne?'],
        ['choice', 'A siker szempontjából fontos: kávé, energiaital, vagy tiszta pánik?'],
      ],
      thoughtful: [
        ['care', 'Ez soknak hangzik. Hogy bírod, és meddig tart?'],
        ['care', 'Szurkolok. Mi lesz az első dolgod, ha vége?'],
        ['story', 'Miért pont ezt választottad{,name}?'],
      ],
      bold: [
        ['plan', 'Ha megvan, az első kört én állom. Mikor ünneplünk?'],
        ['detail', 'Mondd el egy mondatban, az is tanulás. Miről szól?'],
        ['tease', 'Őszintén: ebből mennyi a tanulás, és mennyi a nasi?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words: /(?<!\p{L})(költöz|dobozol|új lakás|új albérlet|lakást keres)/iu,
    reactions: ['Költözés, bátor vagy.', 'Kitartást a dobozokhoz.'],
    lines: {
      flirty: [
        ['detail', 'Költözéskor derül ki, ki az igazi barát. Hánynak fájdult meg hirtelen a dereka?'],
        ['plan', 'Pizzáért dobozt is viszek, csak mondom. Mi a legnehezebb dolog, amid van?'],
        ['choice', 'Mit pakolsz ki először: a kávéfőzőt, az ágyat vagy a hangfalat?'],
      ],
      thoughtful: [
        ['story', 'Milyen érzés otthagyni a régit?'],
        ['detail', 'Mit vársz a legjobban az új helyen{,name}?'],
        ['story', 'Mitől lesz neked otthon egy hely?'],
      ],
      bold: [
        ['plan', 'Kell valaki, aki kipróbálja az új kanapét. Mikor lesz a lakásavató?'],
        ['tease', 'Ami az utolsó dobozban van, arra sosem volt szükséged. A tiédben mi van?'],
        ['plan', 'Az új környéken az első italt én állom. Melyik hely van a legközelebb?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words: /(?<!\p{L})(esküvő|házasod|megnősül|férjhez|eljegyz|lánybúcsú|legénybúcsú|koszorúslány)/iu,
    reactions: ['Egy esküvő, de jó.'],
    lines: {
      flirty: [
        ['guess', 'Te vagy az, aki megnyitja a táncparkettet, igaz?'],
        ['choice', 'A szereped egy esküvőn: tánc, süteményes asztal, vagy mély beszélgetés valaki nagymamájával?'],
      ],
      thoughtful: [
        ['story', 'De szép. Mit vársz benne a legjobban, és mitől tartasz?'],
        ['story', 'Mi volt a legszebb esküvői pillanat, amit láttál{,name}?'],
      ],
      bold: [
        ['detail', 'Egyvalamit tudnom kell: melyik számra indulsz meg?'],
        ['story', 'Meséld el a családi pletykát. Ki a kiszámíthatatlan vendég?'],
      ],
    },
  },
  {
    when: 'told',
    vague: true,
    words: /(?<!\p{L})(esik az eső|szakad az eső|esik a hó|havaz|hideg van|meleg van|kánikula|vihar|süt a nap|borús)/iu,
    reactions: ['Ehhez az időhöz takaró kell.'],
    lines: {
      flirty: [
        ['choice', 'Ehhez az időhöz takaró és egy rossz film kell. Melyiket választanád nekünk?'],
        ['plan', 'Pont jó idő forró csokira és valakire, akivel megosztod. Tudsz helyet?'],
      ],
      thoughtful: [
        ['choice', 'Ilyenkor bekuckózós vagy, vagy csak azért is kimész?'],
        ['story', 'Mit csinálsz a legszívesebben, amikor az időjárás dönt helyetted{,name}?'],
      ],
      bold: [
        ['choice', 'Válassz: táncolni benne, vagy ablakból nézni sütivel?'],
        ['tease', 'Az időjárás? Azon mi már túl vagyunk. Mi jár ma igazából a fejedben?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /(?<!\p{L})(ápoló|orvos|tanár|tanító|óvónő|ügyvéd|mérnök|fejlesztő|programozó|szakács|építész|állatorvos|könyvelő|pincér|újságíró|fodrász|pszichológus)(nő)? vagyok|(?<!\p{L})(kórházban|iskolában|irodában|étteremben|boltban|cégnél) dolgozom/iu,
    lines: {
      flirty: [
        [
          'detail',
          'Szóval ettől vagy ilyen nyugodt és magabiztos. Mi volt a legfurcsább dolog, ami munka közben történt veled?',
        ],
        ['guess', 'Lefogadom, hogy minden buliban ingyen tanácsot kérnek tőled. Mit szoktak kérdezni?'],
      ],
      thoughtful: [
        ['story', 'Miért ezt választottad{,name}?'],
        ['care', 'Ezt az ember hazaviszi magával. Hogyan kapcsolsz ki?'],
      ],
      bold: [
        ['story', 'Azt a történetet kérem, amit bulikban mesélsz. Mi történt?'],
        ['plan', 'Elég vad időbeosztásnak hangzik. Mikor van időd egy italra?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(fáradt|kivagyok|nem (?:aludtam|alszom)|alig aludtam|kikész[ií]t|húzós|kimerült|hulla|hosszú nap|nehéz nap|stressz|túlóra|annyit dolgoz|sok a munka|sokat dolgoz|nem látok ki a fejemből|szabadságra lenne|nyaralásra lenne|műszak)/iu,
    reactions: ['Ez hosszú napnak hangzik.', 'Megérdemelsz egy kis nyugit.'],
    lines: {
      flirty: [
        ['care', 'Akkor mostantól nincs szolgálatban. Kanapé, valami meleg, és én ostobaságokat írok. Jó lesz?'],
        ['choice', 'Sürgős kérdés: rendelés, vagy reggeli vacsorára?'],
        ['wink', 'A munkádat nem tudom megoldani, de elterelni jól tudom a figyelmed. Mivel kezdjem?'],
      ],
      thoughtful: [
        ['care', 'Ez kimerítőnek hangzik. Kibeszélnéd, vagy inkább gondolnál másra?'],
        ['care', 'Sajnálom, hogy ilyen napod volt. Mi szokott segíteni?'],
        ['story', 'Ha holnap mindent itt hagyhatnál, hová mennél{,name}?'],
      ],
      bold: [
        ['plan', 'Neked egy ital kell, és valaki, aki nem a munkáról beszél. Jelentkezem. Melyik nap?'],
        ['choice', 'Gyorsan, mielőtt elalszol: tengerpart vagy hegyek?'],
        ['tease', 'Nevezd meg a mai nap gonoszát. Főnök, értekezlet vagy nyomtató?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(még nem láttad|még sosem láttad|nem láttad|sosem voltál|nem voltál|nem kóstoltad|nem olvastad|nem hallottad)/iu,
    lines: {
      flirty: [
        ['tease', 'Tudom, tudom. Olyannak tartogattam, aki közben az arcomat nézi. Van jelentkező?'],
        ['plan', 'Úgy látom, megvan a második randink. Te hozod a popcornt?'],
      ],
      thoughtful: [
        ['detail', 'Szerinted mit hagytam ki?'],
        ['honest', 'Igaz, és nincs mentségem. Hol kezdjem?'],
      ],
      bold: [
        ['plan', 'Akkor tegyünk róla: te, én, elejétől a végéig. Melyik nap?'],
        ['tease', 'Mindenkinek van ilyen hiánya. Neked mi az?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /(?<!\p{L})(szép (a )?(mosolyod|szemed|profilod|képeid|hajad)|jó (a )?(mosolyod|profilod|képeid|fejed)|aranyos vagy|cuki vagy|helyes vagy|vicces vagy|tetszik a (mosolyod|profilod|képed|bemutatkozásod)|jól nézel ki)/iu,
    lines: {
      flirty: [
        ['wink', 'Vigyázz, a bókokra hetekig emlékszem. Miért mondtad?'],
        ['tease', 'Nagyon megkönnyíted a dolgom. Mindenkinek ezt mondod, vagy elpirulhatok?'],
      ],
      thoughtful: [
        ['honest', 'Köszönöm, feldobtad a napom. Mit tudjak rólad, ami nincs a profilodban?'],
        ['story', 'Köszi! Nekem is tetszik a tiéd. Melyik része vagy te a legjobban?'],
      ],
      bold: [
        ['plan', 'Mondd ezt élőben, és állom az italodat. Mikor?'],
        ['tease', 'Nálam bejön a hízelgés, folytasd. Mit vettél még észre?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(bocs|bocsi|elnézést|ne haragudj|most láttam|későn válaszol|lassan válaszol)/iu,
    lines: {
      flirty: [
        ['tease', 'Már majdnem verset írtam. Megbocsátok, ha elmondod, mi tartott fel. Mi volt az?'],
        ['choice', 'Elfogadva. Cserébe egy jó történetet vagy egy rossz viccet kérek. Melyik legyen?'],
      ],
      thoughtful: [
        ['care', 'Semmi baj, ilyen az élet. Hogy telt a napod?'],
        ['honest', 'Nem számolom a perceket, örülök, hogy írtál. Mi történt veled?'],
      ],
      bold: [
        ['plan', 'Könnyű megoldani: kevesebb gépelés, egy kávé. Mikor érsz rá?'],
        ['choice', 'Megbocsátva. Elfoglalt, félénk, vagy alvó voltál?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /(?<!\p{L})(felvettek|megkaptam|előléptet|átmentem|sikerült|új munka|nagybácsi lett|nagynéni lett|megszületett|életem legjobb|annyira örülök|alig várom|végre (?:meg(?!y)|le|be|fel|sikerül|kész))/iu,
    reactions: ['Ez nagyszerű hír.', 'Gratulálok!'],
    lines: {
      flirty: [
        ['detail', 'Idáig látom a vigyorod. Hogyan ünneplünk?'],
        ['story', 'Az egész történetet kérem, drámai szünetekkel. Hogy kezdődött?'],
      ],
      thoughtful: [
        ['care', 'De jó, nagyon örülök! Sokáig vártál rá?'],
        ['detail', 'Kinek mondtad el először{,name}?'],
      ],
      bold: [
        ['plan', 'Erre iszunk. Melyik nap jó?'],
        ['tease', 'Dicsekedj nyugodtan, engem a részletek is érdekelnek. Mi volt a legjobb pillanat?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words: /(?<!\p{L})(másnapos|buli|tegnap este|szülinap|születésnap|fesztivál|berúg)/iu,
    reactions: ['Jó estének hangzik.'],
    lines: {
      flirty: [
        ['guess', 'Lefogadom, hogy te mentél haza utoljára. Bűnös?'],
        ['story', 'Ebben van egy történet, érzem. Mi történt éjfél után?'],
      ],
      thoughtful: [
        ['story', 'Mi volt a legjobb pillanata{,name}?'],
        ['detail', 'Kikkel ünnepelsz, ha igazán jó?'],
      ],
      bold: [
        ['story', 'Az este egy újságcímben?'],
        ['plan', 'Legközelebb küldd a címet. Miről maradtam le?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words: /(?<!\p{L})(izomláz|nem érzem a (lábam|karom|kezem)|fáj a (lábam|karom|térdem)|maraton|kidőltem)/iu,
    reactions: ['Úgy hangzik, megérte.'],
    lines: {
      flirty: [
        ['tease', 'Szóval holnapig hivatalosan használhatatlan vagy. Küldjek egy dublőrt?'],
        ['care', 'Szegény. Együttérzést kérsz, nasit, vagy mindkettőt?'],
      ],
      thoughtful: [
        ['detail', 'Mi visz tovább, amikor már fáj{,name}?'],
        ['care', 'Jaj. Rendesen pihensz, vagy pizzával?'],
      ],
      bold: [
        ['tease', 'Fájdalom nélkül nincs mivel dicsekedni. Mennyire vitted túlzásba?'],
        ['choice', 'Forró fürdő, kanapé, vagy rögtön újra?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(semmi különös|semmi extra|nem sok|csak (fekszem|pihenek|nézek|ülök|itthon)|unatkoz|szokásos)/iu,
    lines: {
      flirty: [
        ['choice', 'Akkor minden figyelmed az enyém. Igazság, kihívás, vagy egy borzalmas vicc?'],
        ['guess', 'Te, egy takaró, és valami túl sok cukorral. Mennyire találtam el?'],
      ],
      thoughtful: [
        ['story', 'Mitől lenne ma jó napod{,name}?'],
        ['choice', 'Egyedül töltődsz, vagy emberek között?'],
      ],
      bold: [
        ['plan', 'Ennél többre is képesek vagyunk. Mit csinálsz holnap?'],
        ['choice', 'Válassz, és én kezdem: legrosszabb randi, legjobb utazás, vagy legnagyobb hazugság?'],
      ],
    },
  },
  {
    when: 'told',
    words: /(?<!\p{L})(jó éjt|jó éjszakát|aludni megyek|megyek aludni|szép álmokat)/iu,
    lines: {
      flirty: [
        ['wink', 'Aludj jól{,name}. Reggel álombeszámolót kérek. Reggelizős vagy?'],
        ['choice', 'Jó éjt! Egy kérdés az alváshoz: előbb kávé, vagy előbb futás?'],
      ],
      thoughtful: [
        ['care', 'Aludj jól{,name}, jó volt veled beszélgetni.'],
        ['honest', 'Jó éjt. Ez volt a napom legjobb része.'],
      ],
      bold: [
        ['plan', 'Jó éjt. Holnap választunk napot annak a kávénak. Jó?'],
        ['wink', 'Jó éjt{,name}. Reggelig kitalálhatsz nekem egy nehezebb kérdést.'],
      ],
    },
  },
  {
    when: 'told',
    words: /^\P{L}*(szia|szió|szevasz|helló|hello|hali|hi|jó (reggelt|napot|estét))( \p{L}+)?\P{L}*$/iu,
    lines: {
      flirty: [
        ['wink', 'Szia{,name}! Ügyes első mondatot akartam, aztán megláttam a profilod. Milyen a napod?'],
        ['choice', 'Szia! Ugorjunk a jó részre: mi volt a legjobb, amit ezen a héten ettél?'],
      ],
      thoughtful: [
        ['story', 'Szia{,name}, de jó, hogy írtál. Mi volt ma a legjobb?'],
        ['choice', 'Szia! Lassú napod van, vagy rohanós?'],
      ],
      bold: [
        ['choice', 'Szia! Hagyjuk ki a csevegést: mit csinálnál egy szabad pénteken?'],
        ['tease', 'Szia. Ez egyszavas kezdés volt, úgyhogy tartozol egy jóval. Mi a hónapod legjobb története?'],
      ],
    },
  },
  {
    when: 'told',
    vague: true,
    words:
      /^\P{L}*(ha(ha)+|hehe|igen|ja|aha|nem|oké|ok|jó|jaja|igaz|talán|köszi|köszönöm|wow|komolyan|tényleg|pontosan|az)(?!\p{L})\P{L}*$/iu,
    lines: {
      flirty: [
        ['choice', 'Ezt jó jelnek veszem. Következő kör: édes vagy sós?'],
        ['tease', 'A kevés szó embere, ezzel tudok mit kezdeni. Mitől írnál egy egész bekezdést?'],
      ],
      thoughtful: [
        ['story', 'Szívesen olvasnék tőled többet{,name}. Mi jár a fejedben ezen a héten?'],
        ['choice', 'Akkor egy könnyű: lassú reggelek, vagy hosszú esték?'],
      ],
      bold: [
        ['choice', 'Jó, gyors kör: tengerpart vagy hegyek, hívás vagy üzenet, most vagy később?'],
        ['tease', 'Ennyi? Tudom, hogy van több is. Melyik történetet tartod vissza?'],
      ],
    },
  },
  namedThing,
  {
    when: 'told',
    vague: true,
    words: /(\S+\s+){3}\S/,
    lines: {
      flirty: [
        ['story', 'Itt nem hagyhatod abba. Mi a folytatás?'],
        ['tease', 'Na, erről kérdeznem kell. Hogy jött ez össze?'],
        ['wink', 'Látod, ezért jó veled beszélgetni. Melyik részt hagytad ki?'],
      ],
      thoughtful: [
        ['story', 'Erről szívesen hallanék még{,name}. Hogy kezdődött?'],
        ['askBack', 'Mit mesélnél el belőle először egy barátodnak?'],
        ['detail', 'És most milyen érzés?'],
      ],
      bold: [
        ['story', 'A hosszú változatot kérem{,name}. Hol kezdődik?'],
        ['plan', 'Ezt inkább egy ital mellett hallgatnám meg. Jó mesélő vagy?'],
        ['choice', 'Ha egy szóval kéne leírnod, mi lenne az?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:az?|ez|tényleg|szerinted) (?:\p{L}+ ){0,2}(?:az? )?(?:legjobb|legrosszabb|nyerő)(?=\W*$| (?:szerinted|mind közül|dolog|választás))/iu,
    ready: [
      ['tease', 'Mondjuk, hogy igen, csak hogy halljam az ellenérveket. Neked mi a nyertes?'],
      ['askBack', 'A legjobb nagy szó. Dobogós, ha meggyőzöl. Nálad mi az első?'],
    ],
    lines: sameInEveryTone([
      ['honest', 'Közel jár, de nálam ___ nyer. És nálad?'],
      ['tease', 'Legfeljebb ezüstérem. Az első: ___. Vitatod?'],
      ['askBack', '___, és meg is védem. Nálad mi az?'],
    ]),
  },
  {
    when: 'asked',
    words:
      /(?<!\p{L})(?:(?:ajánl|javas(?:ol)?)(?:od|asz|sz|anál|anád|nál|nád)?|mivel kezdj\p{L}+|hol kezdj\p{L}+|tipped|ötleted|(?:jó|olcsó|kellemes) hely(?:et|eket))(?!\p{L})/iu,
    ready: [
      ['askBack', 'Ez többet érdemel egy sornál. A könnyű jöjjön előbb{,name}, vagy amelyikhez történet is jár?'],
    ],
    lines: {
      flirty: [
        ['plan', '___. Idegenvezetővel az igazi, és tudok is egyet. Érdekel?'],
        ['tease', '___. Ha nem tetszik, nem tőlem hallottad. Áll az alku?'],
        ['wink', '___, de részletes beszámolót kérek. Mikor indulsz?'],
      ],
      thoughtful: [
        ['detail', 'Azzal kezdeném, hogy ___. Mennyi időd van rá?'],
        ['honest', '___, oda én is visszamennék. Mit szoktál szeretni?'],
        ['askBack', '___. Te inkább tervezel, vagy csak elindulsz{,name}?'],
      ],
      bold: [
        ['plan', '___. Elkísérlek, és bebizonyítom. Mikor érsz rá?'],
        ['choice', '___, nem kérdés. Egyedül mennél, vagy jó társasággal?'],
        ['honest', '___. Ebben bízz bennem. Jöhet a hétvégén?'],
      ],
    },
  },
  yesOrNo,
  {
    when: 'asked',
    // About someone or something else: nothing to ask back.
    words:
      /(?<!\p{L})(?:mi a nev(?:ük|e)|hogy hívják|hány éves(?:ek)?(?! vagy)|mi (?:történt|lett)|mennyi ideig tartott|mióta (?:van|vannak)|hol van(?:nak)?|ki (?:ő|az|volt az))(?!\p{L})/iu,
    ready: [['letGuess', 'Tippelhetsz, és megmondom, milyen közel jártál. Mi a tipped{,name}?']],
    lines: {
      flirty: [
        ['wink', '___. Nem erre számítottál, igaz?'],
        ['story', '___, és van hozzá egy történet. Meséljem?'],
        ['tease', 'Csak neked árulom el: ___. Tudsz titkot tartani?'],
      ],
      thoughtful: [
        ['askBack', '___. Te mire gondoltál{,name}?'],
        ['story', '___, és sokáig tudnék róla mesélni. A rövid változat jöjjön, vagy a hosszú?'],
        ['honest', '___. Jólesik, hogy megkérdezted. Mire tippeltél volna?'],
      ],
      bold: [
        ['plan', '___. A hosszú válaszhoz ital jár. Érdekel?'],
        ['wink', '___. Jó kérdés, jöhet a következő. Mi az?'],
        ['choice', '___. Jobb, vagy rosszabb, mint gondoltad?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /\p{L}/u,
    ready: [['wink', 'Ez többet érdemel egy sornál. Te mit mondanál{,name}?']],
    lines: {
      flirty: [
        ['wink', '___. Legalábbis ez a hivatalos válasz. És a tiéd{,name}?'],
        ['tease', 'Tényleg tudni akarod? ___. Most te, ugyanez a kérdés?'],
        ['story', '___, és van hozzá egy történet. Meséljem, vagy előbb tippelsz?'],
      ],
      thoughtful: [
        ['askBack', '___, azt hiszem. Te hogy látod{,name}?'],
        ['honest', 'Ezen gondolkodnom kellett: ___. Miért jutott eszedbe?'],
        ['askBack', '___. És te mit mondanál?'],
      ],
      bold: [
        ['askBack', 'Könnyű: ___. Te jössz, ugyanez a kérdés?'],
        ['wink', '___. Jó kérdés, jöhet a következő. Mi az?'],
        ['plan', '___. A hosszú válaszhoz ital jár. Érdekel?'],
      ],
    },
  },
];
