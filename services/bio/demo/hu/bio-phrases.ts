import type { BioPhrases } from '../bio-phrases.ts';

export const hungarianBios: BioPhrases = {
  and: 'és',
  openers: {
    flirty: [
      'Két dologgal lehet levenni a lábamról: {a} és {b}. A harmadik egy jókor elsütött rossz vicc.',
      'Gyenge pontjaim, veszélyességi sorrendben: {a}, {b}, és aki egész mondatokban flörtöl.',
      'Két téma, amellyel egy egész estére elrabolhatsz: {a} és {b}.',
      'Szerelmi háromszög: {a}, {b} meg én. Szívesen cserélek helyet.',
      '{a}, {b}, kacsintás. Ebben a sorrendben vagy fordítva.',
      'Hozd a nasit, én hozom a többit: {a}, {b} és rengeteg lelkesedés.',
    ],
    thoughtful: [
      'Egy jó nap hozzávalói nálam: {a}, {b} és elég idő.',
      'Ami kíváncsivá tesz: {list}.',
      'Valahol félúton vagyok leginkább önmagam: az egyik oldalon {a}, a másikon {b}.',
      'Azt szeretem, aminek időt lehet adni: {a}, {b}, egy jó beszélgetés.',
      'Csendes örömeim: {a}. A hangosabbak: {b}.',
      'Először {a}, aztán {b}, a végén valaki, akinek el lehet mesélni.',
    ],
    bold: [
      'Röviden: {list}. A hosszú változathoz ital jár.',
      'Első helyen {a}, másodikon {b}, kifogás sehol.',
      'Komolyan veszem: {a}. Magamat már kevésbé.',
      '{a} mindenek előtt. Ha még {b} is belefér, már megyek is.',
      'Határozott véleményem van arról, mitől jó a hétvége: {a}, {b}, kevés kifogás.',
      'Amiért jössz: {a}. Amiért maradsz: {b}, és mert igazam van.',
    ],
  },
  opinions: {
    flirty: [
      'A legbájosabb véleményem: {take}.',
      'Ezen szívesen összeveszek veled, aztán kibékülünk: {take}.',
      'Mielőtt belevágunk, tudnod kell: {take}.',
      'Súgok valamit: {take}.',
    ],
    thoughtful: [
      'Őszintén hiszem, hogy {take}.',
      'Egy apró igazság, amihez ragaszkodom: {take}.',
      'Minél többet gondolok rá, annál biztosabb: {take}.',
      'Ahonnan a legjobb történeteim jönnek: {c}.',
    ],
    bold: [
      'Népszerűtlen vélemény: {take}.',
      'Vitatkozz velem: {take}.',
      'Kimondom: {take}.',
      'Nálam ez is jellemvonásnak számít: {c}.',
    ],
  },
  closers: {
    flirty: [
      'Döntsd el helyettem: {q}',
      'Első randira javaslom: {plan}. Te jössz.',
      'Az első üzeneted már kész is van: {q}',
      'Lenyűgözhetsz a válaszoddal: {q}',
      'Erre szavazok: {plan}. Van ellenérv?',
    ],
    thoughtful: [
      'Kíváncsi vagyok: {q}',
      'Kezdhetnénk ezzel: {plan}?',
      'Egy kérdés kezdésnek: {q}',
      'Mesélj: {q}',
      'Mit szólnál ehhez: {plan}?',
    ],
    bold: [
      'Te jössz: {q}',
      'Válaszolj erre, és félúton vagyunk: {q}',
      'Ajánlat: {plan}. Igen vagy igen?',
      'A szia helyett: {q}',
      'Mondj egy napot, a terv kész: {plan}. Áll az alku?',
    ],
  },
  gaps: {
    flirty: ['A gyenge pontom: […].', 'Egy téma, amivel elrabolhatsz egy estére: […].'],
    thoughtful: ['Egy jó napomba belefér ez is: […].', 'A legtöbb történetem így kezdődik: […].'],
    bold: ['Ebben jobb vagyok, mint bemutatkozásban: […].', 'Nálam ez komoly dolog: […].'],
  },
  seeks: {
    phrase: ['Keresek {seek}.', 'Szeretnék találni {seek}.'],
    anything: ['Amit itt keresek: {seek}.', 'A kívánságlistámon: {seek}.', 'Ezért vagyok itt: {seek}.'],
  },
  saysItself: /keres|szeretn|vágy/i,
  isPhrase:
    /^(?:valakit|olyat|olyan \p{L}+t|(?:(?:egy|komoly|tartós|kedves|vidám|őszinte|jó|hosszú távú) )*(?:társat|kapcsolatot|barátot|barátokat|embert|nőt|férfit|lányt|fiút|pasit|társaságot))(?!\p{L})/iu,
  seekStart: /^(?:(?:én )?(?:azt |olyat )?keresek|szeretnék(?: találni| megismerni)?|vágyom)\s*:?\s*/i,
  worn: /szeretek nevetni|keresem az igazit|(?:szeretek|imádok) utazni|túl komolyan|majd kiderül|kérdezz bátran|nem ?tudom,? (?:hogy )?mit [ií]rjak|elegem van|hazug(?:ok|ság nélkül)|csak [^.!?]{0,40}(?:írjon|írjanak|keressen)|ha kíváncsi vagy,? írj|élet-?halál|carpe diem|ne (?:is )?írj|kíméljen|kalandorok|csak komoly|jó fej vagyok|húzz (?:balra|jobbra)|spontán vagyok/i,
  standsAlone: /^(?!(?:aki|ami|amely|hogy|ahol|amikor|ha|mert|mint|bár|vagy)\p{L}*(?!\p{L}))/iu,
  negative:
    /(?<!\p{L})(?:(?:\p{L}+ )?kíméljen\p{L}*|hazugok\p{L}*(?: elegem van)?|elegem van|ne (?:is )?(?:írj\p{L}*|keress\p{L}*)|utálom|unom|húzz balra|csak [^.!?]{0,40}(?:írjon|írjanak|keressen))(?!\p{L})/iu,
  explain: {
    opener: [
      'Azzal kezdődik, amit el lehet képzelni: {a}.',
      'Jelzők helyett kézzelfogható dolgok: így rögtön van mire rákérdezni.',
    ],
    kept: ['A saját mondataidra épül.', 'Amit te írtál, az viszi az egészet.'],
    dropped: [
      'Egy sokaknál olvasható mondat helyet adott a sajátodnak.',
      'Az elkoptatott sorok eltűntek, ami csak a tiéd, maradt.',
    ],
    seek: ['Egyetlen sorban elmondja, kit keresel.', 'Egy sora kettőtökről szól.'],
    droppedAll: 'Eltűntek a sokaknál olvasható sorok.',
    gap: 'A […] helyére írj valamit, amit csak te mondanál.',
    reordered: 'Most egy másik mondatoddal kezdődik.',
    question: ['Olyasmivel zárul, amire könnyű válaszolni.', 'Az utolsó sor a másik kezébe adja az első üzenetet.'],
    tone: {
      flirty: 'Játékos, és nem a külsőről szól.',
      thoughtful: 'Nyugodt és őszinte, mégis hagy mit kérdezni.',
      bold: 'A rövid mondatoktól magabiztosan hangzik.',
    },
  },
  advice: {
    short: '„{words}”: utána elfér még egy részlet, egy apró jelenet többet mond, mint egy jelző.',
    long: 'Kis képernyőn talán csak ennyit olvasnak el: „{words}”. Kezdd a legjobb mondatoddal, és húzz a többiből.',
    worn: '„{words}”: ez sok más bemutatkozásban is benne van, mondd úgy, ahogy csak te mondanád.',
    negative: '„{words}”: ez arról szól, kit nem szeretnél. Írd inkább azt, mit csinálnátok szívesen együtt.',
    plain: '„{words}”: ezt bárki írhatná, mondj egy példát, amire rá lehet kérdezni.',
    concrete: '„{words}”: ezt el lehet képzelni, tartsd meg.',
    noQuestion: '„{words}”: erre nincs mit válaszolni, egy záró kérdés megkönnyíti az első üzenetet.',
    question: '„{words}”: ez kész kezdőmondatot ad a másiknak, maradjon.',
    invitation: '„{words}”: erre lehet válaszolni, maradjon a végén.',
    noSeek: '„{words}”: ez rólad szól, ahogy a többi is. Egyetlen sorban írd meg, kivel találkoznál szívesen.',
    seek: '„{words}”: ebből kiderül, kivel találkoznál szívesen, és ennyi elég is.',
    aloud: 'Olvasd fel egyszer hangosan: ahol megakadsz, ott rövidebb mondat kell.',
  },
  vague:
    /(?<!\p{L})(?:utaz\p{L}{0,9}|zen[eé]\p{L}{0,3}|film\p{L}{0,5}|barátaim\p{L}{0,4}|sport\p{L}{0,6}|kávé\p{L}{0,3}|természet\p{L}{0,4}|olvas\p{L}{0,5}|(?:jó )?kaj[aá]\p{L}{0,4}|állat\p{L}{0,6})(?!\p{L})/iu,
  invented: 'Amúgy 34 éves ápoló vagyok Lisszabonban, hétvégén pedig szörfözni járok.',
};
