export const hungarianWarmth = `
  imád~
  !nem/sem szeretek/szeretem/szeretünk/imád~/nevet~
  szeretek/szeretem/szeretünk
  örül~/öröm~
  boldog~
  kedvenc~
  büszke/büszkén
  nevet/nevetek/nevetünk/nevetni/nevetés~
  mosoly~
  kíváncsi/kíváncsian
  lelkes~
  legjobb
`;
/** Demands on the reader. */
export const hungarianDemands = `
  ne írj/írjon/írjanak/keress/keressen/fáradj/fáradjon/zavarj/húzz/lájkolj/lájkoljon
  ne is írj/írjon/keress/próbálkozz/próbálkozzon
  inkább ne írj/keress
  húzz/húzzál/húzd balra
  lapozz/lapozzon tovább
  tovább lehet lapozni
  görgess tovább
  ha nem bírod
  csak komoly/igényes/normális/őszinte/szingli/magas ember~/férfi~/nő~/pasi~/lány~/szándék~/jelentkez~/kapcsolat~
  csak az írjon
  csak nemdohányzó/nemdohányos/gyermektelen/gyerektelen/diplomás/180
  csak akkor írj
  csak olyan írjon
  elvárom/elvárás~
  !nincs/nincsenek/semmi/túl/túlzott elvárás~
  legyél/légy minimum/legalább
  legalább 180
  180 feletti/fölötti/alatti férfi~/pasi~/srác~/nő~
  180 alatt/felett/fölött ne/kíméljen/kíméljenek/csak/írj/írjon
  csak/legyél/légy 180 alatt/felett/fölött
  legyen munkád/autód/lakásod/pénzed/kocsid
  igazi férfi/férfit/nő/nőt
  ápolt ?igényes nő~/férfi~/lány~/ember~/társ~
  igényes nő~/férfi~/lány~/ember~/társ~
  aki ad magára
  akinek nem komoly/tetszem/tetszik
  az ne írjon
  csak pozitív/normális~/komoly~ energ~/írjanak/írjon
  csak normálisak/komolyak
  dögös/szexi lány~/nő~/csaj~/pasi~
  a férfi legyen férfi
  ne rabold/raboljuk/rabolja ?az ?egymás időm/időmet/idejét
  ne pazarold/pazaroljuk ?az időm/időmet
  időpazarl~
  időrabló~
  nem válaszolok annak/azoknak/arra/ha
  letiltom/letiltalak/tiltok
  törlöm aki/akit/őket
  fénykép~/kép/fotó~/munka~/autó/diploma/humor~/intelligencia kötelező
`;
/** Who or what is not welcome. */
export const hungarianExclusions = `
  nem érdekel/érdekelnek ?a/?az egyéjszakás/alkalmi/futó/kaland~/játszm~
  egyéjszakás kaland~ nem
  egyéjszakás kaland~/kapcsolat~
  nem egyéjszakás
  nem keresek kaland~/egyéjszakás/futó/barát~/szexpartner~
  alkalmi ?kapcsolat kizárva/nem/ne
  kizárva
  kizáró ok
  kalandor~ ?ne kíméljen/kíméljenek
  kíméljen/kímélj/kíméljenek
  dráma nélkül
  drámamentes~
  nem kell dráma/hiszti/játszma
  játszmák nélkül
  játszma nélkül
  játszmák/játszmázók/hazugok/hazudozók/csalók/dohányosok/kamuprofilok ne/nem/kizárva/kíméljenek
  nem bírom a/az hazug~/játszm~/hiszti~/drám~/buta~/hülye~/nagyképű~/féltéken~
  nem tűröm/tolerálom
  !nem tolerálom a/az tej~/laktóz~/glutén~
  dohányos ne/nem/kizárva
  gyerekes ne/nem/kizárva
  gyerekkel ne
  !dohányos/gyerekes/házas nem vagyok
  házasok ne/nem/kíméljenek
  kamu profil/profilok
`;
export const hungarianComplaints = `
  utálom/utálok/gyűlölöm/gyűlölök
  elegem van
  elegem lett
  unom a/az/már/hogy
  !nem/sosem/sose/soha/sohasem ?nem unom/csalódtam/csalódott
  meguntam
  belefáradtam
  csalódtam/csalódás~/csalódott
  megcsaltak/megcsalt
  becsaptak/átvertek
  az exem~
  összetört~ szív~
  nehezen bízom
  bizalmi problém~
  minden férfi/nő/pasi ugyanolyan/egyforma
  mind egyforma/ugyanolyan
  mind egyformák/ugyanolyanok
  senki nem/sem ír/válaszol/normális/komoly
  nincs normális
  nincsenek normális
  hol vannak a normális
  idióták/hülyék
  szánalmas/nevetséges/idióta/hülye férfi~/nők/pasi~/ember~/csaj~/üzenet~/profil~
  úgysem/úgyse ír/írsz/írtok/jön/jössz/válaszol~/olvas~/működik/lesz/fog/érti/értik/sikerül/számít
  utolsó esély~
  magányos
  !magányos farkas
  !két/kettő igazság ?és ?egy/1 hazugság~
  !igaz/igazság vagy hazugság
  hazug~
  tele van kamu~/hazug~/idiót~
`;
