import type { RuleDefinition } from '../../rule.ts';

const group =
  '(?:cigany[a-z]*|roma|romak|romakat|zsido[a-z]*|buzi[a-z]*|buzeran[a-z]*|meleg(?:ek|eket|eknek)|homokos[a-z]*|leszbik[a-z]*|leszbikus[a-z]*|transz[a-z]*|transi[a-z]*|migrans[a-z]*|menekult[a-z]*|bevandorlo[a-z]*|neger[a-z]*|nigger[a-z]*|fekete(?:k|ket|knek)|szinesbor[a-z]*|arab[a-z]*|muszlim[a-z]*|muzulman[a-z]*|kinai(?:ak|akat)|azsiai(?:ak|akat)?|roman(?:ok|okat)|ukran(?:ok|okat)|kover(?:ek|eket|ekkel|eknek)?|dagadt[a-z]*|duci(?:k|kat)?|csunya(?:k|kat)|fogyatekos[a-z]*|nyomorek[a-z]*|retard[a-z]*|csoves[a-z]*|hajlektalan[a-z]*|szegeny(?:ek|eket)|proli[a-z]*|paraszt(?:ok|okat)|feminist[a-z]*|liber[a-z]*|gyerekes(?:ek|eket)?|egyedulallo anya[a-z]*|elvalt[a-z]*|nok|noket|noknek|no|ferfiak|pasik|csajok|lanyok)';

const insult =
  '(?:kurva[a-z]*|ribanc[a-z]*|lotyo[a-z]*|cafka[a-z]*|szajha[a-z]*|ringyo[a-z]*|picsa[a-z]*|luvnya[a-z]*|dagadt[a-z]*|hajas|diszno[a-z]*|tehen|barom[a-z]*|hulye[a-z]*|idiota[a-z]*|debil[a-z]*|retardalt[a-z]*|szerencsetlen[a-z]*|nyomorult[a-z]*|undorito[a-z]*|csunya|ronda|rusnya[a-z]*|senkihazi[a-z]*|szemet[a-z]*|fereg[a-z]*|ferg[a-z]*|szar[a-z]*|utolso|ertektelen[a-z]*|szanalmas[a-z]*|ocska[a-z]*|beszari|geci[a-z]*|kocsog[a-z]*|faszfej[a-z]*|seggfej[a-z]*|ostoba[a-z]*|primitiv[a-z]*|bunko[a-z]*|pszichopata[a-z]*|elmebeteg[a-z]*|buzi[a-z]*|buzeran[a-z]*|nyomorek[a-z]*|banya[a-z]*|venlany[a-z]*|satrafa[a-z]*|kiscsaj)';

export const hate: RuleDefinition[] = [
  {
    reason: 'hate',
    matches: [
      '(?:a )?mai (?:nok|nokkel|noknek|ferfiak|ferfiakkal)(?: [a-z]+){0,5} (?:egyforma[a-z]*|mind|penz[a-z]*)',
      '(?:fajtad[a-z]*|a te fajtad[a-z]*|fajtajuk[a-z]*|a magad fajt[a-z]*)(?: [a-z]+){0,6}',
      'mind (?:lop[a-z]*|segely[a-z]*|csal[a-z]*|bunoz[a-z]*|hazudik|terrorista|egyforma[a-z]* (?:ostoba|hulye|hazug)|ugyanolyan (?:ostoba|hulye))(?: [a-z]+){0,4}|segelybol el[a-z]*|(?:lop|lopnak) meg segely[a-z]*',
      '(?:ti |a )?zsidok(?: [a-z]+){0,6} (?:penz[a-z]*|szal[a-z]*|bank[a-z]*|vilag[a-z]*|mozgat[a-z]*|iranyit[a-z]*)|(?:ti|ok) mozgat[a-z]* a szalakat',
      '(?:nok|nokkel|nok mind|mai nok[a-z]*)(?: [a-z]+){0,4} (?:mind|egyforma[a-z]*|penz[a-z]*)(?: [a-z]+){0,4}|eszuk semmi|penz kell nekik',
      '(?:rendes|feher|tiszta)(?: [a-z]+){0,2} (?:feher|magyar)(?: [a-z]+){0,2} (?:lanyok|nok|ferfiak|fiuk)(?: [a-z]+){0,3} (?:irjanak|jelentkezzenek)|kisebbseg[a-z]*(?: [a-z]+){0,4} (?:nem|ver[a-z]*|kevered[a-z]*)|(?:milyen a ver[a-z]*|nem keveredem)',
      '(?:az osszes|minden|a) (?:ferfi|no|pasi|csaj)(?: [a-z]+){0,3} (?:szemet|hulladek|allat|diszno|hasznavehetetlen|ostoba|selejt|hulye)(?: [a-z]+){0,4}|hasznavehetetlen[a-z]*',
      '(?:bunko|buta|koszos|ostoba) (?:paraszt[a-z]*|proli[a-z]*|videki[a-z]*|tahos?[a-z]*)|maradjon a (?:falujaban|putrijaban)|disznok kozott',
      '(?:muszlim[a-z]*|migrans[a-z]*|cigany[a-z]*|arab[a-z]*|roma[a-z]*)(?: [a-z]+){0,3} (?:nem valaszol[a-z]*|terrorist[a-z]*|mehet[a-z]* vissza|sivatag[a-z]*)(?: [a-z]+){0,4}|vissza a sivatag[a-z]*|terrorista mind',
      '(?:cigany[a-z]*|romak|roma|zsido[a-z]*|buzi[a-z]*|buzeran[a-z]*|homokos[a-z]*|leszbik[a-z]*|transz[a-z]*|transi[a-z]*|migrans[a-z]*|menekult[a-z]*|bevandorlo[a-z]*|neger[a-z]*|nigger[a-z]*|szinesbor[a-z]*|feketek|arabok|arab|muszlim[a-z]*|muzulman[a-z]*|azsiai[a-z]*|kover[a-z]*|dagadt[a-z]*|duci[a-z]*|fogyatekos[a-z]*|nyomorek[a-z]*|csoves[a-z]*|szegenyek|proli[a-z]*|feminist[a-z]*|gyerekes[a-z]*|egyedulallo anya[a-z]*|elvalt[a-z]*|csunya[a-z]*|melegek)(?: [a-z]+){0,4} (?:kimeljen[a-z]*|kimeljetek|ne irj[a-z]*|ne irjon|ne is|ne probalkoz[a-z]*|ne jelentkez[a-z]*|ne keress[a-z]*|hagyj[a-z]*|elonyben|kizarva|huzz[a-z]*|balra|nem erdekel[a-z]*|nem kell[a-z]*|felejts[a-z]*|takarod[a-z]*|pusztul[a-z]*|dogol[a-z]*|menj[a-z]* haza|haza|undor[a-z]*|gusztust[a-z]*|bunoz[a-z]*|lop[a-z]*|elosk[a-z]*|parazit[a-z]*|beteg[a-z]*|szemet[a-z]*|ne faraszd[a-z]*|nem johet[a-z]*|nem jatszik|nem jatszanak|kizaro ok|nem kerek[a-z]*|tavol|ne is probal[a-z]*|miatt|tehetn[a-z]*|ki kellene|be kellene|el kellene|ferg[a-z]*|budos[a-z]*|koszos[a-z]*|hazug[a-z]*)',
      `(?:nem (?:kell|kellenek|kerek|erdekelnek|birom|szeretem|randizom|ismerkedem|allok szoba|tudok mit kezdeni)|ki nem allhatom|ki nem allhatok|utalom|gyulolom|utalok|gyulolok|rosszul vagyok|hanynom kell|undorodom|viszolygok|elegem van|kimeljenek|kizarva|kiveve|csak ne|soha) (?:a |az |minden |mindenfele |bocs |a sok |ezeket a |ezektol a |de |az osszes ){0,6}(?:cigany[a-z]*|romak[a-z]*|zsido[a-z]*|buzi[a-z]*|buzeran[a-z]*|homokos[a-z]*|leszbik[a-z]*|transz[a-z]*|migrans[a-z]*|menekult[a-z]*|bevandorlo[a-z]*|neger[a-z]*|szinesbor[a-z]*|feket(?:ek|eket|ektol)|arabo[a-z]*|muszlim[a-z]*|muzulman[a-z]*|azsiai[a-z]*|kovere[a-z]*|dagadt[a-z]*|duci[a-z]*|fogyatekos[a-z]*|csoves[a-z]*|szegenye[a-z]*|proli[a-z]*|feminist[a-z]*|egyedulallo anya[a-z]*|gyerekes[a-z]*|noket|noktol|nok|melege[a-z]*)`,
      '(?:kover|dagadt|csunya|gyerekes|elvalt|cigany|roma|migrans|fekete|arab|zsido|meleg|muszlim|duci|tulsulyos) (?:nok|no|noket|lanyok|lanyokat|csajok|csajokat|pasik|ferfiak|emberek|embereket|anyuk|anyukak|anyukakat)(?: [a-z]+){0,3} (?:ne|nem|kimel[a-z]*|huzz[a-z]*|felejts[a-z]*|balra|hagyj[a-z]*|kizarva|soha)(?: [a-z]+)?',
      '(?:csak|kizarolag) (?:feher[a-z]*|magyar verru[a-z]*|magyar szarmazasu[a-z]*|tiszta veru[a-z]*|arja[a-z]*|feherboru[a-z]*|igazi magyar[a-z]*|kereszteny feher[a-z]*)(?: [a-z]+){0,3}',
      `(?:minden|az osszes|a mai|a|az) ${group}(?: [a-z]+){0,3} (?:kurva[a-z]*|ribanc[a-z]*|lotyo[a-z]*|hazug[a-z]*|hulye[a-z]*|buta[a-z]*|ostoba[a-z]*|penzehes[a-z]*|erdekember[a-z]*|csal[a-z]*|undorito[a-z]*|szemet[a-z]*|allat[a-z]*|ferg[a-z]*|lop[a-z]*|bunoz[a-z]*|elosk[a-z]*|parazit[a-z]*|beteg[a-z]*|primitiv[a-z]*|konyhaba[a-z]*|aranyaso[a-z]*|megerdemli[a-z]*|csak (?:a )?penz[a-z]*|egyforma[a-z]*|ugyanolyan[a-z]*|haszontalan[a-z]*|lusta[a-z]*|terrorist[a-z]*|koszos[a-z]*|budos[a-z]*|pusztulj[a-z]*|dogolj[a-z]*|hisztis[a-z]*|targy[a-z]*)`,
      '(?:a )?(?:no|nok|asszony|feleseg|nonek|asszonynak|noknek)(?: [a-z]+){0,4} (?:helye (?:a )?(?:konyha[a-z]*|otthon|fakanal)|dolga|kotelesseg[a-z]*|engedelmesked[a-z]*|hallgass[a-z]*|fogja be|kuss[a-z]*|szolgal[a-z]*|fozzon|kuszalj[a-z]*|tudja hol a helye|alazat[a-z]*|szot fogad[a-z]*|szulj[a-z]*|konyhaban|konyhaba|a konyha)(?: [a-z]+){0,3}',
      '(?:konyhaban|konyhaba|fakanal mellett)(?: [a-z]+){0,3} (?:a helye|a helyuk|a helyed|valo[a-z]*|mars|vissza)',
      '(?:30|25|28|35|40|harminc|negyven|huszonot)(?: [a-z]+){0,3} (?:felett|felul|folott|feletti[a-z]*|elott)(?: [a-z]+){0,6} (?:lejart[a-z]*|szavatoss[a-z]*|ne is|ne probal[a-z]*|leertekelt[a-z]*|leharcolt[a-z]*|selejt[a-z]*|hasznalt[a-z]*|mar nem no[a-z]*|kimel[a-z]*|ertektelen[a-z]*)',
      '(?:lejart szavatoss[a-z]*|hasznalt (?:no[a-z]*|aru[a-z]*)|selejt[a-z]*|leharcolt no[a-z]*|kifutott modell[a-z]*|hasznalt cikk)',
      '(?:menj|menjen|menjetek|menjenek)(?: [a-z]+){0,3} (?:vissza|az orszag[a-z]*|afrika[a-z]*|a dzsungel[a-z]*|ahonnan|innen az orszag[a-z]*|a sajat orszag[a-z]*|europabol)(?: [a-z]+){0,4}',
      '(?:takarodj|takarodjon|takarodjatok|takarodjanak|huzz|huzzon|huzzanak|huzzatok|pusztulj[a-z]*)(?: [a-z]+){0,3} (?:haza|vissza|az orszag[a-z]*|afrika[a-z]*|a dzsungel[a-z]*|ahonnan|innen az orszag[a-z]*|a sajat orszag[a-z]*|europabol)(?: [a-z]+){0,4}',
      '(?:feher|arja) (?:faj|felsobb[a-z]*|hatalom|ver)|sieg|heil|hitler(?:nek)? (?:igaza|jol)|zsidozz|ciganyozz|nacionalista buszke feher|gazkamra[a-z]*|fajkeveredes[a-z]*|fajtisztasag[a-z]*',
      '(?:a )?(?:homoszexualit[a-z]*|melegseg|buzulas|melegek|transzok|buzik)(?: [a-z]+){0,3} (?:beteg[a-z]*|bun|termeszetellenes[a-z]*|undorito[a-z]*|gusztustalan[a-z]*|perverz[a-z]*|aberralt[a-z]*|nem normalis[a-z]*|devians[a-z]*)',
      '(?:buzik?|buzeran[a-z]*|ciganyok|koszos cigany[a-z]*|budos (?:cigany|zsido|migrans|buzi)[a-z]*|mocskos (?:cigany|zsido|migrans|buzi|feminista)[a-z]*|rohadt (?:cigany|zsido|migrans|buzi)[a-z]*|libsi[a-z]*|negerek|niggerek|zsidobuzi[a-z]*|feminaci[a-z]*)',
      '[0-9]+ (?:kg|kilo) (?:felett|folott|felul|feletti)[a-z]*(?: [a-z]+){0,5}(?: (?:ne|kimel[a-z]*|huzz[a-z]*|nem|balra|hagyj[a-z]*))|(?:husegomboc[a-z]*|husihegy[a-z]*|balna[a-z]*|halj[a-z]*)(?: [a-z]+){0,3} (?:kimel[a-z]*|ne|huzz[a-z]*)',
      '(?:normalis|rendes|egeszseges|heteroszexualis|igazi) (?:emberek|nok|ferfiak|magyarok) (?:irjanak csak|kizarolag|jelentkezzenek csak|elonyben)',
    ],
    unless: [
      'rasszist[a-z]*|rasszizm[a-z]*|homofob[a-z]*|gyuloletkelt[a-z]*|eloitelet[a-z]*|elfogad[a-z]*|onkent[a-z]*|jogved[a-z]*|zenekar[a-z]*|zene[a-z]*|konyha[a-z]* remek',
    ],
  },
  {
    reason: 'hate',
    matches: ['(?:menj|menjen|menjetek|menjenek)(?: [a-z]+){0,3} haza(?: [a-z]+){0,4}'],
    // The way home after a date.
    unless: [
      '(?:sajat|magad|magatok|kulon) ut(?:ad|atok|jan|on)[a-z]*|kulon menj[a-z]*|taxival|busszal|villamossal|metroval|gyalog',
    ],
  },
  {
    reason: 'insult',
    matches: [
      `(?:te|egy|ilyen|olyan|mekkora|micsoda|hogy te|csak egy|is csak egy|ti|kis|ez a|vagy te) (?:ilyen |olyan |kis |nagy |rohadt |mocskos |budos |utolso |csunya |ronda |hulye |buta |kover |szemet |undorito |igenytelen |ven |ostoba ){0,6}${insult}(?: (?:vagy|ribanc|kurva|tehen|diszno|picsa|liba|no|alak|nokszemely|lany|banya))?`,
      `${insult} (?:vagy|vagytok|lehetsz|egy|kis|no|ribanc|kurva|tehen|liba|picsa|alak|banya|emberek)`,
      '(?:kurva|ribanc|lotyo|cafka|szajha|ringyo|luvnya|kocsog|geci|buzi|faszfej|seggfej|retardalt)(?:k|ok|at|t|nak|nek)?(?! (?:jo|jol|nagy|meleg|elet|hideg|sok|gyors|draga|finom|klassz|vicces|szep|erdekes|eros|regi|hosszu|faraszto|cuki))',
      '(?:baszd meg|bazd meg|bazdmeg|baszodj|kapd be|menj a (?:picsaba|faszba|pokolba|halalba|kurva)|anyad|anyadat|kurva anyad[a-z]*|rohadj meg|dogolj|fulladj meg)(?: [a-z]+){0,3}',
      '(?:fogd be|pofa be|kuss|pofad|pofadat|kussolj)(?: [a-z]+){0,3}',
      '(?:orulj|orulhetsz|oruljel|orulnod kellene|halas lehetnel|halas lehetsz|halasnak kellene|szerencsed)(?: [a-z]+){0,3} (?:hogy|ha) (?:egyaltalan|valaki|irtam|irok|szoba allok|raddd|rad|egy ilyen|en|foglalkoz[a-z]*|raddobb[a-z]*|ramatch[a-z]*|barki)(?: [a-z]+){0,4}',
      '(?:senki(?:nek)?|ki) (?:sem |se |a fene |nem |mas |mas sem ){0,6}(?:kellene?sz|kellesz|fog szeretni|szeret|akarna|akar teged|talal|kellenel|vesz el|nezne rad|fog (?:teged )?(?:elvenni|akarni))(?: [a-z]+){0,4}|egyedul fogsz (?:megdogleni|megoregedni|meghalni|maradni)(?: [a-z]+)?|egyedul halsz meg',
      '(?:tul |olyan |ilyen )?(?:kover|csunya|ronda|oreg|buta|hulye|dagadt|igenytelen)(?: [a-z]+){0,2} (?:ahhoz|hozza) (?:hogy|vagy)(?: [a-z]+){0,6}',
      '(?:fogyj|fogynod|le kellene fogynod|fogyhatnal|le kellene adnod|fogyokurazz|fogyokurazhatnal|raferne (?:rad )?(?:egy kis |par kilo|a fogy|a dieta|a mozgas))(?: [a-z]+){0,5}',
      '(?:ezzel a|ilyen|a te|evvel a) (?:fejjel|pofaval|arccal|testtel|kinezettel|seggel|hassal|alakkal|abrazattal|fejeddel|korral)(?: [a-z]+){0,6}',
      '(?:te se|te sem|nem is|ugysem|ugyse) (?:vagy (?:egy |az ){0,6})(?:szep|olyan szep|jo no|szepseg|nagy szam|olyan jo|valami szep|cica|fotomodell|missz[a-z]*)(?: [a-z]+){0,3}',
      '(?:mit kepzelsz|kinek kepzeled|mit kepzel|ki a faszt|mit (?:jatszod|hiszed|jatszol)|jatszod)(?: [a-z]+){0,4}(?: (?:magad[a-z]*|agad|kiralynot|hercegnot|nagyszam[a-z]*))',
      '(?:buta|hulye|ostoba|uresfeju|beszurkult|elkenyeztetett|hisztis|frigid|hideg|savanyu|kiegett|szanalmas|igenytelen|penzehes|aranyaso) (?:liba|picsa|tyuk|tehen|no|nocske|kislany|csaj|nok|csitri|nyanya|banya|pasi|ferfi|fasz)(?:ja|k)?',
      'szegyen[a-z]* (?:vagy|magad)|undorodom toled|hanynom kell toled|gusztustalan vagy|semmi(?:t)? (?:nem )?er(?:sz|o)(?: (?:vagy|no|ember))?|nulla vagy|egy nulla',
    ],
    unless: [
      'lol|haha[a-z]*|hehe[a-z]*|xd+',
      'kurva (?:jo|nagy|finom|meleg|hideg|elet|sok|jol|faraszto|vicces)',
      'en (?:is )?(?:vagyok|egy)|vagyok en|hulye vagyok|idiota vagyok|en hulye',
      'exem|fonok[a-z]*|tesom|batyam|ocsem',
      'film[a-z]*|sorozat[a-z]*|konyv[a-z]*|balna[a-z]*|tehenek|tengerimalac[a-z]*|csunya (?:ido|pulover)|csunya szo|ronda ido',
    ],
  },
  {
    reason: 'sexual',
    matches: [
      '(?:kuldj|kuldjel|dobj|mutass|kerek|kernek|varok)(?: [a-z]+){0,4} (?:meztelen[a-z]*|pucer[a-z]*|bugyis[a-z]*|fehernemus[a-z]*)(?: kep[a-z]*)?',
      'leszoplak|leszopj[a-z]*',
      '(?:a )?ket lab[a-z]* kozott(?: [a-z]+){0,3}|labad kozott|ne rizsazz[a-z]*(?: [a-z]+){0,4} (?:kep[a-z]*|meztelen[a-z]*|agy[a-z]*)',
      'leszopla?k[a-z]*|leszopom|kinyallak|megduglak|megbaszlak',
      '(?:kuldj|kuldjel|kuldesz|kuldened|kuldhetn[a-z]*|mutass|mutasd|mutatnal|dobj|adj|varok|lathatn[a-z]*|latni akar[a-z]*|szeretnek latni|csereljunk|cserelj)(?: [a-z]+){0,5} (?:meztelen[a-z]*|pucer[a-z]*|akt[a-z]*|cici[a-z]*|melled[a-z]*|mellkep[a-z]*|segged[a-z]*|fenek[a-z]*|popsi[a-z]*|puncid?[a-z]*|fehernemu[a-z]*|bugyi[a-z]*|bugyis[a-z]*|intim[a-z]*|szexi kep[a-z]*|szexi foto[a-z]*|forro kep[a-z]*|pikans[a-z]*|nude[a-z]*|dugo[a-z]*|faszod[a-z]*|farkad[a-z]*|bikinis[a-z]*|topless[a-z]*|erotikus[a-z]*)',
      '(?:meztelen|pucer|fehernemus|bugyis|erotikus|intim|szexi) (?:kep[a-z]*|foto[a-z]*|video[a-z]*)(?: [a-z]+){0,3} (?:kuld[a-z]*|ker[a-z]*|var[a-z]*|csere[a-z]*|mutas[a-z]*|dobj)|(?:meztelen|pucer|fehernemus) (?:kepet|kepeket|fotot) (?:kuldj|akarok|kerek)|nude[a-z]*',
      'leszopl[a-z]*|(?:megdugnalak|megdugnam|megdughatnalak|megdugni|megdug[a-z]*|megbasznalak|megbasznam|megbaszlak|megbasz[a-z]*|megkef[a-z]*|megkufiroz[a-z]*|megfar[a-z]*lak|szetdug[a-z]*|szetbasz[a-z]*|kinyal[a-z]*|leszop[a-z]*|szopni|szopsz|szopj[a-z]*|elelvez[a-z]*|elelvezz|dugnank|dugjunk|dugni|dugas[a-z]*|baszni|basznank|basszunk|kefelni|kefelj[a-z]*|kefelnenk|kupakol[a-z]*|reszelni|hatulrol akar[a-z]*|megraklak|szexel[a-z]*|szexelni|szexelnek|szexeljunk)(?: [a-z]+){0,4}',
      '(?:fasz[a-z]*|farkam[a-z]*|farkad[a-z]*|pina[a-z]*|pinad|punci[a-z]*|csocs[a-z]*|cickod[a-z]*|cicid[a-z]*|didked|didi[a-z]*|segged|seggedet|segged[a-z]*|nedves vagy|nedvesedsz|beindul[a-z]* ra|gerjed[a-z]*|be vagyok gerjedve|felizgat[a-z]*|all a farkam|kemeny a|orgazm[a-z]*|analis[a-z]*|analt|oralis[a-z]*|szopas[a-z]*|maszti[a-z]*|maszturb[a-z]*|kiver[a-z]* magam[a-z]*|verem ra[a-z]*|recskaz[a-z]*)(?! (?:jo|jol|allat))',
      '(?:leszednem|levennem|letepnem|levetkoztetn[a-z]*|levetkoztetlek|vetkozz|vetkozzel|levenn[a-z]* rolad|letepem|leszedem)(?: [a-z]+){0,3}(?: (?:rolad|ruha[a-z]*|bugyi[a-z]*|melltarto[a-z]*|mindent|le|elottem|a ruhad[a-z]*))?',
      '(?:dobd|vedd) le(?: [a-z]+){0,3} (?:rolad|magadrol|mindent|ruha[a-z]*|polo[a-z]*|nadrag[a-z]*|szoknya[a-z]*|bugyi[a-z]*|melltarto[a-z]*|fehernemu[a-z]*)|(?:mindent|ruhad[a-z]*|ruhat|polod[a-z]*|nadragod[a-z]*|szoknyad[a-z]*|bugyi[a-z]*|melltarto[a-z]*) (?:dobd|vedd) le',
      '(?:mi|milyen bugyi|milyen fehernemu|mi a fene|van)(?: [a-z]+){0,2} (?:van )?rajtad(?: [a-z]+){0,3}|(?:visel[a-z]*|van rajtad) (?:bugyi[a-z]*|melltarto[a-z]*|fehernemu[a-z]*)|milyen szinu (?:a )?bugyi[a-z]*',
      '(?:agyba|agyamba|agyban|agyamban)(?: [a-z]+){0,4} (?:vinnelek|viszlek|akarlak|jossz|bujunk|bujnank|kotn[a-z]*|kot[a-z]* ki|vele[a-z]*|jobb vagyok|csinaln[a-z]*|vinni|johet[a-z]*|jo vagy|milyen vagy)|(?:vinnelek|viszlek|fektetlek|dontelek|jussunk|kossunk ki) (?:az |az en )?agy[a-z]*|milyen vagy az agyban|jo vagy az agyban',
      '(?:ugorjuk at|hagyjuk|kihagyhatn[a-z]*|felejtsuk el|minek|ugorjunk|hagyjuk ki|kihagyjuk)(?: [a-z]+){0,5} (?:randi[a-z]*|ismerked[a-z]*|kave[a-z]*|vacsora[a-z]*|duma[a-z]*|beszelg[a-z]*|felesleg[a-z]*)(?: [a-z]+){0,6} (?:agy[a-z]*|szex[a-z]*|lakasom[a-z]*|hozzam|nalam|lenyeg[a-z]*|gyere at|fel hozzam|dug[a-z]*)',
      '(?:csak|kizarolag|kifejezetten|most|ma este|ma|azonnal|este) (?:egy |kis |jo |egyejszakas ){0,6}(?:szex[a-z]*|dugas[a-z]*|egyejszakas[a-z]*|alkalmi[a-z]*|numera[a-z]*|menet[a-z]*|kef[a-z]*|extra szex|fwb|ons|nsa)(?: [a-z]+){0,4}',
      '(?:szex[a-z]*|alkalmi (?:kapcsolat[a-z]*|szex[a-z]*|partner[a-z]*)|egyejszakas[a-z]*|szexpartner[a-z]*|szereto[a-z]*|szexbarat[a-z]*|dugobarat[a-z]*|fwb|ons|nsa|diszkret(?: [a-z]+){0,2}|titkos viszony[a-z]*|laza (?:szex[a-z]*|numera[a-z]*)|kotetlen(?:seg)? szex[a-z]*)(?: [a-z]+){0,3} (?:keres[a-z]*|keresek|erdekel[a-z]*|ma|most|este|nalam|nalad|akar[a-z]*|johet[a-z]*|varok|vagyok|kapcsolat[a-z]*|talalkozas[a-z]*|talalkak[a-z]*|partner[a-z]*|ami|hozzam|azonnal)',
      '(?:keresek|kereses|vagyom|akarok|kell|erdekel)(?: [a-z]+){0,4} (?:szex[a-z]*|alkalmi[a-z]*|egyejszakas[a-z]*|szexpartner[a-z]*|szereto[a-z]*|dugas[a-z]*|diszkret kapcsolat[a-z]*|szexbarat[a-z]*|numera[a-z]*|agyas[a-z]*|domina[a-z]*|alarendelt[a-z]*|rabszolga[a-z]*|cuni[a-z]*|orgia[a-z]*|harmadik[a-z]* (?:felet|az agy[a-z]*)|edes ?harmas[a-z]*)',
      '(?:masszazs|masszirozas|intim|kenyeztet[a-z]*|kiseres|escort[a-z]*|tarsasag|erotikus)(?: [a-z]+){0,5} (?:happy end[a-z]*|extra[a-z]*|szolgaltat[a-z]*|kenyeztet[a-z]*|oradij[a-z]*|[0-9]+ ?(?:ezer|ft|e|eur)|uraknak|ferfiaknak|arakert|tarifa[a-z]*|penzert|dijazas[a-z]*|ellenszolgaltat[a-z]*|tamogatas[a-z]*|oraert|fel ora[a-z]*|privat|diszkret)',
      '(?:privat tartalom|forro tartalom|kepeim eladok|hasznalt bugyi[a-z]*|webcam[a-z]*|camgirl[a-z]*|kepeket arul[a-z]*|tartalm[a-z]* arul[a-z]*)(?: [a-z]+)?',
      '(?:tartozol|jossz) (?:nekem )?(?:egy |ezert |most ){0,6}(?:szex[a-z]*|csok[a-z]*|ejszaka[a-z]*|menet[a-z]*|keppel|valamivel|ennyivel|numera[a-z]*)|(?:meghiv[a-z]*|fizet[a-z]*|kifizet[a-z]*)(?: [a-z]+){0,8} (?:elvar[a-z]*|cserebe|jarna|jar(?:na)? (?:nekem|valami)|tartozol|hazajossz|feljossz|agy[a-z]*|legalabb)(?: [a-z]+){0,4}',
      '(?:ha (?:igazan |tenyleg )?(?:szeret[a-z]*|tetszem|akar[a-z]*|komoly[a-z]*))(?: [a-z]+){0,5} (?:bizonyitsd|kuldj|mutas[a-z]*|lefek[a-z]*|feljossz|megtesz[a-z]*|agy[a-z]*|kuldesz|adod)(?: [a-z]+){0,4}',
      '(?:prud|szende|frigid|szuz)(?: [a-z]+){0,3} (?:vagy|ne legyel|ne legyel mar|lenni)|ne legyel (?:mar )?(?:ilyen |olyan |annyira ){0,6}(?:prud|szende|frigid|szegyenlos)(?: [a-z]+){0,4}',
      '(?:gyere|jojj|jossz|ugorj|ugorj at|felmegyek|feljohet[a-z]*|atjohet[a-z]*|atmegyek)(?: [a-z]+){0,4} (?:es )?(?:megdug[a-z]*|dugunk|szexelunk|szexelni|dugni|pucer[a-z]*|meztelen[a-z]*|bugyi nelkul|kefel[a-z]*|levetkoz[a-z]*|kenyeztess|kenyeztetl[a-z]*)',
      '(?:fogadok|biztos|elkepzel[a-z]*|arrol fantazi[a-z]*|rad gondolva|szinte erzem)(?: [a-z]+){0,6} (?:nyogsz|nyogni|sikit[a-z]*|az agyban|meztelen[a-z]*|pucer[a-z]*|alattam|rajtam|bugyi[a-z]*|melled[a-z]*|segged[a-z]*|izu vagy|szuk)(?: [a-z]+){0,3}',
      'terdre|terdelj(?: [a-z]+){0,3}|a szadba(?: [a-z]+)?|torkig|rad elvez[a-z]*',
    ],
    unless: [
      '(?:nem|sem|se) (?:[a-z]+ ){0,4}(?:keresek|erdekel|vagyok|akarok|kerj[a-z]*|szexre|johet|alkalmi|egyejszakas)|kimelj[a-z]*|keruljetek',
      'szexualis (?:felvilagosit[a-z]*|neveles|orientaci[a-z]*)|szexes komedia|szex es new york|oral histor[a-z]*|analiz[a-z]*|analog[a-z]*|orali[a-z]* vizsg[a-z]*',
      'farkam (?:nincs|csoval)|kutya[a-z]*|macska[a-z]*|cica farka',
      'lol|haha[a-z]*',
    ],
  },
  {
    reason: 'hate',
    matches: [
      '(?:bomba|bombaval) (?:a )?hatizsak[a-z]*|migransok(?: [a-z]+){0,4} (?:mergez[a-z]*|bomb[a-z]*|jonnek|robbant[a-z]*)|ti csak jottok(?: [a-z]+){0,6}|minek jarnak a nok(?: [a-z]+){0,4}|(?:befogni|fogjak be|fogja be) a szaj[a-z]*|ne okoskodj[a-z]*|a no engedelmeskedik(?: [a-z]+){0,4}|a ferfi dont|a magadfajta[a-z]*',
      '(?:ciganyokat|melegeket|zsidokat|migransokat|romakat|feketeket|transzokat)(?: [a-z]+){0,4} (?:kerulom|nem tartom|utalom|nem birom|megvetem|nem engedem)(?: [a-z]+){0,4}|nem tartom embernek|(?:oregek|nyomorekok|kovesek|kover[a-z]*|csunyak|szegenyek)(?: [a-z]+){0,5} ne (?:lajkol[a-z]*|irj[a-z]*|keress[a-z]*)(?: [a-z]+){0,4}|nem vagyok szocialis otthon|a maradekra',
    ],
    unless: ['lol'],
  },
  {
    reason: 'sexual',
    matches: [
      'szex es kesz|utana ne irj|intim kenyeztet[a-z]*|bokezu uraknak|araimrol|szolgaltatasaim[a-z]*(?: [a-z]+){0,4} privat[a-z]*|teljes diszkrecio',
    ],
    unless: ['lol'],
  },
];
