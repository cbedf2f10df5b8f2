import type { RuleDefinition } from '../../rule.ts';

const kin =
  '(?:lanyom[a-z]*|lanyunk|fiam[a-z]*|fiunk|gyerekem[a-z]*|gyerekeim[a-z]*|ocsem|hugom|unokaocsem|unokahugom|unokatesom|unokatestverem|unokam|keresztfiam|keresztlanyom|kisfiam|kislanyom|diakjaim|diakom|tanitvany[a-z]*|ikrek|gyerekek[a-z]*|lanya|fia|gyereke[a-z]*|ocse|huga|nevelt [a-z]+|szomszed[a-z]*)';
const teaches =
  'tanitok|tanitom|tanitjuk|[a-z]*tanar vagyok|tanarkent|tanarno vagyok|tanito vagyok|tanitono[a-z]*|edzo[a-z]*|edzek|edzem|pedagogus|osztalyfonok vagyok|korrepetal(?:ok|tam|om)|osztalytalalkozo[a-z]*|erettsegi talalkozo|voltam|jartam|jartunk|voltunk|anno|regen|annak idejen|amikor|koromban|korunkban|gyerekkent|gyerekkor[a-z]*|egyszer|[0-9]+ eve|evekkel|evvel ezelott|volt gimi[a-z]*|javitok|javitani|javitom|osszeirok|egyetem[a-z]*|foiskola[a-z]*|fosuli[a-z]*|esti tagozat[a-z]*|felnottkepz[a-z]*|tanfolyam[a-z]*|nyelviskola[a-z]*|tanc(?:suli|iskola)[a-z]*|autosiskola[a-z]*|mester[a-z]*|diplom[a-z]*|ev(?:em|eim)|emelet[a-z]*|kerulet[a-z]*|helyen|hazibulik?|focisuli';
const grade = '(?:hatodik|hetedik|nyolcadik|kilencedik|tizedik|tizenegyedik|tizenkettedik)';
const nth = '(?:[5-9]|1[0-2])';
const parents =
  '(?:anyu|anya|anyam|anyum|anyuka|anyukam|anyukaja|anyja|apu|apa|apam|apum|apuka|apukam|apukaja|apja|anyuek|anyaek|apuek|apaek|szuleim|szulei|a szuleim|osek|oseim|muter|muterek|faterek|fater|nevelom|nagyim|nagyi)';

/** People who go to school or live under their parents' rules. */
export const pupil: RuleDefinition[] = [
  {
    reason: 'minor',
    matches: [
      `${grade}(?:es|os)(?:ek|ok)?(?! vagy qq)(?:$| (?:vagyok|vagyunk|vok|lany|fiu|gimis|srac|csaj|a|az|es|meg|most|nekem|szerinted|mit|de|lettem|leszek|tanulo|diak|en|o|hogy|koromra))`,
      `${nth} (?:es|os|as|esek|osok|asok|ikes|edikes|adikos|odikos) (?:vagyok|vagyunk|vok|lany|fiu|gimis|tanulo|diak|srac|csaj|gimnazista)`,
      `(?:egesz|vagyok|jarok|jar|jarunk|megyek|gimis|gimi|suliban|suli|velem|a|az|mint|bio|lany|fiu|tokmagnak) ${nth} (?:b|c|d|e|f|a ba|a ban|a sok|b be|b ben|b sek|c be|c ben|c sek|d be|d ben|e be|e ben|a osztaly[a-z]*|edik[a-z]*|evfolyam[a-z]*|osztaly[a-z]*|ik)(?:$| (?!lakas|busz|ajto|kapu|epulet|terem|szoba|resz|szek|sor|vitamin))`,
      `${nth} (?:a|b|c|d|e) ?(?:be|ba|ben|ban|s|sek|osztalyba|osztalyos) ?(?:jar[a-z]*|vagyok|tanul[a-z]*|megy[a-z]*)?(?: (?:es )?te qq)?$|velem (?:jar|egy osztaly[a-z]*)(?: [a-z0-9]+){0,3}`,
      `${grade} (?:osztaly[a-z]*|evfolyam[a-z]*|gimi[a-z]*)`,
      `(?:most|iden|meg|tavaly|szeptembertol|ev vegen|juniusban|nyaron)(?: [a-z]+){0,4} ${grade}(?:ban|ben|bol|ba|be|ot|et)|${grade}(?:ban|ben|bol|ba|be)(?: [a-z]+){0,3} (?:vagyok|jarok|megyek|kezdek|kezdem|leszek|ballag[a-z]*|irjuk|irtuk|jar)`,
      '(?:most |iden |tavaly |juniusban )(?:[a-z]+ ){0,2}ballag[a-z]*(?: [a-z]+){0,3} (?:altalanos[a-z]*|nyolcadik[a-z]*|gimi[a-z]*|a gimibol|suli[a-z]*)',
      '(?:meg|csak|en|is|vagyok|hogy|mert|o|ugye) (?:[a-z]+ ){0,2}(?:kozepsulis|kozepiskolas|gimis|gimnazista|altalanos iskolas|altsulis|altisulis|szakgimis|szakkozepes|szakkozepiskolas|technikumos|iskolas|sulis)(?! (?:koromban|evek|emlek[a-z]*|baratno[a-z]*|barat[a-z]*|szerel[a-z]*|tanar[a-z]*|kor))',
      '(?:kozepsulis|kozepiskolas|gimis|gimnazista|altalanos iskolas|altsulis|szakgimis|szakkozepes|technikumos|iskolas) (?:vagyok|vok|lany[a-z]*|fiu[a-z]*|srac[a-z]*|csaj[a-z]*|tanulo|letemre|meg)|^(?:bio )?(?:gimis|gimnazista|kozepsulis|kozepiskolas|altisulis|szakgimis)(?: [a-z0-9]+){0,6}$',
      '(?:jar|jarok|jarunk|jarsz|vagyok|meg|utolso eves|vegzos|elsos|masodikos|harmadikos|negyedikes|tanulok|felvettek|kezdem)(?: [a-z]+){0,4} (?:altalanos(?:ba|ban)?(?: iskola[a-z]*)?|gimi|gimibe|gimiben|gimnazium[a-z]*|kozepsuli[a-z]*|kozepiskola[a-z]*|kozepbe|szakgimi[a-z]*|szakkozep[a-z]*|technikum[a-z]*)',
      '(?:altalanos iskola(?:ba|ban)|altalanos(?:ba|ban)|gimibe|gimiben|gimnaziumba|gimnaziumban|kozepsuliba|kozepiskolaba|szakgimibe|szakkozepbe|technikumba|szakgimit|gimit)(?: [a-z]+){0,3} (?:jar|jarok|jarunk|jaro|vettek|felvettek|megyek|kezdem|kezdek|tanulok|vagyok)',
      'felveteli?z[a-z]*(?: [a-z]+){0,3} (?:gimi|kozep|szakgimi|gimnazium|technikum)[a-z]*|(?:szeptembertol|szeptemberben|osztol|osszel)(?: [a-z]+){0,2} (?:gimi|gimis|gimibe|kozepsuli|kozepiskola|szakgimi|technikum)[a-z]*',
      '(?:jovore|ket ev mulva|harom ev mulva|negy ev mulva|2 ev mulva|3 ev mulva) (?:fogok |majd )?erettsegi(?:zek|zik|zem|zunk|zni|m)?|erettsegi(?:zek|zik|m)? (?:csak |majd |meg ){0,6}(?:jovore|ket ev|harom ev)',
      '(?:temazaro|temazarom|temazarot|temazaronk|ropdoga[a-z]*|nagydoga[a-z]*|matekdoga[a-z]*|toridoga[a-z]*|kompetenciameres[a-z]*|nagyszunet[a-z]*|szuloi ertekezlet[a-z]*|fogadoora[a-z]*|tesiora[a-z]*|matekora[a-z]*|torioran?|magyarora[a-z]*|angolora[a-z]* (?:van|volt)|osztalykirandulas[a-z]*|ofi (?:kirandulas|ora)[a-z]*|ofoora[a-z]*|farsang(?: [a-z]+){0,2} suli[a-z]*|golyatabor[a-z]*(?: [a-z]+){0,3} (?:gimi|kozep|szakgimi)[a-z]*|szalagavat(?:om|onk)[a-z]*|(?:lesz|jon|keszul[a-z]*|probal[a-z]*|proba)(?: [a-z]+){0,2} szalagavato[a-z]*|szalagavato(?:ra|n|nk|m)?(?: [a-z]+){0,2} (?:lesz|keszul[a-z]*|probal[a-z]*|proba[a-z]*|tancol[a-z]*)|iskolabusz[a-z]*|sulibusz[a-z]*|gyerektabor[a-z]*|cserkesztabor[a-z]*|bizonyitvanyoszt[a-z]*|felev[a-z]* (?:jegy|bizi)[a-z]*|intot|intom|intoje|igazolatlan[a-z]*|hazi ?feladat[a-z]*|lecket irok(?! a gyerek)|leckem|lecket ir|leckeiras[a-z]*|potvizsg[a-z]*|magantanulo[a-z]*)(?! (?:javit|szervez|tart)[a-z]*)',
      '(?:matek|tori|magyar|kemia|fizika|biosz|bio|foci|tesi|angol|nemet|ofo|info|enek|rajz) (?:ora|oran|oram|orarol|dolgozat[a-z]*|doga[a-z]*|temazaro[a-z]*|felelet|felmero[a-z]*|hazi|lecke)(?: [a-z]+){0,4}',
      '(?:kettes[a-z]*|egyes[a-z]*|karot|jegyeim|jegyem|atlagom)(?: [a-z]+){0,3} (?:matek[a-z]*|tori[a-z]*|fizika[a-z]*|kemia[a-z]*|magyar[a-z]*|biosz[a-z]*|angol[a-z]*|suli[a-z]*|miatt|kijavit[a-z]*|ki kell)|(?:bukok|bukom|bukni|allok)(?: [a-z]+){0,2} (?:tori|matek|fizika|kemia|magyar|angol|biosz)[a-z]*',
      '(?:ofo|ofom|ofi|osztalyfonokom|osztalyfonok|az osztalyfonok[a-z]*|tanar|tanarom|tanarno|tanarnom|tanar ur|igazgato|diri|igazgatono|matektanar[a-z]*)(?: [a-z]+){0,4} (?:behivat[a-z]*|elvett[a-z]*|elvesz[a-z]*|elkoboz[a-z]*|beir[a-z]*|felelt[a-z]*|megbuktat[a-z]*|intot|intett|szolt|lebuktat[a-z]*|rajtakap[a-z]*|mondta)(?: [a-z]+){0,3}',
      '(?:behivat[a-z]*|elvett[a-z]*|elvesz[a-z]*|elkoboz[a-z]*|elkobzas[a-z]*)(?: [a-z]+){0,2} (?:a |az )?(?:ofo|ofi|tanar|tanarno|igazgato|diri|osztalyfonok)[a-z]*',
      '(?:suliba|iskolaba|suliban|iskolaban) (?:kell (?:mennem|lennem|menni)|megyek|vagyok|voltam ma|jarok|ultem|kell lenni|van|volt|lesz)(?! (?:a gyerek|tanit))|suli utan|(?:suli|iskola) (?:elott|utan|utani)(?: [a-z]+){0,3}|(?:kell|muszaj|reggel)(?: [a-z]+){0,3} (?:suliba|iskolaba)(?: [a-z]+){0,2} (?:kelni|mennem|lennem|menni)|(?:ertem|kivel) (?:a )?sulihoz',
      '(?:a |az )?(?:sulink|suli|iskolank|osztaly|masik osztaly|parhuzamos osztaly|evfolyam)(?:bol|unkbol|ombol|om|unk|ban|unkban|omban)(?: [a-z]+){0,3} (?:tetsz[a-z]*|fiu[a-z]*|lany[a-z]*|srac[a-z]*|csaj[a-z]*|megy|ment|jon|en|lattam|akinek|aki|mindenki)|(?:tetszik|fiu[a-z]*|lany[a-z]*|srac[a-z]*|csaj[a-z]*|lattam meg|mindenki)(?: [a-z]+){0,3} (?:a sulinkbol|a sulibol|a suliban|az osztalybol|az osztalyombol|az osztalyomban|a masik osztalybol|az osztalyunkbol|az evfolyamrol)|az osztalyom[a-z]*|jon az egesz osztaly|osztalytarsam tetsz[a-z]*|az osztalytarsa(?:im|mba|mmal)(?: [a-z]+){0,4}',
      '(?:gyerek|kolyok|tini) ?tabor[a-z]*(?: [a-z]+){0,6}|(?:kilenckor|tizkor|9 kor|10 kor|nyolckor) (?:takarodo|lefekves|villanyoltas)|takarodo (?:van|kilenc|tiz|utan)[a-z]*|este (?:nyolc|kilenc|hat|het)ig (?:enged[a-z]*|mehetek|lehetek|szabad|maradhatok)',
    ],
    unless: ['korom ota|koromtol|azt mondta|^o mar [0-9]+|oteves|hateves|anyukaja vagyok|apukaja vagyok', kin, teaches],
  },
  {
    reason: 'minor',
    matches: [
      `${parents}(?: [a-z]+){0,6} (?:megnez(?:i|ik)|atnez(?:i|ik)|nez(?:i|ik)|ellenorz(?:i|ik)|elolvas(?:sa|sak)|elvesz(?:i|ik)|elvett[a-z]*|elkoboz[a-z]*|lekapcsol[a-z]*|kikapcsol[a-z]*|letilt[a-z]*|figyel(?:i|ik)|korlatoz[a-z]*)(?: [a-z]+){0,3} (?:telo[a-z]*|telefon[a-z]*|gepem[a-z]*|gepet|laptop[a-z]*|uzenet[a-z]*|netet|wifit|csetem[a-z]*|chat[a-z]*|tabletem|konzol[a-z]*)`,
      `(?:elveszi|elveszik|elvette|elvettek|megnezi|megnezik|atnezi|atnezik|ellenorzi|ellenorzik|lekapcsolja|kikapcsolja)(?: [a-z]+){0,3} (?:telo[a-z]*|telefon[a-z]*|gepem[a-z]*|gepet|laptop[a-z]*|uzenet[a-z]*|netet|wifit)(?: [a-z]+){0,3} ${parents}`,
      `${parents}(?: [a-z]+){0,4} (?:nem enged(?:i|ik|nek|ne)?|megtilt[a-z]*|csak (?:[a-z]+ig )?enged[a-z]*|nem hagyja[a-z]*|csak [a-z]+ig enged[a-z]*)(?: [a-z]+){0,4}`,
      `${parents}(?: [a-z]+){0,3} (?:megol|megolne|megolnenek|kinyir|kinyirna|kinyirnanak|kiakad[a-z]*|megnyuz[a-z]*|lecsap[a-z]*|agyoncsap[a-z]*)(?: [a-z]+){0,6} (?:megtud[a-z]*|tinder[a-z]*|app[a-z]*|randi[a-z]*|fent vagyok|fenn vagyok|regisztral[a-z]*|meglat[a-z]*|veled|neked)`,
      `${parents}(?: [a-z]+){0,3} (?:nem tud(?:ja|jak|nak)?|ne tud(?:ja|jak)|nem tudhat[a-z]*|ne lassa[a-z]*|most tudja meg|ha megtud[a-z]*)(?: [a-z]+){0,4} (?:rola|rolam|hogy|fenn|fent|app[a-z]*|tinder[a-z]*|randi[a-z]*|veled|bukok|beszel[a-z]*)`,
      `(?:szulei|szuleim|anyukaja|anyja)(?: [a-z]+){0,2} (?:nem tudnak rola|csak [a-z]+ engedi|nem engedi[a-z]*)`,
      `(?:titkol[a-z]*|eltitkol[a-z]*|rejteget[a-z]*|eldug[a-z]*|letagad[a-z]*)(?: [a-z]+){0,3} (?:anyu[a-z]*|apu[a-z]*|anyam[a-z]*|apam[a-z]*|szuleim|az? osok|osek)(?: elol| elott)?`,
      `(?:edzes|suli|iskola|szakkor|zeneora|ora|meccs)[a-z]*(?: [a-z]+){0,3} ${parents}(?: [a-z]+){0,2} (?:visz|hoz|jon|vesz|elvisz|hazavisz|hazahoz|ertem)(?: [a-z]+){0,3}|${parents}(?: [a-z]+){0,2} (?:visz|hoz|elvisz|hazavisz|hazahoz|ertem jon|jon ertem)(?: [a-z]+){0,4} (?:suli[a-z]*|iskola[a-z]*|edzes[a-z]*|nem buszozhat[a-z]*|egyedul)`,
      `egyedul (?:meg )?nem (?:buszoz|jar|mehet|utaz|johet|metroz)[a-z]*|nem (?:mehetek|buszozhatok|johetek|utazhatok) (?:meg )?egyedul(?: [a-z]+){0,2}`,
      `${parents}(?: [a-z]+){0,5} (?:otthon a helye[md]?|szobafogsag[a-z]*|buntetes[a-z]*|buntetesben|kijarasi[a-z]*|elzart[a-z]*)|(?:buntetesben|szobafogsagban) vagyok`,
      `${parents} szerint(?: [a-z]+){0,3} (?:fiuzni|randizni|csajozni|pasizni|udvarolni)(?: [a-z]+){0,5}`,
      'kreta[a-z]*(?: [a-z]+){0,3} (?:nez[a-z]*|latja|latjak|into[a-z]*|beir[a-z]*|jegy[a-z]*|anyu|anya)|(?:into|intot|igazolatlan)(?: [a-z]+){0,4} (?:kreta[a-z]*|anyu[a-z]*|anya|apa|apu[a-z]*)',
    ],
    unless: [
      'korom ota|koromtol|azt mondta|^o mar [0-9]+|oteves|hateves|anyukaja vagyok|apukaja vagyok',
      kin,
      teaches,
      'lakas[a-z]*|hitel|kolcson|ado|demenci[a-z]*|idosek|korhaz[a-z]*|fozni|fozes[a-z]*|fakanal[a-z]*|epulet[a-z]*|korona[a-z]*|sziget',
    ],
  },
];
