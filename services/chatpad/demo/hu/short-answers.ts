import type { ShortAnswerLines } from '../short-answer.ts';

/** `{echo}` is the match’s answer, `{tail}` its last part. */
export const shortAnswers: ShortAnswerLines = {
  rough: {
    flirty: [
      ['care', 'Jaj. Kibeszélnéd, vagy inkább eltereljem a figyelmed?'],
      ['wink', 'Erre csoki jár. Van a közelben?'],
    ],
    thoughtful: [
      ['care', 'Sajnálom. Beszélnél róla, vagy inkább másról?'],
      ['detail', 'Mi tenné egy kicsit jobbá az estét?'],
    ],
    bold: [
      ['wink', 'Kivel kell elbeszélgetnem?'],
      ['choice', 'A nap többi része: elengedjük, vagy még menthető?'],
    ],
  },
  mishap: {
    flirty: [
      ['tease', 'Persze, hogy te. És hogyan magyaráztad ki?'],
      ['wink', 'Te? Egyre szimpatikusabb vagy. Van róla felvétel?'],
    ],
    thoughtful: [
      ['care', 'Jaj. Jól vagy, vagy csak a büszkeséged sérült?'],
      ['story', 'És a többiek hogy fogadták?'],
    ],
    bold: [
      ['story', 'Ezt elejétől kérem. Hogy kezdődött?'],
      ['choice', 'Elegáns volt, vagy olyan, amiről még hetekig beszélnek?'],
    ],
  },
  ending: {
    flirty: [
      ['tease', 'Én adtam volna zsepit, és azt mondom, porszem ment a szemembe. Melyik jelenet volt?'],
      ['wink', 'Most már én is kíváncsi vagyok. Hány zsepivel készüljek?'],
    ],
    thoughtful: [
      ['choice', 'Szomorú sírás volt, vagy az a jóleső fajta?'],
      ['detail', 'Egy ilyen vége után rögtön jön a következő, vagy kell pár nap szünet?'],
    ],
    bold: [
      ['choice', 'Ne áruld el, csak annyit: megérte a könnyeket?'],
      ['detail', 'Sejtetted előre?'],
    ],
  },
  sleep: {
    flirty: [
      ['tease', 'Ez nem alvás, ez egy hosszú pislogás. Kávé vagy tagadás?'],
      ['wink', 'És még így is értelmesen írsz. Mi a titkod?'],
    ],
    thoughtful: [
      ['care', 'Ez keményen hangzik. Mikor alhatod ki magad legközelebb?'],
      ['detail', 'Meg lehet szokni, vagy egyszer csak utolér?'],
    ],
    bold: [
      ['detail', 'És hogy állsz még a lábadon?'],
      ['choice', 'Az első szabad reggel: délig alvás, vagy óriási reggeli?'],
    ],
  },
  work: {
    flirty: [
      ['wink', 'Akkor én leszek az ötperces szüneted. Pörgés van, vagy unalom?'],
      ['tease', 'És kinél lehet téged onnan kikérni?'],
    ],
    thoughtful: [
      ['care', 'Remélem, nyugis marad. Mit csinálsz, amikor épp csend van?'],
      ['detail', 'Mi az első dolgod, amikor végzel?'],
    ],
    bold: [
      ['choice', 'Megállás nélkül, vagy az órát nézős fajta?'],
      ['detail', 'Mi tart életben, a kávé vagy a kollégák?'],
    ],
  },
  unsure: {
    flirty: [
      ['wink', 'Akkor szurkolok. Mi a B terv?'],
      ['tease', 'Én rád fogadok. Mit nyerek, ha igazam lesz?'],
    ],
    thoughtful: [
      ['detail', 'Ha összejön, mit vársz tőle a legjobban?'],
      ['choice', 'Inkább izgatott vagy, vagy inkább ideges?'],
    ],
    bold: [
      ['detail', 'Tegyük fel, hogy összejön. Mi lesz utána a jutalom?'],
      ['choice', 'Őszintén: mennyi esélyt adsz neki?'],
    ],
  },
  music: {
    flirty: [
      ['wink', 'Zavarok, vagy épp jókor jön egy kis szünet?'],
      ['tease', 'És a szomszédok rajonganak érte?'],
    ],
    thoughtful: [
      ['choice', 'Csak magadnak, vagy készülsz valamire?'],
      ['story', 'Hogyan kezdted el?'],
    ],
    bold: [
      ['detail', 'Közönséget engedsz?'],
      ['choice', 'Jól megy, vagy ma inkább ne kérdezzem?'],
    ],
  },
  media: {
    flirty: [
      ['wink', 'A végét ne áruld el, de kezdjem el én is?'],
      ['tease', 'És miatta nem alszol?'],
    ],
    thoughtful: [
      ['story', 'Miért pont ezt választottad?'],
      ['detail', 'Hol tartasz benne?'],
    ],
    bold: [
      ['choice', 'Megér egy estét, igen vagy nem?'],
      ['detail', 'Kinek nem ajánlanád?'],
    ],
  },
  hobby: {
    flirty: [
      ['wink', 'Túlélném az első órát nálad?'],
      ['tease', 'És ha belekezdesz, le lehet téged lőni?'],
    ],
    thoughtful: [
      ['story', 'Hogyan kezdtél bele?'],
      ['detail', 'Mit ad neked, amit semmi más?'],
    ],
    bold: [
      ['detail', 'Mit mutatnál meg először egy teljesen kezdőnek?'],
      ['choice', 'Csak magadnak, vagy közönség előtt is?'],
    ],
  },
  garden: {
    flirty: [
      ['wink', 'Beszélsz is hozzájuk? Őszintén.'],
      ['tease', 'És ki vigyáz rájuk, amikor nem vagy otthon?'],
    ],
    thoughtful: [
      ['detail', 'Mennyi idő, mire látszik az eredmény?'],
      ['story', 'Kitől tanultad?'],
    ],
    bold: [
      ['choice', 'Őszintén: hány szokta túlélni?'],
      ['detail', 'Van még hely, vagy ez már dzsungel?'],
    ],
  },
  chores: {
    flirty: [
      ['tease', 'Romantikus. Jár érte díj, ha túléled?'],
      ['wink', 'Biztos távolságból szurkolhatok. Az segítene?'],
    ],
    thoughtful: [
      ['detail', 'Szól közben valami zene?'],
      ['choice', 'Megnyugtat, vagy csak útban van?'],
    ],
    bold: [
      ['choice', 'Ma kész lesz, vagy ez túl merész?'],
      ['detail', 'Melyik részét hagyod mindig a végére?'],
    ],
  },
  doing: {
    flirty: [
      ['wink', 'Zavarok, vagy épp jókor jön egy kis szünet?'],
      ['tease', 'És mivel lehetne téged elcsalni mellőle?'],
    ],
    thoughtful: [
      ['choice', 'A pihentető fajta, vagy csak essünk túl rajta?'],
      ['detail', 'Mennyi ideje tart már?'],
    ],
    bold: [
      ['choice', 'Jól megy, vagy inkább ne kérdezzem?'],
      ['detail', 'Mi lesz a jutalom, ha kész vagy?'],
    ],
  },
  cooking: {
    flirty: [
      ['wink', 'Hánykor járjak véletlenül arra?'],
      ['tease', '{echo}? Kóstolót nem keresel? Nagyon alapos vagyok.'],
    ],
    thoughtful: [
      ['story', 'Családi recept van mögötte?'],
      ['detail', 'Ki kapja az első szeletet?'],
    ],
    bold: [
      ['detail', 'Mi az a trükk, amin minden múlik?'],
      ['choice', 'Recept szerint, vagy érzésre?'],
    ],
  },
  eating: {
    flirty: [
      ['tease', '{echo}? Te az vagy, aki repetát is kér, igaz?'],
      ['wink', 'Na, most éhes lettem. Adtál volna belőle?'],
    ],
    thoughtful: [
      ['choice', 'Házi, vagy olyan helyről, amit ismernem kéne?'],
      ['detail', 'Ez vigaszétel, vagy tényleg ennyire jó volt?'],
    ],
    bold: [
      ['choice', 'Holnap is jöhet, vagy most már elég?'],
      ['detail', 'Mi jár mellé?'],
    ],
  },
  making: {
    flirty: [
      ['wink', 'Rendelést is felveszel, vagy várólista van?'],
      ['tease', 'És hányszor kezdted újra?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Ez szép. Hol tartasz vele?'],
      ['story', 'Melyik részét élvezed a legjobban?'],
    ],
    bold: [
      ['choice', 'Kész lesz hétvégére, vagy ez túl derűlátó?'],
      ['story', 'Valami mindig félremegy. Most mi volt az?'],
    ],
  },
  verdict: {
    flirty: [
      ['tease', 'Ennyit kapok? Mi volt benne a legjobb?'],
      ['wink', 'Akkor jár utána valami jó. Mi lesz az?'],
    ],
    thoughtful: [
      ['choice', '{echo}, de jó értelemben?'],
      ['care', 'És kipihented már?'],
    ],
    bold: [
      ['detail', 'Melyik pillanatát tartanád meg?'],
      ['choice', 'Holnap újra belevágnál?'],
    ],
  },
  floor: {
    flirty: [
      ['tease', '{echo}? Akkor aki feljut, annak jár egy ital. Milyen a kilátás?'],
      ['wink', '{echo}. Felírtam, kezdek edzeni. Megéri felmenni?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit látsz, ha kinézel az ablakon?'],
      ['story', 'Otthonos már, vagy még a dobozok között élsz?'],
    ],
    bold: [
      ['tease', '{echo}? Ki vitte fel a kanapét?'],
      ['detail', '{echo}. Mi a legjobb abban, hogy ott laksz?'],
    ],
  },
  pets: {
    flirty: [
      ['tease', '{echo}? Befogadnának, vagy előbb jutalomfalat kell?'],
      ['choice', 'És kié az ágy nagyobbik fele?'],
    ],
    thoughtful: [
      ['story', 'Hogyan találtatok egymásra?'],
      ['detail', 'És név? Van hozzá történet is?'],
    ],
    bold: [
      ['choice', '{echo}? Őszintén: ki a főnök otthon?'],
      ['story', 'Mi volt eddig a legnagyobb rosszaság?'],
    ],
  },
  count: {
    flirty: [
      ['tease', 'Ez nálad sok, vagy csak az eleje?'],
      ['detail', '{echo}? És melyik a kedvenc? Nem mondom el a többinek.'],
    ],
    thoughtful: [
      ['story', 'Hogyan lett pont ennyi?'],
      ['detail', 'Melyikhez ragaszkodsz a legjobban?'],
    ],
    bold: [
      ['honest', '{echo}? Ezt a fogadást elvesztettem volna. Mi a története?'],
      ['choice', 'Sok, kevés vagy épp elég?'],
    ],
  },
  habit: {
    flirty: [
      ['tease', '{echo}? Mivel lehetne rávenni, hogy egyszer kihagyd?'],
      ['wink', '{echo}, megjegyeztem. És mi a jutalom utána?'],
    ],
    thoughtful: [
      ['choice', '{echo}? Inkább megszokás, vagy inkább kikapcsolódás?'],
      ['story', 'Melyik alkalom volt eddig a legjobb?'],
    ],
    bold: [
      ['choice', '{echo}. Egyedül, vagy csapatban?'],
      ['detail', '{echo}? És mi van, ha egyszer kimarad?'],
    ],
  },
  date: {
    flirty: [
      ['choice', '{echo}? Számolod a napokat, vagy inkább nem gondolsz rá?'],
      ['detail', '{echo}, megjegyeztem. És mi jön rögtön utána?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit vársz tőle?'],
      ['story', 'Szerinted mire fogsz emlékezni belőle egy év múlva?'],
    ],
    bold: [
      ['choice', '{echo}. Készen állsz, vagy csak úgy teszel?'],
      ['detail', '{echo}? Mi a terv estére, ha túl vagy rajta?'],
    ],
  },
  howLong: {
    flirty: [
      ['tease', '{echo}? Akkor te már szakértő vagy. Mit rontanak el a kezdők?'],
      ['detail', '{echo}, és még mindig tart? Mi a titka?'],
    ],
    thoughtful: [
      ['story', '{echo}? Milyen volt a legelső nap?'],
      ['detail', 'Mit tudsz most, amit az elején még nem?'],
    ],
    bold: [
      ['detail', '{echo}. Mi volt eddig a legjobb pillanat?'],
      ['choice', '{echo}? Újra belevágnál?'],
    ],
  },
  trip: {
    flirty: [
      ['wink', '{echo}? Várom a képeslapot. Mi kerül először a táskába?'],
      ['choice', '{echo}. Percre pontos terv, vagy lesz, ami lesz?'],
    ],
    thoughtful: [
      ['detail', '{echo}? Mit vársz a legjobban?'],
      ['story', '{echo}. Hogyan esett erre a választás?'],
    ],
    bold: [
      ['detail', '{echo}? Mi lesz az első dolgod, amikor odaérsz?'],
      ['choice', '{echo}. Pihenős lesz, vagy kalandos?'],
    ],
  },
  where: {
    flirty: [
      ['detail', '{echo}? Mit mutatnál meg nekem ott először?'],
      ['detail', '{echo}, meggyőztél. Mit tudnak csak a törzsvendégek?'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan kerültél oda?'],
      ['detail', 'Mit szeretsz benne a legjobban?'],
    ],
    bold: [
      ['detail', '{echo}. Mit nem szabad kihagyni?'],
      ['choice', '{echo}? Másodszor is ezt választanád?'],
    ],
  },
  happened: {
    flirty: [
      ['tease', '{echo}? Ez egy film első jelenete. Ki játszana téged?'],
      ['story', '{echo}. És mi az a rész, amit nem mindenkinek mesélsz el?'],
    ],
    thoughtful: [
      ['story', '{echo}? Hogyan alakult így?'],
      ['detail', 'Mire emlékszel belőle a legszívesebben?'],
    ],
    bold: [
      ['story', '{echo}? A hosszú változatot kérem.'],
      ['choice', '{echo}. Visszamennél érte?'],
    ],
  },
  who: {
    flirty: [
      ['tease', '{echo}? És rólad vajon mit mesélne nekem?'],
      ['choice', '{echo}. Kié az utolsó szó?'],
    ],
    thoughtful: [
      ['story', '{echo}? Szívesen hallanék még róla. Milyen?'],
      ['detail', 'Mit tanultál tőle eddig?'],
    ],
    bold: [
      ['choice', '{echo}. Melyikőtök a hangosabb?'],
      ['detail', '{echo}? Mondj róla valamit, amit sosem találnék ki.'],
    ],
  },
  favourite: {
    flirty: [
      ['tease', '{echo}? Nekem is tetszene, vagy majd úgy kell tennem?'],
      ['wink', 'Jó válasz. Mi lett volna a rossz?'],
    ],
    thoughtful: [
      ['story', '{echo}? Mi fogott meg benne?'],
      ['detail', 'Mióta vezeti a listát?'],
    ],
    bold: [
      ['choice', 'És mi a szoros második?'],
      ['tease', 'Könnyű döntés volt?'],
    ],
  },
  choice: {
    flirty: [
      ['tease', '{echo}? Erről többet is hallanék. Mi benne a legjobb?'],
      ['wink', 'És tényleg olyan jó, mint amilyennek hangzik?'],
    ],
    thoughtful: [
      ['story', '{echo}? Mesélsz róla egy kicsit?'],
      ['detail', 'És milyen érzés?'],
    ],
    bold: [
      ['choice', 'Szóval így néz ki nálad egy jó nap?'],
      ['detail', '{echo}. Megjegyeztem. Mit kell még tudnom?'],
    ],
  },
  other: {
    flirty: [
      ['tease', 'Ennyivel nem úszod meg. Mi történt?'],
      ['wink', '{echo}? Tetszik, milyen nyugodtan mondod. Van folytatása?'],
    ],
    thoughtful: [
      ['story', '{echo}? Mesélsz róla egy kicsit?'],
      ['detail', 'És milyen érzés?'],
    ],
    bold: [
      ['story', '{echo}. Figyelek. Mi lett a vége?'],
      ['choice', 'Szóval így néz ki nálad egy jó nap?'],
    ],
  },
};
