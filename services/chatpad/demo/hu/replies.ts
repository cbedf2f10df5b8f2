import type { Frames } from '../phrasebook.ts';

export const replies: Frames = {
  flirty: [
    {
      say: 'Őszintén: ___. Most te jössz, de legyen érdekes: {q}',
      why: 'Előbb válaszol arra, amit kérdezett, csak aztán kérdez.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'A rövid változat: ___. A hosszúért te is felelsz: {q}',
      why: 'Válaszol, és játékot csinál a visszakérdezésből.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Hivatalosan: ___. Nem hivatalosan inkább ezt tudnám meg{,name}: {q}',
      why: 'Válaszol, kacsint, és visszaadja a szót.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Ha már ilyen szépen kérded{,name}: ___. Cserébe: {q}',
      why: 'Könnyed hangon, de komolyan veszi a kérdését.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: '„{last}”: ezt merész dolog olyasvalakinek írni, akinek ennyi további kérdése van. Az első: {q}',
      why: 'A saját szavait veszi fel, és tovább viszi a beszélgetést.',
      evidence: 'followUpQuestions',
      after: ['statement', 'short'],
    },
    {
      say: 'Nem írhatsz le csak úgy ilyet, hogy „{last}”{,name}. Részleteket kérek, lehetőleg drámai előadásban.',
      why: 'Örül annak, amit hallott, és kér belőle még.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'Vigyázz{,name}, így kezdődnek a kedvenc beszélgetések. {question}',
      why: 'Elárulja, hogy jól érzed magad, és ad mire válaszolni.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Új elméletem{,name}: {take}. Megerősíted, vagy cáfolod?',
      why: 'Játékos állítás, amelyre egy szóval és egy bekezdéssel is lehet felelni.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Volt egy okos üzenetem, de a tiéd úgyis jobb lenne. {question}',
      why: 'Könnyedén, szemrehányás nélkül nyitja újra a csendes beszélgetést.',
      evidence: null,
      after: ['silence'],
    },
    {
      say: 'Ez pontot ér{,name}. Bónuszkérdés: {q}',
      why: 'Egy kis pontozós vicc, utána kérdés.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Tiéd a teljes figyelmem, és a telefonom tanúsítja, hogy ez ritka. {question}',
      why: 'Őszinte bók viccbe csomagolva, aztán egy kérdés róla.',
      evidence: 'followUpQuestions',
    },
  ],
  thoughtful: [
    {
      say: 'Jó kérdés{,name}. Nálam ez: ___. {question}',
      why: 'Válaszol arra, amit kérdezett, aztán rá kíváncsi.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Ezen el kellett gondolkodnom: ___. {question}',
      why: 'Látszik, hogy megérte gondolkodni a kérdésén, és felel rá.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Az igazi válaszom: ___. Honnan jött ez a kérdés{,name}?',
      why: 'Válaszol, aztán megkérdezi, mi van a kérdése mögött.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Leginkább ___, ha őszinte vagyok. És nálad{,name}?',
      why: 'Válaszol, és visszaadja ugyanazt a kérdést.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Tetszik, ahogy ezt írtad: „{last}”. Miért látod így?',
      why: 'Megismétli a szavait, és egy réteggel mélyebbre kérdez.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'Gondolkodtam azon, amit írtál: „{last}”. Milyen érzés volt akkor?',
      why: 'Látszik belőle, hogy figyeltél, és teret ad valami személyesnek.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'Szóba hoztad ezt: „{topic}”, és nem szeretnék átsiklani rajta. {question}',
      why: 'Visszatér egy részletre, és ez figyelmet mutat.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Nem sürgős, tudom, hogyan telnek a napok. Ha lesz egy perced: {q}',
      why: 'Leveszi a nyomást, és nyitva hagyja az ajtót.',
      evidence: null,
      after: ['silence', 'short'],
    },
    {
      say: 'Azt hiszem, van abban valami, hogy {take}. Te hogy vagy ezzel{,name}?',
      why: 'Megoszt egy gondolatot, és kíváncsi az övére.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Ezt sokkal jobban élvezem, mint a csevegést{,name}. {question}',
      why: 'Őszintén kimondja, hogy jó a beszélgetés.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Ha most egymással szemben ülnénk, ezt kérdezném: {q}',
      why: 'Egy kis közelséget visz a következő kérdésbe.',
      evidence: 'followUpQuestions',
    },
  ],
  bold: [
    {
      say: 'Egyenes kérdésre egyenes válasz: ___. Te jössz{,name}: {q}',
      why: 'Azonnal felel, és visszaadja a szót.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Könnyű: ___. Most egy nehezebb neked. {question}',
      why: 'Válaszol, aztán emeli a tétet.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Végső válaszom: ___. Múld felül: {q}',
      why: 'Magabiztosan felel, és az övére hív.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: 'Egy szóban: ___. Bővebben személyesen. Addig is: {q}',
      why: 'Válaszol, és elülteti a találkozás gondolatát.',
      evidence: 'followUpQuestions',
      after: ['question'],
    },
    {
      say: '„{last}”? Kérem a teljes történetet, és kávéval is hajlandó vagyok megvesztegetni.',
      why: 'Nyílt kíváncsiság, benne egy találkozás ígérete.',
      evidence: 'followUpQuestions',
      after: ['statement'],
    },
    {
      say: 'Ennél többre lesz szükségem, mint hogy „{last}”. {question}',
      why: 'Mosolyogva kér többet egy rövid válasz után.',
      evidence: 'followUpQuestions',
      after: ['short'],
    },
    {
      say: 'Népszerűtlen vélemény: {take}. Vitatkozz velem{,name}.',
      why: 'Egy erős véleménnyel van mit kezdeni.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Könnyű veled beszélgetni, ezért jöhetnek a nehéz kérdések. {question}',
      why: 'Egyenes bók, aztán egy élénkebb kérdés.',
      evidence: 'followUpQuestions',
    },
    {
      say: 'Ez a beszélgetés elcsendesedett, és ezért mindketten felelünk. Újraindítás: {q}',
      why: 'Humorral vállalja a szünetet, és újrakezdi.',
      evidence: null,
      after: ['silence'],
    },
    {
      say: 'Rendben{,name}, most komolyan. {question} A válaszodon múlik, ki fizeti az első kört.',
      why: 'A játékos tét izgalmassá tesz egy egyszerű kérdést.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Merész jóslat: ez a legjobb beszélgetésed a héten. Hogy az is maradjon: {q}',
      why: 'Kacsintva magabiztos, és róla kérdez.',
      evidence: 'followUpQuestions',
    },
  ],
};
