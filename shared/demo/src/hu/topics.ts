import type { Topic } from '../phrase-book.ts';

export const topics: Topic[] = [
  {
    label: 'túrázás',
    words: ['túráz', 'túra', 'túrá', 'hegy', 'kirándul', 'természet', 'erdő'],
    questions: [
      'Napfelkeltés indulás fejlámpával, vagy ráérős délelőtt, jobb elemózsiával?',
      'Melyik az az útvonal, amelyre bárkit kétszer is elvinnél?',
      'Tévedtél már el úgy igazán, és be is vallottad?',
    ],
    takes: [
      'a túrázás valójában a csúcson elfogyasztott szendvicsről szól',
      'valakit akkor ismersz meg igazán, amikor az utolsó emelkedőn látod',
    ],
    plans: ['egy rövid túra, a végén jó sütivel', 'egy naplementés séta egy kilátóhoz, termoszban forró teával'],
  },
  {
    label: 'utazás',
    words: ['utaz', 'világjár', 'külföld', 'repül', 'hátizsák'],
    questions: [
      'Melyik az a hely, ahonnan úgy jöttél haza, hogy már a következő utat tervezted?',
      'Percre kész terv, vagy megérkezni és majd meglátjuk?',
      'Mi volt a legjobb falat, amit messze az otthonodtól ettél?',
    ],
    takes: [
      'minden út legjobb része a második napi eltévedés',
      'mindent elárul valakiről, hogyan visel egy késő repülőt',
    ],
    plans: [
      'egy vacsora olyan konyhából, amelyet még egyikünk sem kóstolt',
      'egy délután, amikor turistát játszunk a saját városunkban',
    ],
  },
  {
    label: 'kávé',
    words: ['kávé', 'kave', 'espresso', 'latte', 'flat white'],
    questions: [
      'Mit kérsz, és mennyire ítélnéd el, amit én kérek?',
      'Melyik kávézót tartod titokban, hogy csendes maradjon?',
      'Lehet veled beszélni az első kávé előtt?',
    ],
    takes: ['a második kávénál kezdődik az igazi randi', 'a jó kávézót a billegő székeiről lehet felismerni'],
    plans: ['a legjobb kávé, amelyet bármelyikünk ismer', 'egy séta két kávézóval, szigorú pontozással'],
  },
  {
    label: 'főzés',
    words: ['főz', 'süt', 'recept', 'konyh', 'szakács', 'tészta'],
    questions: [
      'Mit főzöl, ha le akarsz nyűgözni valakit?',
      'Recept szerint, vagy kóstolgatva és reménykedve?',
      'Mi volt eddig a leglátványosabb konyhai baleseted?',
    ],
    takes: ['a recept csak javaslat, a fokhagymát pedig nem méri senki', 'aki főz, annak nem szabad mosogatnia'],
    plans: [
      'egy piaci kör, aztán egy fogás, amelyhez úgy teszünk, mintha értenénk',
      'egy főzőverseny kétfős, elfogult zsűrivel',
    ],
  },
  {
    label: 'jó ételek',
    words: [
      'gasztro',
      'étterem',
      'étterm',
      'kaja$',
      'kajá',
      'étel$',
      'ételek',
      'brunch',
      'pizza',
      'sushi',
      'ramen',
      'street food',
    ],
    questions: [
      'Melyik ételt védenéd meg az utolsó falatig?',
      'Mit tudnál három este egymás után is megrendelni?',
      'Mi a legvitathatóbb véleményed egy teljesen hétköznapi ételről?',
    ],
    takes: ['aki azt mondja, nem éhes, az eszi meg a krumplid felét', 'az utolsó falat a jellem próbája'],
    plans: [
      'sok kis tányér, hogy senkinek ne kelljen a jóról lemondania',
      'egy streetfood-kör, fejenként egy vakmerő választással',
    ],
  },
  {
    label: 'bor',
    words: ['bor$', 'bort$', 'bora', 'boroz', 'borok', 'borász', 'borvid', 'borkóst', 'koktél', 'sörö', 'fröccs'],
    questions: [
      'Mit rendelsz, ha úgy akarsz kinézni, mint aki ért hozzá?',
      'Tetőterasz naplementében, vagy egy félhomályos sarok jó történetekkel?',
      'Melyik italt nem kéred soha többé, és mit tett veled?',
    ],
    takes: ['a borleírás a legrövidebb irodalmi műfaj', 'a fröccs mindig jó ötletnek indul'],
    plans: ['egy jó pohár bor, kilátással', 'egy vakkóstolás, ahol a vesztes fizeti a desszertet'],
  },
  {
    label: 'zene',
    words: ['zene', 'zené', 'koncert', 'fesztivál', 'gitár', 'zongor', 'ének', 'jazz', 'bakelit'],
    questions: [
      'Melyik dalt hallgattad meg legutóbb háromszor egymás után?',
      'Első sor és fájó lábak, vagy hátul egy itallal?',
      'Melyik koncertre gondolsz még mindig libabőrrel?',
      'Mi van a lejátszási listádon, amit első randin sosem vallanál be?',
    ],
    takes: [
      'a legtöbbet játszott dal többet mond, mint bármelyik bemutatkozás',
      'a ráadásnál már senki sem játssza a menőt',
    ],
    plans: ['egy kis koncert valakitől, akit egyikünk sem ismer', 'egy lemezbolt, ahol egymásnak választunk dalt'],
  },
  {
    label: 'olvasás',
    words: ['olvas', 'könyv', 'regény', 'versek', 'irodal'],
    questions: [
      'Melyik könyvet ajánlottad eddig a legtöbb embernek?',
      'Melyik könyv miatt feküdtél le legutóbb túl későn?',
      'Végigolvasod a rossz könyvet, vagy elengeded?',
    ],
    takes: ['könyvet kölcsönadni a flörtölés lassú változata', 'az utolsó oldalt előre elolvasni bűn, és nem évül el'],
    plans: [
      'egy könyvesbolt, ahol egymásnak választunk könyvet',
      'egy kávé a város legcsendesebb antikváriuma mellett',
    ],
  },
  {
    label: 'filmek',
    words: ['film', 'mozi', 'sorozat', 'netflix', 'színház'],
    questions: [
      'Melyik filmet idézed túl gyakran?',
      'Mit néztél legutóbb, amit ma este újrakezdenél?',
      'Beszélsz film közben, és előre fel kellene készülnöm rá?',
    ],
    takes: [
      'a popcornnak el kell fogynia az első jelenet előtt',
      'a kedvenc esős vasárnapi film mindent elárul az emberről',
    ],
    plans: [
      'egy film, amelyet a pénzfeldobás vesztese választ',
      'egy régi mozi, egy rossz film és utána egy nagyon komoly kritika',
    ],
  },
  {
    label: 'kutyák',
    words: ['kutya', 'kutyá', 'kutyus', 'labrador', 'vizsla'],
    questions: [
      'Előbb a kutyának köszönsz, és csak utána a gazdának, ahogy kell?',
      'Mit mesélne rólad a kutyád, ha tudna?',
      'Ki játszaná a kutyádat a filmben?',
    ],
    takes: [
      'a kutyák remek emberismerők, csak a szendvicsekről nem lehet őket megkérdezni',
      'a jó beszélgetések fele valaki más kutyájával kezdődik',
    ],
    plans: ['egy séta a parkban a legjobb kutyával, akit találunk', 'egy kutyabarát kávézó, ahol a kutya dönt'],
  },
  {
    label: 'macskák',
    words: ['macska', 'macská', 'cica', 'cicá'],
    questions: [
      'Mennyi idő kell a macskádnak, hogy elfogadjon egy vendéget?',
      'Mi volt a legrosszabb, amit a macskád lelökött az asztalról?',
      'Kié valójában a kanapéd?',
    ],
    takes: [
      'a macska jóváhagyása minden ajánlólevélnél többet ér',
      'a macskák találták fel, hogyan kell kéretni magukat',
    ],
    plans: [
      'egy macskás kávézó, garancia nélkül, hogy kedvelni fognak minket',
      'egy tea olyan csendes helyen, amilyet a macskák választanának',
    ],
  },
  {
    label: 'futás',
    words: ['futás', 'futni', 'futok', 'futó$', 'maraton', 'kocog'],
    questions: [
      'Mi szól a füledben az utolsó kilométeren?',
      'A futás a lényeg, vagy az utána következő reggeli?',
      'Melyik útvonalat mutatnád meg, ha megígérem, hogy tartom a tempót?',
    ],
    takes: ['minden futó igazából egy nagyobb reggelire edz', 'minden futás első tíz perce hazugság'],
    plans: ['egy könnyű kör a folyóparton, utána egy kevésbé könnyű reggeli', 'egy lassú futás és egy gyors kávé'],
  },
  {
    label: 'mozgás',
    words: ['edz', 'kondi', 'sport', 'foci', 'tenisz', 'kézilab', 'mászás', 'falmász', 'jóga', 'jógá', 'pilates'],
    questions: [
      'Melyik szám visz át az utolsó sorozaton?',
      'Reggeli ember vagy, vagy esti ember jó kifogásokkal?',
      'Mit próbálnál ki holnap, ha senki sem nézné?',
    ],
    takes: ['a pihenőnap a legalulértékeltebb sport', 'minden óra legjobb része a végén a fekvés'],
    plans: ['egy pingpongmeccs kis téttel', 'egy minigolf, mert ahhoz mindenki egyformán nem ért'],
  },
  {
    label: 'művészet',
    words: ['művész', 'múzeum', 'kiállít', 'festm', 'festő', 'festés', 'festek$', 'rajz', 'galéri', 'kerámi'],
    questions: [
      'Melyik festményt vinnéd haza, ha elférne a kabátod alatt?',
      'Elolvasod a kis táblákat, vagy saját történetet találsz ki?',
      'Mit készítettél legutóbb csak a magad örömére?',
    ],
    takes: [
      'a múzeum kávézója is a gyűjtemény része',
      'kortárs kiállításra olyannal jó menni, aki ki meri mondani, hogy nem érti',
    ],
    plans: ['egy múzeum egyetlen emelete és sok kitalált háttértörténet', 'egy rajzolós óra, ahol a rossz rajz nyer'],
  },
  {
    label: 'tánc',
    words: ['tánc', 'salsa', 'bachata', 'néptánc', 'táncház'],
    questions: [
      'Melyik szám visz táncra tíz másodperc alatt?',
      'Vezetsz, követsz, vagy improvizálsz és elnézést kérsz?',
      'Konyhai tánc: napi szokás, vagy csak ünnepnap?',
    ],
    takes: ['a konyhai tánc is sport', 'az igazi beszélgetések egy rálépett lábujjal kezdődnek'],
    plans: ['egy kezdő salsaóra, ahol mindketten borzalmasak vagyunk', 'egy ital és három szám, aztán eldöntjük'],
  },
  {
    label: 'társasjáték',
    words: ['társas', 'kvíz', 'játék', 'sakk', 'gamer'],
    questions: [
      'Nagylelkű győztes vagy, vagy jobb, ha félek?',
      'Melyik játék került majdnem egy barátságodba?',
      'Melyik témára vársz titokban minden kvízen?',
    ],
    takes: [
      'az ember igazi arca akkor látszik, amikor már két szállodája van',
      'a legjobb csapatnevek még egyetlen kvízt sem nyertek meg',
    ],
    plans: [
      'egy kocsmakvíz a legrosszabb csapatnévvel, amelyben meg tudunk egyezni',
      'egy társasjátékos kávézó, két nyert játékig',
    ],
  },
  {
    label: 'fürdőzés',
    words: ['úsz', 'strand', 'tenger', 'balaton', 'hajó', 'evez', 'szörf', 'vitorl', 'sup$'],
    questions: [
      'Fejest, vagy centiről centire, közvetítéssel?',
      'Hol fürödtél eddig a legjobb vízben?',
      'Könyv a törölközőn, vagy záróráig a vízben?',
    ],
    takes: ['a hideg víz őszintévé tesz', 'a lángos csak vízparton igazi'],
    plans: ['egy bátor fürdés és egy nagyon hosszú forró csoki', 'egy vízparti séta egy közös lángossal'],
  },
  {
    label: 'bringázás',
    words: ['bicikli', 'bicaj', 'bringa', 'bringá', 'kerékpár'],
    questions: [
      'Sportmez és wattok, vagy kosár és bagett?',
      'Melyik emelkedőről teszel úgy, mintha nem is létezne?',
      'Melyik tíz perc a kedvenced egy tekerésben?',
    ],
    takes: ['minden bringatúra kávézás, csak kerülővel', 'a hátszél hazafelé a jóindulatú világ bizonyítéka'],
    plans: ['egy könnyű tekerés a környék legjobb fagyijáig', 'két bringa, egy pékség, stopper nélkül'],
  },
  {
    label: 'növények',
    words: ['növény', 'kert', 'virág', 'kaktusz'],
    questions: [
      'Hány növényednek van neve?',
      'Melyik növényt mentetted meg minden esély ellenére?',
      'Beszélsz hozzájuk, és mit tudnak már rólad?',
    ],
    takes: ['egy élő bazsalikom minden értelemben jó jel', 'akinél egy páfrány boldog, annak türelme is van'],
    plans: ['a botanikus kert és egy fagyi', 'egy virágpiac, ahol egymásnak választunk szobanövényt'],
  },
];
