/** A time or a habit that makes a sentence a scene. */
export const hungarianMoments = `
  minden hétfőn/kedden/szerdán/csütörtökön/pénteken/szombaton/vasárnap/reggel/este/nyáron/télen/évben/hétvégén
  hétfőnként/keddenként/szerdánként/csütörtökönként/péntekenként/szombatonként/vasárnaponként/esténként/reggelente/nyaranta/telente
  hétfőn/kedden/szerdán/csütörtökön/pénteken/szombaton/vasárnap ?este/?reggel/?délután/?délelőtt
  tavaly/idén/jövőre
  múlt nyáron/télen/héten/évben/hónapban/ősszel/tavasszal
  hajnal~
  éjfél~
  gyerekkorom~/gyerekként/kiskorom~
  amikor kicsi/gyerek
  évek óta
  januárban/februárban/márciusban/áprilisban/májusban/júniusban/júliusban/augusztusban/szeptemberben/októberben/novemberben/decemberben
  esős vasárnap~/nap~/délután~
`;
/** Traits that everybody claims, so they distinguish nobody. */
export const hungarianTraits = `
  őszinte
  kedves
  !kedves szomszéd~/kolléga~/eladó~
  vidám
  laza
  hűséges
  megbízható
  becsületes
  mosolygós
  humoros/vicces
  jókedvű
  barátságos
  közvetlen
  nyitott
  !nyitott konyh~/bicikli~/szem~/tető~/ablak~/ajtó~
  spontán
  romantikus
  gondoskodó
  figyelmes
  megértő
  türelmes
  intelligens/okos
  !okos telefon~/óra~/otthon~
  értelmes
  célratörő
  ambiciózus
  szorgalmas
  pozitív
  optimista
  magabiztos
  önálló
  aktív
  !aktív vulkán~
  kreatív
  !kreatív írás~
  társasági
  családcentrikus
  jó hallgatóság
  érzelmes/érzékeny
  szerény
  normális
  igényes
  rendes
  segítőkész
  szenvedélyes
`;
/** Things that nearly everybody likes. */
export const hungarianGenerics = `
  zene/zenét/zenék/zenehallgatás
  film/filmek/filmeket/filmezés/mozi/moziba
  utazás/utazást/utazni/utazások
  barátok/barátaim/barátaimmal/barátokkal
  család/családom/családommal
  sport/sportok/sportolni/sportolás
  edzés/kondi/kondiba/edzőterem
  netflix/sorozat/sorozatok/sorozatokat/sorozatozás
  buli/bulik/bulizni/bulizás
  vásárlás/shopping
  kaja/kaják/ételek
  természet/természetet/természetben
  olvasás/olvasni
  élet/életet
  állatok/állatokat
  pihenés/pihenni
  séta/sétálni
  kikapcsolódás
  szórakozás
  jó társaság
  új dolgok/dolgokat
  új emberek/embereket
`;
/** Rare words that don't name a thing that one could draw: slang, feelings, the app itself. */
export const hungarianAbstract = `
  amúgy/izé/jaja/naja/szóval/hahó/csá/cső/hello/helló/sziasztok/puszi/puszika/pacsi
  imád~/unatkoz~/unalmas/izgalmas/izgatott/csodás/csodálatos/gyönyörű~/szuper/király/szimpatikus
  mindkett~/ugyanann~/ugyanab~/ugyanaz~/ugyanez~/ugyanígy/sehov~/sehol/bárhov~/valahov~/ugyanott/ugyanúgy/ébren
  anyuká~/apuká~/haver~/ölelés~/játszm~/teljessé
  insta~/snapchat/tinder~/profil~/regisztrál~/nézelőd~/böngész~/lapoz~/lájk~/szelfi~
`;
