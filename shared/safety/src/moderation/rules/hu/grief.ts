import type { RuleDefinition } from '../../rule.ts';

const loved =
  '(?:anyam|anyukam|anyu|anyum|apam|apukam|apu|apum|nagymamam|nagyim|nagyi|nagypapam|nagyapam|nagyanyam|mamam|mama|papam|papa|dedi|dedim|dedapam|dedimamam|tatam|testverem|tesom|batyam|ocsem|hugom|noverem|fiam|lanyom|babam|babank|kisbabank|gyermekem|gyermekunk|ferjem|felesegem|parom|baratom|baratnom|volegenyem|legjobb baratom|legjobb baratnom|nagybatyam|nagynenim|unokatesom|unokatestverem|kutyam|kutyusom|kutyank|kutyusunk|macskam|cicam|cicank|macskank|lovam|nyuszim|horcsogom|kollegam|kolleganom|keresztanyam|keresztapam|szuleim|szomszedom|haverom|cimboram|mentorom|tanarom|nevelo|apa|anya|sogorom|apos|anyos|aposom|anyosom|ozvegy|vizslam|tacskom|nemet juhaszom)';

const animal =
  '(?:kutya(?:m|n)|kutyu|macska(?:m|n)|cica(?:m|n)|lov(?:am|unk)|nyuszi(?:m|n)|nyul(?:am|unk)|horcsog(?:om|unk)|vizsla(?:m|n)|tacsko(?:m|n)|tengerimalac|papagaj)';

export const grief: RuleDefinition[] = [
  {
    reason: 'grief',
    matches: [
      'bezart[a-z]* (?:az? )?(?:uzem[a-z]*|gyar[a-z]*|ceg[a-z]*|uzlet[a-z]*)',
      '(?:osztottak|kiosztottak|adtak) (?:ki )?(?:a )?felmond[a-z]*|felmondasok[a-z]*',
      '(?:negyedik|harmadik|4|3|vegso|utolso) stadium[a-z]*|hasnyalmirigy ?rak[a-z]*|(?:mell|tudo|vastagbel|gyomor|agy|bor|maj|vese|prosztata) ?rak[a-z]*|rosszul sikerult a vizsgalat',
      '(?:vesztettem|vesztettuk|veszitettem|veszitettuk) el (?:a |az |mind |mindket ){0,6}[a-z]+(?:m|met|mat|nk)(?: [a-z]+)?',
      '(?:elutottek|elutotte)(?: [a-z]+){0,8}(?: (?:meghalt|halt meg|karomban|ott halt))?|halt meg(?: (?:a |az |itt |ott ){0,6}(?:karomban|karjaimban|elottem|rendelo[a-z]*|korhaz[a-z]*))',
      '(?:bezart[a-z]*|bezarjak|megszunt[a-z]*|megszuntet[a-z]*)(?: [a-z]+){0,4} (?:az? )?(?:uzem[a-z]*|gyar[a-z]*|ceg[a-z]*|bolt[a-z]*|munkahely[a-z]*|etterm[a-z]*)|(?:osztottak|kaptuk|kaptam|megkaptam)(?: [a-z]+){0,3} (?:felmondas[a-z]*)|felmondasokat',
      `(?:meghalt|elment|elhunyt|elaludt orokre|eltavozott|itt hagyott|itthagyott|elvesztettuk|elvesztettem|elveszitettem|elveszitettuk|elbucsuztunk|eltemettuk|eltemettem|temettuk|temetjuk|temettem|haldoklik|elpusztult|elaltattuk|elaltatni|elaltattak|el kellett altatni|elaltattattuk|elaltattam|itt hagyott minket|orokre elaludt|odalett|tavozott)(?: [a-z]+){0,5} ${loved}[a-z]*`,
      `${loved}[a-z]*(?: [a-z]+){0,6} (?:meghalt|elhunyt|elment orokre|orokre elment|eltavozott|itt hagyott|itthagyott|elvesztettuk|elvesztettem|elveszitettem|elveszitettuk|eltemettuk|temettuk|temetjuk|temettem|haldoklik|elpusztult|elaltattuk|elaltatni|elaltattak|el kellett altatni|elaltattattuk|elaltattam|nincs tobbe|nincs mar|elaludt orokre|mar nincs koztunk|temetes[a-z]*|halal[a-z]*|elment(?: (?:ma|tegnap|hajnalban|ejjel|a heten))?$)`,
      `(?:tegnap|ma|hajnalban|ejjel|tegnapelott|most|mult heten|a heten|hetvegen|vasarnap|szombaton|penteken|hetfon|kedden|szerdan|csutortokon|reggel)(?: [a-z]+){0,3} (?:meghalt|elhunyt|elment|temettuk|eltemettuk|itt hagyott|elvesztettuk|elvesztettem|elaltattuk)(?: [a-z]+){0,5}`,
      '(?:elhunyt|elhunyta|halalhir[a-z]*|gyaszol[a-z]*|gyaszban|gyaszom[a-z]*|gyasz (?:van|miatt|utan|ideje)|reszvet(?!em|re)[a-z]*)',
      '(?:temetes[a-z]*)(?: [a-z]+){0,5} (?:volt|lesz|vagyok|voltam|megyek|szervez[a-z]*|intez[a-z]*|jovok|jottem|utan|elott|voltunk|lesznek|kell|keszul[a-z]*)|(?:voltam|megyek|jovok|jottem|szervezem|intezem|lesz|volt|holnap|ma|tegnap|most|pentek[a-z]*) (?:[a-z]+ ){0,4}temetes(?!emre|emen|em )[a-z]*|(?:a|az) [a-z]+(?:m|nk) temetes[a-z]*',
      '(?:elvetel[a-z]*|halva szulet[a-z]*|elment a baba|elvesztettuk a bab[a-z]*|elvesztettem a bab[a-z]*|elveszitettuk a bab[a-z]*|elveszitettem a bab[a-z]*|nem dobog[a-z]*)(?: [a-z]+){0,3}',
      '(?:rak[a-z]{0,4}|daganat[a-z]*|tumor[a-z]*|leukemi[a-z]*|attet[a-z]*|rosszindulatu[a-z]*|szklerozis[a-z]*|alzheimer[a-z]*|demencia[a-z]*|parkinson[a-z]*|limfoma[a-z]*|metasztaz[a-z]*|agydaganat[a-z]*|gyogyithatatlan[a-z]*)(?: [a-z]+){0,8} (?:talaltak|diagnosztiz[a-z]*|van|kiderult|lett|derult|kapta[a-z]*|kaptam|mondtak|mondtak az orvos[a-z]*|megallapit[a-z]*|kezeles[a-z]*|kemo[a-z]*|mutet[a-z]*|apam[a-z]*|anyam[a-z]*|operal[a-z]*|lelet[a-z]*|diagnoz[a-z]*|jelent[a-z]*|jott)',
      '(?:talaltak|diagnosztiz[a-z]*|kiderult|kaptam|kapta|van|lett|mondtak|megallapit[a-z]*|lelet[a-z]*|biopszi[a-z]*|orvos[a-z]*|eredmeny[a-z]*|diagnoz[a-z]*)(?: [a-z]+){0,8} (?:rak|rakja|rakom|rakos|rakot|mellrak[a-z]*|tudorak[a-z]*|daganat[a-z]*|tumor[a-z]*|leukemi[a-z]*|attet[a-z]*|rosszindulatu[a-z]*|szklerozis[a-z]*|alzheimer[a-z]*|gyogyithatatlan[a-z]*|honapja van hatra|parkinson[a-z]*|hasnyalmirigyrak[a-z]*|limfoma[a-z]*|agydaganat[a-z]*)',
      'gepeken (?:van|tartjak|volt|elt)(?: [a-z]+){0,5}|(?:lekapcsoljak|lekapcsoltak|leveszik|levettek)(?: [a-z]+){0,2} (?:gepek[a-z]*|lelegezteto[a-z]*)(?: [a-z]+)?',
      '(?:stroke[a-z]*|agyverzes[a-z]*|szivinfarktus[a-z]*|szivroham[a-z]*|infarktus[a-z]*)(?: [a-z]+){0,5} (?:kapott|volt|elvitt[a-z]*|korhaz[a-z]*|intenziv[a-z]*)|(?:kapott|volt|kaptam) (?:egy |tegnap |ma |ejjel ){1,6}(?:stroke[a-z]*|agyverzes[a-z]*|szivinfarktus[a-z]*|szivroham[a-z]*|infarktus[a-z]*)',
      '(?:intenziv osztaly[a-z]*|intenziven|intenzivre|komaban|lelegeztetogep[a-z]*|hospice ?ba[a-z]*|hospice ?osztaly[a-z]*|haldoklik|haldoklo|eletveszely[a-z]*|kritikus allapot[a-z]*)(?: [a-z]+){0,5}',
      '(?:engem (?:is )?kirugtak|kirugtak$|kirugtak (?:ma|tegnap|a munka|a ceg|engem|a hel|minket|bennunket|[0-9]+ ev)|elbocsatottak|leepitettek|elkuldtek a munkahely[a-z]*|elvesztettem (?:a |az )(?:munka[a-z]*|allas[a-z]*|lakas[a-z]*|otthon[a-z]*|haz[a-z]*)|elveszitettem (?:a |az )(?:munka[a-z]*|allas[a-z]*|lakas[a-z]*|otthon[a-z]*)|munkanelkuli lettem|felmondtak nekem|felmondtak|megszunt a munkahely[a-z]*|kilakoltat[a-z]*|utcara kerul[a-z]*|leegett(?: [a-z]+){0,3} (?:haz[a-z]*|lakas[a-z]*)|(?:haz[a-z]*|lakas[a-z]*)(?: [a-z]+){0,3} (?:leegett|kiegett|elontott[a-z]*|elusz[a-z]*))(?: [a-z]+){0,3}',
      '(?:leepites[a-z]*|elbocsatas[a-z]*)(?: [a-z]+){0,5} (?:engem|en is|nekem|benne|elvittek|ert|kirugtak|erintett[a-z]*)|(?:nincs|elveszett|oda) (?:mar |tobbe |a ){0,6}(?:munkam|allasom|otthonom|lakasom)',
      '(?:szornyu|borzaszto|rossz|tragikus|rettenetes|borzalmas) (?:hir[a-z]*|baleset[a-z]*|veszteseg[a-z]*|diagnozis[a-z]*|telefonhivas[a-z]*)(?: [a-z]+){0,5}',
      '(?:baleset[a-z]*)(?: [a-z]+){0,8} (?:meghalt|korhaz[a-z]*|mutet[a-z]*|intenziv[a-z]*|eletet vesztette|kritikus|nem elte tul|elhunyt)|nem elte tul(?: [a-z]+){0,3}',
      '(?:nyugodjon bekeben|nyugodj bekeben|bucsuztat[a-z]*|utolso utjara|elbucsuz[a-z]*(?: [a-z]+){0,3} (?:tole|toluk)|halottak napja utan|a halala|halala ota|halalat)(?: [a-z]+){0,3}',
      '(?:egesz|tegnap|az egesz) (?:nap|ejjel|este|ejszaka) (?:csak )?(?:sirtam|sirok|zokogtam|bogtem)|nem birom abbahagyni a siras[a-z]*|folyamatosan sirok',
      `altat(?:tuk|tak|tam|jak|juk|om|ni) el (?:[a-z]+ ){0,3}${animal}[a-z]*`,
      `${loved}[a-z]*(?: [a-z]+){0,4} (?:nagyon beteg|halalos beteg|sulyos beteg|vegstadium[a-z]*|napjai vannak|haldoklik|kemot kap|kemoterapia[a-z]*)`,
    ],
    unless: [
      'sirko[a-z]*|temetkezes[a-z]*',
      '[a-z]*eves voltam|[0-9]+ ben|(?:egy|ket|harom|negy|ot|tiz|husz|par) eve|evek ota|regi|minden (?:ev|januar|februar|marcius|aprilis|majus|junius|julius|augusztus|szeptember|oktober|november|december)[a-z]*|cset|chat|szep kor|eve[n]? (?:halt|ment|tortent|volt|vesztettem|vesztettuk|temettuk|meghalt|elment|temettem)?|evvel ezelott|regen|gyerekkoromban|kiskoromban|kicsi voltam|[0-9]+ eve|evtized[a-z]*',
      '(?:telefon[a-z]*|telom)(?: [a-z]+){0,2} (?:meghalt|lemerult|elment|kinyiff[a-z]*)|meghalt a telefon[a-z]*|aksi|akku[a-z]*|laptop[a-z]*|gepem|noveny[a-z]*|virag[a-z]*|kaktusz[a-z]*|kovasz[a-z]*|wifi[a-z]*|net|auto[a-z]*|kocsi[a-z]*|bazsalikom[a-z]*|tamagocsi[a-z]*|kavefozo[a-z]*|hutot?|mosogep[a-z]*',
      'film[a-z]*|sorozat[a-z]*|konyv[a-z]*|regeny[a-z]*|resz[a-z]{0,3}|evad[a-z]*|jatek[a-z]*|jelenet[a-z]*|dal[a-z]*|karakter[a-z]*|szereplo[a-z]*|szinesz[a-z]*|podcast[a-z]*|netflix[a-z]*|foszerepl[a-z]*',
      'nevetes[a-z]*|rohog[a-z]*|lol|haha[a-z]*|unalom[a-z]*',
      'rak(?: [a-z]+)? (?:jegy[a-z]*|csillagjegy[a-z]*|a jegyem|vagyok)|csillagjegy[a-z]*|horoszkop[a-z]*|rakot eszem|folyami rak|rakleves',
      'apolo[a-z]*|noverkent|dolgozom|onkent[a-z]*|temetkezes[a-z]*|vallalkoz[a-z]*|vizsga[a-z]*|apolono',
    ],
  },
  {
    reason: 'grief',
    matches: ['(?:heten|hetesen|honapban) (?:vetelt|vetelte[a-z]*)(?: [a-z]+){0,3}|veteltem el|elvetelt[a-z]*'],
    unless: ['sirko[a-z]*|temetkezes[a-z]*', 'film|sorozat'],
  },
];
