import type { PlaceFrame } from '../../place-frame.ts';

export const home: PlaceFrame = {
  words: ['nálam', 'nálad', 'nálunk', 'otthon', 'lakás', 'konyhá', 'kanapé', 'szobám', 'házam', 'kertem', 'erkély'],
  at: 'négy fal között',
  moment: 'emberek között, mielőtt becsukódna egy ajtó',
  look: 'egy fénykép vagy könyv a polcon',
  more: 'egy másik nap, emberek között',
  endpoint: 'a bejárati ajtónál',
  wear: 'Úgy öltözz, mintha elmennél valahová: a pizsama eldönt valamit, aminek még nyitva kell maradnia.',
  bring: 'Add vissza a választást: ajánlj mellé egy nyilvános helyet a sarkon.',
  meet: 'Előbb emberek között találkozzatok, egy forgalmas sarkon a lakás közelében, és ha valamelyikőtöknek jobb, maradjatok ott.',
  choose: 'Egy lakásban nincs személyzet és nincs más vendég, ezért elsőre jobb egy nyilvános hely.',
  timing: 'Az első óra a lakáson kívül teljen, és mondjátok ki, mikor lesz vége.',
  questions: [
    'Inkább kint találkoznál előbb? Mindkét válasz jó.',
    'Mi árul el a legtöbbet valakiről egy lakásban?',
    'A gyerekkorod melyik szobáját tudnád még lerajzolni?',
  ],
  close: [
    {
      text: 'Maradjon nyitva a zár és égjen a lámpa: egy lakásban senki se érezze bezárva magát.',
      readNo: 'Ha magán hagyja a kabátját vagy az ajtó közelében áll, menjetek ki együtt.',
    },
    {
      text: 'Te ülj a székre, a kanapét hagyd neki; attól, hogy valaki bejött, még semmire sem mondott igent.',
      readNo: 'Ha a szélén ül, kérdezd meg, nem lenne-e jobb kint.',
    },
  ],
  sign: 'Szavakkal mondja, hogy jól érzi magát; a csend egy idegen lakásban nem jelent semmit.',
  trouble: ['Egyikőtök feszeng bent.', '„Menjünk ki egy kicsit levegőzni.” Kérdés és magyarázat nélkül.'],
  surprise: ['Megjön egy lakótárs.', 'Mutasd be, és vedd úgy, hogy ideje kimenni.'],
  funny: ['Nagy a rendetlenség a konyhában.', '„Ez egy installáció. Naponta változik.”'],
  end: 'A bejárati ajtónál fejezzétek be, tiszta elköszönéssel, még időben.',
  wrong: 'Ha valami nem stimmel egy lakásban, menj el rögtön, akár cipő nélkül, és az utcáról hívj fel egy barátot.',
};

export const video: PlaceFrame = {
  words: [],
  at: 'a hívásban',
  moment: 'a hívás első perceiben',
  look: 'valami a kép hátterében',
  more: 'még tíz perc',
  endpoint: 'mielőtt leteszitek',
  wear: 'Egyszínű felső: a csík vibrál a képernyőn, és csak a felső feled látszik.',
  bring: 'Legyen kéznél a töltő, egy pohár víz és valami, amit megmutathatsz.',
  meet: 'Két perccel előbb nyisd meg a hívást, előlről jöjjön a fény, a kamera legyen szemmagasságban.',
  choose: 'Csendes sarkot válassz, ahol nincs mögötted semmi, amit egy idegennek nem mutatnál meg.',
  timing: 'Negyven percben egyezzetek meg: a képernyő hamarabb fáraszt, mint egy asztal.',
  questions: [
    'Mit látsz onnan, amit én nem?',
    'Melyik tárgynak van a szobádban a leghosszabb története?',
    'Mit csinálnánk most, ha a képernyő ablak volna?',
  ],
  close: [
    {
      text: 'Ha kedveset mondasz, nézz a kamerába, ha hallgatod, a képernyőre.',
      readNo: 'A rövid válasz vagy az elnézés azt jelenti: elég. Válts témát, és kérdezd meg, folytassátok-e.',
    },
    {
      text: 'Mutass meg valamit a szobádból, és ha van kedve, kérj tőle is egyet.',
      readNo: 'A „most inkább nem” teljes válasz: köszönd meg, és menjetek tovább.',
    },
  ],
  sign: 'Közelebb hajol a képernyőhöz, és nem nézi az időt: jó jelek együtt.',
  trouble: [
    'Megszakad a vonal.',
    'Írd meg, hogy itt vagy, hívd még egyszer, és ha megint megszakad, válasszatok másik napot.',
  ],
  surprise: ['Bejön valaki a szobába.', 'Némítsd le, mosolyogj, és kérdezd meg, nem jobb-e másik nap.'],
  funny: ['Egy kisállat beleszól a hívásba.', '„Ő a főnököm, rövidre kell fognunk.”'],
  end: 'Mondd el, mi volt jó, köszönj el, és hagyd, hogy ő tegye le előbb.',
  wrong: 'Ha valami nem stimmel, fejezd be a hívást: senkinek sem tartozol magyarázattal.',
};

/** For a spot of no known kind; `{spot}` is its name. */
export const anyPlace: PlaceFrame = {
  words: [],
  at: 'itt: „{spot}”',
  moment: 'az első percekben',
  look: 'az első dolog ott, ami meglep („{spot}”)',
  more: 'még egy kicsit itt: „{spot}”',
  endpoint: 'ott, ahol bementetek',
  wear: 'Képzeld el ezt egy órán át: „{spot}”. Álltok vagy ültök, meleg van vagy hideg? Ahhoz öltözz.',
  bring: 'Nézd meg előző nap a térképen, mi ez: „{spot}”, és vidd magaddal, amire ott szükség lehet.',
  meet: 'Előtte találkozzatok, emberek között, és együtt menjetek be ide: „{spot}”.',
  choose: 'Győződj meg róla, hogy vannak ott mások is, és ismered a kiutat: „{spot}”.',
  timing: 'Egy óra itt: „{spot}”, előre kimondva, mindkettőtökben hagy kedvet a folytatásra.',
  questions: [
    'Mit vártál ettől: „{spot}”?',
    'Kit hoznál el ide legközelebb: „{spot}”?',
    'Mire emlékeztet téged ez: „{spot}”?',
  ],
  close: [
    {
      text: 'Hagyj egy lépésnyi helyet magatok között itt is: „{spot}”, és hagyd, hogy ő csökkentse.',
      readNo: 'Ha inkább növeli, ma annyi a távolság.',
    },
    {
      text: 'Mutass rá arra, ami tetszik („{spot}”), és ne húzd magad után.',
      readNo: 'Ha nem néz oda, engedd el.',
    },
  ],
  sign: 'Visszakérdez, és nem nézi az időt ott: „{spot}”. Jó jelek együtt.',
  trouble: [
    'Tele vagy zárva van: „{spot}”.',
    'Legyen egy másik nyilvános hely a fejedben, és hagyd, hogy ő válasszon a kettő közül.',
  ],
  surprise: [
    'Egyikőtöknek nem való: „{spot}”.',
    'Mondd meg kedvesen, és induljatok: egy rövid randi, amely jól ér véget, jó randi.',
  ],
  funny: ['Eltévedsz odafelé: „{spot}”.', '„A szebbik úton jöttem, a kedvedért.”'],
  end: 'Mondd el, mi tetszett ebben: „{spot}” és a beszélgetésben, és onnan induljon haza mindenki a maga útján.',
  wrong:
    'Ha valami nem stimmel ott („{spot}”), menj el, vagy szólj annak, aki ott dolgozik; nem tartozol magyarázattal.',
};
