import type { RuleDefinition } from '../../rule.ts';

const age = '(?:[89]|1[0-7])';
const teen = '1[1-7]';
const noUnit =
  '(?! (?:perc|ora|oras|orak|orat|orai|kor|km|kilometer|meter|eve|eves kor|evig|ev|evvel|honap|het|hete|nap|kilo|kg|cm|fok|szazalek|percent|pont|ember|fo|fos|lepes|oldal|resz|szint|emelet|kerulet|busz|villamos|ezer|ft|forint|eur|euro|huf|usd|db|darab|szer|felett|fele|tol|ig|a|en|an|i|adik|edik|odik|orakor|re|ra|nel|nal|gb|[0-9]))';
const kin =
  '(?:lanyom|lanyunk|fiam|fiunk|gyerekem|gyerekeim|gyermekem|ocsem|hugom|unokaocsem|unokahugom|unokatesom|unokatestverem|unokam|keresztfiam|keresztlanyom|nevelt lanyom|nevelt fiam|kisfiam|kislanyom|macska[a-z]*|cica[a-z]*|kutya[a-z]*|kutyus[a-z]*|auto[a-z]*|kocsi[a-z]*|bringa[a-z]*|papagaj[a-z]*|diakjaim|diakom|tanitvany[a-z]*|ikrek|ikreim|gyerekek|lanya|fia|gyereke|gyerekei|ocse|huga|ket lanyom|szomszed[a-z]*|whisky|bor)';
const past =
  '(?:anyukaja|apukaja|anyja|apja|edesanyja|edesapja|nagymamaja|nagyapja|keresztanyja|keresztapja|edzoje|tanara|batyja|novere|szuloje) (?:vagyok|vok)|voltam|volt|voltunk|koromban|korombol|koromig|koraban|kora ota|kora|evesen (?:lettem|kezdtem|kezdte|jottem)|amikor|anno|regen|annak idejen|gyerekkent|gyerekkorom[a-z]*|lelekben|belul|fejben|mentalisan|tanitok|tanitom|tanar vagyok|edzo[a-z]*|edzek|edzem|[a-z]+tanar vagyok';
const young = '(?:leany|kislany|kisfiu|lany|lanyt|fiu|fiut|srac|sracot|csaj|csajt|tini|diak|gimis|kamasz|tinedzser)';
const them =
  '(?:o|a matchem|matchem|a lany|lany|a csaj|a srac|srac|a fiu|fiu|a pasi|a baratnom|baratnom|a baratom|baratom|a csajom|csajom|a pasim|parom|a kislany|az illeto|akivel beszelek|akivel dumalok)';
const told =
  '(?:irja|irta|mondja|mondta|bevallja|bevallotta|elarulta|elmondta|kiderult|kibokte|rakerdeztem|megkerdeztem|szerintem|allitja|azt hittem|valojaban|igazabol)';

/** A stated age under 18, of the author or the other person. */
const toldAge: RuleDefinition = {
  reason: 'minor',
  matches: [
    `${teen} es (?:fel|haromnegyed)(?! (?:ora|ev|perc|kilo|kor|honap|het|km|nap|oldal))`,
    `(?:na jo|ok|oke|igen|ja|bevallom|oszinten|igazabol|valojaban|lebuktam|elarulom|igazibol|amugy) (?:bevallom |meg |csak |igazabol |hogy |na ){0,6}${teen}(?:$| (?:lol|haha|de|es|csak|vagy|baj|bocs))`,
    `te [a-z0-9]+ (?:vagy |eves |evesen ){0,6}(?:es |de |meg )?en (?:csak |meg |meg csak |pedig |ugye ){0,6}${teen}${noUnit}`,
    `(?:en )?${teen} (?:eves )?(?:vagyok )?te (?:meg |pedig )?[2-6][0-9]`,
    `(?:en|meg csak|csak) (?:meg |csak |igazabol |valojaban ){0,6}${teen} (?:eves )?(?:vagyok|vok|lettem|leszek|multam)`,
    `${age} (?:se|sem) (?:vagyok|multam|vok)|${age} (?:evesen|eves) (?:vagyok|vok)`,
    `(?:be)?(?:toltom|toltok|toltottem|fogom tolteni)(?: [a-z]+){0,2} (?:a |az )?${age} (?:et|ot|at|t)`,
    `(?:mindjart|majdnem|hamarosan|nemsokara|nemsoka|lassan|jovore|iden|a heten|ma|holnap|tegnap|jovo heten|jovo honapban) (?:leszek |lettem |mar |a |vagyok |toltom |csak ){0,6}1[3-7](?: (?:leszek|lettem|eves|et|ot|at))?(?:$| (?:lol|haha|de|es|vicces|szoval|vagyok|leszek|lettem|eves|et|ot|at)(?! kor))`,
    '(?:tizenegyedik|tizenkettedik|tizenharmadik|tizennegyedik|tizenotodik|tizenhatodik|tizenhetedik) (?:szulinap|szuletesnap|szulinapi)(?:om|omat|omra|omig|omon)?(?: [a-z]+){0,5}',
    `${teen} (?:szal )?gyertya[a-z]*|gyertya[a-z]*(?: [a-z]+){0,3} ${teen}$`,
    `legfiatalabb(?: [a-z]+){0,5} ${teen}${noUnit}|${teen} (?:a |az )?legfiatalabb`,
    `${teen} (?:(?:es|vagy|meg) )?1[0-8] eves(?!ekkel)[a-z]*|(?:korombeli|velem egykoru|magamkoru)(?: [a-z]+){0,5} ${teen}`,
    `${teen} (?:eves|evs|ev) (?:mult |korul[a-z]* )?${young}`,
    `${young}(?: vagyok| keres| vok)? ${teen}(?: eves)?$`,
    `(?:tarsat|part|baratot|baratnot|fiut|lanyt|pasit|csajt|valakit)(?: [a-z]+){0,8} ${teen}(?: [a-z]+)?$`,
    `${them} (?:akivel [a-z]+ |meg |csak |is |mar |hogy |szinten |eppen |azt |igazabol |a profilja szerint |aki tetszik ){0,6}(?:${told} )?(?:hogy |meg |csak |szinten |is ){0,6}${teen}(?: (?:eves|es fel|evesen))?${noUnit}(?:$| (?:eves|es|en|de|irj|mit|o|szerinted|ird|segits|mehet|gaz|lol|vagyok|meg))`,
    `${told}(?: [a-z]+){0,8} ${teen}(?: (?:eves|es fel|koruli|korul|eves lany|eves fiu))(?! kor)`,
    `${told} (?:hogy |o |csak |meg |mar |azt ){0,6}${teen}(?:$| (?:es|de|mit|eves|hogy))`,
    `(?:irt|ramirt|rairt|cseteltem|chateltem|irogat|beszelgetek)(?: [a-z]+){0,6} ${teen}(?: eves)?(?:$| mit| hogy)`,
    `${teen} koruli|(?:kb|korulbelul|olyan|szerintem) ${teen} eves`,
    `(?:bio|profil|bemutatkozas) (?:gimis |diak |lany |fiu |[a-z]+ vagyok )?${teen}${noUnit}(?: [a-z]+){0,6}|${teen} (?:es )?(?:debrecen|szeged|budapest|bp|pecs|gyor|miskolc|kecskemet|sopron|eger|vac|szombathely|nyiregyhaza|veszprem)`,
    `(?:vagyok|pedig|papiron|mert hat|mivel|csak|meg|igazabol) ${teen} (?:de )?(?:ez |ami |a kor )?(?:csak )?egy szam`,
    `csak (?:egy )?szam(?: [a-z]+){0,4} ${teen}$|(?:eretlen|kiskoru|fiatal)(?: [a-z]+){0,5} ${teen}(?! ev)`,
  ],
  unless: [
    'korom ota|koromtol|azt mondta|^o mar [0-9]+|oteves|hateves|anyukaja vagyok|apukaja vagyok',
    kin,
    past,
    'menet[a-z]*|hetvege(?:n|kor)|vonat[a-z]*|busz[a-z]*|pont[a-z]*|gol[a-z]*|honap[a-z]*|pm|orakor|mult ev|ezren',
    '[0-9]+ (?:ev|eve|evvel|evig) (?:veled|dolgoz|elek|lakom|hazas)[a-z]*|koztunk [0-9]+',
  ],
};

/** "At 15 you're not allowed to": said of the present, not the past. */
const atAge: RuleDefinition = {
  reason: 'minor',
  matches: [
    `(?:profil[a-z]*|app[a-z]*|itt)(?: [a-z]+){0,2} (?:1[89]|2[0-9])(?: (?:de|vagyok|szerint|csak|van|irva)){0,3} (?:valojaban|igazabol|amugy) (?:csak |meg )?${age}|^${age} (?:de|csak) (?:mindenki|sokan|erettebb|tobbnek|idosebbnek)(?: [a-z]+){0,4}`,
    `${age} (?:evesen|eveskent)(?! (?:szokott|ment|lett|kezdte|kezdett|hazasod[a-z]*|szult|halt|jott|volt))`,
    `(?:az |a |mint )?u 1[0-7](?: (?:ban|ben|os|as|es|osok|asok|ba|be))?`,
    `${age} (?:alatt|alatti|felett)(?: [a-z]+){0,3} (?:szulo[a-z]*|ingyen[a-z]*|gyerek[a-z]*|nem enged[a-z]*|nem mehet[a-z]*|csak szulo[a-z]*|lehet)`,
  ],
  unless: [
    'korom ota|koromtol|azt mondta|^o mar [0-9]+|oteves|hateves|anyukaja vagyok|apukaja vagyok',
    kin,
    past,
    '[a-z]{2,}(?:tam|tem|tunk|tuk|ttunk)',
    '(?:kezdte|kezdett|lett|ment|jott|kapta|tanult|tanulta|latta|irta|halt|meghalt|elvalt|szult|vesztette|ota|regota|edzo[a-z]*|birom|harmadszor)',
    '[0-9]+ (?:eve|ev) (?:ota )?(?:is|meg)',
  ],
};

const kind = '(?:fiatalkoru|kiskoru)';
const years = '(?:egy|ket|ketto|harom|negy|ot|hat|fel|masfel|par|nehany|[1-9]|1[0-9]|2[0-9])';

/** What the law says about people under 18. */
const underLaw: RuleDefinition = {
  reason: 'minor',
  matches: [
    `${kind}(?:kent)? (?:vagyok|vagyunk|vok|a lany|a fiu|a srac|a csaj|a matchem|vagy|meg)|(?:vagyok|o|meg|lany|fiu|srac|csaj|matchem|baratnom|illeto|mert|hogy|is) (?:meg |csak |amugy |sajnos |hivatalosan |papiron ){0,6}${kind}(?:val|vel|kent|hoz)?`,
    `${kind} (?:a |az )?(?:lany[a-z]*|fiu[a-z]*|csaj[a-z]*|srac[a-z]*|diak[a-z]*)`,
    '(?:jogilag|hivatalosan|papiron|torveny szerint)(?: [a-z]+){0,2} (?:gyerek|gyermek|kiskoru|eretlen|nem felnott)(?: [a-z]+){0,2}|(?:gyerek|gyermek) vagyok meg|meg (?:csak )?gyerek vagyok',
    `(?:meg |csak |jojjek |hianyzik |kell |var[a-z]* |az |ez |van ){1,6}${years} (?:ev|eve|evet|evig|evem|honap|honapot|honapom|het)(?: (?:es|mulva|meg|a|az|hianyzik|kell|van|csak|amig|addig|hatra|nagykorusag[a-z]*)){0,6} (?:felnott[a-z]*|nagykoru[a-z]*|szavazhat[a-z]*|legalis[a-z]*|vezethet[a-z]*|ihat[a-z]*|erettsegi[a-z]*|szabad)`,
    `(?:nagykorusag[a-z]*|felnottseg[a-z]*|felnott(?:e|nek| leszek| legyek)?|nagykoru(?:va|nak| leszek| legyek)?|eleg idos)(?: [a-z]+){0,6} ${years} (?:ev|eve|evet|evig|honap|honapot|het)(?! (?:fol|szul|kap))`,
    `hianyzik (?:meg )?${years} (?:ev[a-z]*|honap[a-z]*)(?: [a-z]+){0,3} nagykorusag[a-z]*`,
    '(?:amig|ha|mire|mikor|amikor|majd ha|ameddig) (?:majd |eleg |vegre |mar |nem ){0,6}(?:felnott|felnotte|nagykoru|eleg idos|idos|eleg nagy|nagy|nagyobb|18) (?:leszek|lesz|lennek|nem leszek|valok)|ha (?:majd )?felnovok',
    '(?:jojjek|gyere|menjek) vissza(?: [a-z]+)? (?:egy|ket|ketto|harom|negy|ot|par|[1-9]) ev(?: mulva)?',
    '(?:meg )?(?:nem vagyok|nem vok|nem voltam)(?: meg)? (?:meg )?eleg (?:idos|nagy|felnott)(?! (?:ahhoz a tehetseg|baratom))|meg (?:tul )?(?:kicsi|fiatal) vagyok(?: [a-z]+){0,2}|(?:ahhoz|ehhez) (?:meg )?(?:tul )?(?:kicsi|fiatal) vagyok',
    '(?:meg |nekem |engem |nekunk ){1,6}(?:meg |oda |be |ide |se |sem ){0,6}(?:nem|se|sem) (?:adnak|adtak|szolgalnak ki|szolgaltak ki|engednek be|engedtek be|engednek|engedtek)(?: [a-z]+){0,8} (?:szemelyi[a-z]*|piat?|alkohol[a-z]*|sort|bort|cigi[a-z]*|cigaretta[a-z]*|felnott[a-z]*|korom[a-z]*|kor|fiatal[a-z]*)',
    '(?:piat?|alkoholt|sort|bort|cigit|cigarettat|energiaitalt)(?: [a-z]+){0,3} (?:nekem )?(?:meg )?nem (?:adnak|adtak|vehetek|szolgalnak|kapok|ihatok)|nem (?:vehetek|ihatok|ihat|vehet) (?:meg )?(?:cigit|piat|alkoholt|sort)(?! (?:mert vezet|gyogyszer))|meg nem (?:ihat|ihatok|ihatom|szavazhat[a-z]*|dohanyozhat[a-z]*)',
    '(?:dohanybolt[a-z]*|trafik[a-z]*|kocsma[a-z]*|kidobo[a-z]*|pultos[a-z]*|penztaros[a-z]*)(?: [a-z]+){0,5} (?:kirohog[a-z]*|nem szolgal[a-z]*|elkuld[a-z]*|nem adott|nem adtak|szemelyi[a-z]*|vissza)(?: [a-z]+){0,5}',
    'szuloi? (?:engedely[a-z]*|beleegyezes[a-z]*|alairas[a-z]*|hozzajarulas[a-z]*|kiseret[a-z]*|felugyelet[a-z]*)|(?:csak )?(?:szulovel|felnott kiserettel|felnottel)(?: [a-z]+){0,2} (?:lehet|mehetek|mehetunk|enged[a-z]*|szabad)',
    '(?:a )?gyamom[a-z]*|nevelootthon[a-z]*(?: [a-z]+){0,2}|gyerekotthon[a-z]* (?:lakom|elek|vagyok)|(?:lakasotthon|intezet)(?:ben|ban) (?:lakom|elek|nottem|vagyok)',
    '(?:gyerek|gyermek|diak) ?jegg?y(?:el|et)(?: [a-z]+){0,3} (?:utaz[a-z]*|jarok|megyek|meg)|(?:meg )?(?:gyerek|gyermek) ?jegg?yel',
    '(?:a )?korhatar (?:alatt|miatt|ala)(?: [a-z]+){0,3}|(?:18|16) (?:os )?karika[a-z]*(?: [a-z]+){0,5} (?:nem|se|sem|be se)(?: [a-z]+){0,3} enged[a-z]*|nem (?:enged|engedett|hagy|hagyott|engedte)(?: [a-z]+){0,3} (?:a )?korom (?:miatt|vegett)|a korom miatt (?:nem|meg nem|le)(?: [a-z]+){0,3}',
    '(?:nover|batya|tesv|testver|teso|anya|apa|anyu|apu|unokatestver|unokateso|hug)[a-z]*(?: [a-z]+){0,2} (?:szuletesi (?:ev|datum|ido)[a-z]*|szemelyi[a-z]*|igazolvany[a-z]*|fiok[a-z]*|profil[a-z]*|adatai[a-z]*|neve alatt|nevevel|accountj[a-z]*)(?: [a-z]+){0,4} (?:regisztral[a-z]*|hasznal[a-z]*|leptem[a-z]*|leptek|csinal[a-z]*|vagyok|cseteltem|csetelt|lepett|van|irok|irtam|irt|jottem)',
    '(?:regisztral[a-z]*|hasznal[a-z]*|leptem be|csinaltam)(?: [a-z]+){0,4} (?:nover|batya|testver|teso|anya|apa|anyu|apu|hug)[a-z]* (?:szemelyi[a-z]*|adatai[a-z]*|szuletesi[a-z]*|fiok[a-z]*|profil[a-z]*|igazolvany[a-z]*)',
    '(?:hamis|kamu|atirt) (?:diak(?:om|igazolvany[a-z]*|kam|kaval)?|szemelyi[a-z]*|igazolvany[a-z]*)(?:mal|val|vel)?(?: [a-z0-9]+){0,6}',
    '(?:nincs|nem lehet) (?:meg )?(?:jogsim|jogositvanyom|jogsi)(?: [a-z]+){0,3} (?:kicsi|fiatal|korom|18|17|16|nem vagyok)(?: [a-z]+){0,2}|meg nincs (?:jogsim|szemelyim)(?: [a-z]+){0,5} (?:suli[a-z]*|kicsi|fiatal|kor[a-z]*)',
    '(?:tul )?fiatal (?:lehet |hozzam ){0,6}(?:azt )?(?:irta|mondta)(?: [a-z]+){0,4}|(?:nyaron|iden) (?:dolgozhatok|vallalhatok) eloszor|(?:nem )?vesznek fel diakmunka[a-z]*',
    '(?:anyu[a-z]*|anya|apu[a-z]*|apa|szuleim|osek|muterek)(?: [a-z]+){0,3} (?:szerint|azt mondja|azt mondjak)(?: [a-z0-9]+){0,5} (?:randizni|fiuzni|csajozni|pasizni|udvarolni|baratnom|baratom)(?: [a-z0-9]+){0,6}',
  ],
  unless: [
    'korom ota|koromtol|azt mondta|^o mar [0-9]+|oteves|hateves|anyukaja vagyok|apukaja vagyok',
    kin,
    'voltam|koromban|amikor (?:meg|kicsi|gyerek)|anno|regen|annak idejen|vedelm[a-z]*|ugyel[a-z]*|rendor vagyok|rendorkent|ugyved[a-z]*|dolgozom|dolgoztam|onkent[a-z]*|nevelokent|nevelo vagyok|szocialis munkas|tanitok|tanar vagyok',
    'mert vezetek|vezetek|gyogyszer[a-z]*|alkoholista|diploma[a-z]*|szakvizsg[a-z]*|phd|nyugdij[a-z]*|hitel[a-z]*|doktor[a-z]*',
  ],
};

export const underAge: RuleDefinition[] = [toldAge, atAge, underLaw];
