import type { Frames } from '../phrasebook.ts';

export const openers: Frames = {
  flirty: [
    {
      say: '{Hi} Gyors összeillési teszt, egyetlen kérdés: {q} Van jó válasz, és az, amelyiken nevetek.',
      why: 'Játékos, könnyű válaszolni rá, és nem lehet elrontani.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} Van egy elméletem: {take}. Ha megcáfolod, te választod a helyet.',
      why: 'Egy könnyed véleménnyel könnyebb vitába szállni, mint egy bókkal.',
      evidence: 'looksWords',
    },
    {
      say: 'Hűvösnek akartam tűnni, aztán megláttam ezt: „{topic}”. Szóval{,name}: {q}',
      why: 'Látszik belőle, hogy elolvastad a profilt, és könnyű kérdéssel zár.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Ezen elmosolyodtam: „{quote}”. Most viszont hiányzik a következő mondat. Mi történt utána{,name}?',
      why: 'A saját szavait idézi, ilyet senki más nem kaphat tőled.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} Két igazság, egy blöff, a téma: „{topic}”. Te kezded, én pedig túl magabiztosan tippelek.',
      why: 'Közös játékot csinál abból, amit szeret.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Tegyük fel{,name}, hogy valaki ezt javasolja: {plan}. Előbb mondanál igent, vagy előbb úgy tennél, mintha megnéznéd a naptárad?',
      why: 'Eljátszik egy terv gondolatával, de még nem kér semmit.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '„{topic}” és „{topic2}” egy profilban? Így szokás lekésni az utolsó villamost. {question}',
      why: 'Két dolgot köt össze, amit szeret, és könnyű kérdéssel zár.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Az egész estém ezen múlik{,name}: {q}',
      why: 'A túlzás játékossá teszi a kérdést, és gyorsan meg lehet válaszolni.',
      evidence: 'shortPersonalFunny',
    },
  ],
  thoughtful: [
    {
      say: '{Hi} Inkább felteszek egy jó kérdést öt udvarias helyett: {q}',
      why: 'Elárul valamit rólad, és olyat kérdez, amire érdemes válaszolni.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} Ha lenne egy óránk és egy jó kávénk, ezzel kezdeném: {q}',
      why: 'Meleg jelenetet rajzol, és egy könnyű kérdést tesz fel.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hi} Megmaradt bennem ez a mondatod: „{quote}”. Mi a története?',
      why: 'A saját szavaira kérdez rá, és teret hagy egy igazi válasznak.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} Láttam a profilodon, hogy „{topic}”. {question}',
      why: 'Egy részlet, egy kérdés: rövid és személyes.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Mindenki máshogy talál rá arra, amit szeret. Nálad hogyan kezdődött ez{,name}: „{topic}”?',
      why: 'A kezdetekről kérdez, amiről a legtöbben szívesen mesélnek.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{question} Azért kérdezem, mert szerintem a kis válaszok többet mondanak a nagyoknál.',
      why: 'Könnyű kérdés, mögötte őszinte indok: érdeklődés, nem interjú.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} Azt írtad: „{quote}”. Ennek biztosan van egy jó előzménye, azt szívesen meghallgatnám.',
      why: 'Kiemel egy mondatot, és kér belőle még.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Van egy elméletem: {take}. Te mit gondolsz erről{,name}?',
      why: 'A véleményét kéri olyasmiről, amihez ő ért.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} Mi az, amit csak az ért igazán, aki nagyon szereti ezt: „{topic}”?',
      why: 'Ő lehet a szakértő, és valami személyeset mesélhet.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hi} Ha szabad, kihagyom az időjárást: {q}',
      why: 'Tiszteli az idejét, és egyetlen világos kérdést tesz fel.',
      evidence: 'shortPersonalFunny',
    },
  ],
  bold: [
    {
      say: '{Hi} A profilodból itt döntöttem el, hogy írok: „{topic}”. {question}',
      why: 'Nyíltan érdeklődő, és pontosan megmondja, miért.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{take}. Tessék, kimondtam{,name}. Cáfolj meg egy ital mellett, vagy adj igazat most.',
      why: 'Egy határozott véleményre mindkét irányból könnyű felelni.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Hagyjuk ki a „hogy vagy”-ot{,name}. {question}',
      why: 'Nem azt kérdezi, amit mindenki más.',
      evidence: 'concreteDisclosure',
    },
    {
      say: 'Azt írtad: „{quote}”. Vannak további kérdéseim, a legtöbbet személyesen tenném fel. Az első viszont most jön: {q}',
      why: 'Magabiztos, és közben az ő szavaira épít.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '{Hi} Az ajánlatom: {plan}. Te hozod a véleményedet, én a kíváncsiságomat. Érdekel?',
      why: 'Egyetlen mondatban kész kép egy randiról, könnyű igennel vagy nemmel.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Kapsz harminc másodpercet{,name}: győzz meg erről: „{topic}”. Ha sikerül, az első kávét én állom.',
      why: 'Egy kihívást arról, amit szeret, nehéz szó nélkül hagyni.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: 'Mindenki a hétvégédről kérdez. Engem inkább ez érdekel{,name}: {q}',
      why: 'Egy mondattal kitűnik a többi közül.',
      evidence: 'concreteDisclosure',
    },
    {
      say: '„{topic}” vagy „{topic2}”: az egyiket megtarthatod egész életedre. Válassz, és védd meg.',
      why: 'Két kedvenc között dönteni gyors és élénk választ hoz.',
      evidence: 'shortPersonalFunny',
    },
  ],
};
