/** Things that one can see, hear, taste or hold. */
export const hungarianThings = `
  gitár~/basszusgitár~
  zongor~/szintetizátor~
  hegedű~/cselló~/trombit~/szaxofon~/dobol~/dobok/furuly~/harmonik~/brács~
  kórus~/karaoke~
  bakelit~/lemezjátszó~/lemezgyűjt~
  jazz~/dzsessz~/techno~/punk~/oper~/népzen~/metál~
  kenyér~/kenyer~/kovász~/kifli~/zsemle~
  lasagne~/rizottó~/carbonar~/tészt~
  ramen~/szusi~/sushi~/curry~/lecsó~
  töltött káposzt~
  gulyás~/pörkölt~/paprikás~/halászl~/húslev~
  rántott hús~/sajt~
  lángos~/pogács~/palacsint~/rétes~/bejgli~/túró~/pite~/süti~/sütemény~/tort~
  pizz~/hamburger~
  sajt~
  csoki~/csokoládé~/fagyi~
  kotyogó~/eszpresszó~/presszókávé~
  tea/teát/teás~/teázó~
  pálink~/fröccs~/rozé~/bikavér~/sör/sört/söröz~
  paradicsom~/bazsalikom~/chili~/fokhagym~/paprik~/levendul~/eper/epret/gomb~
  kiskert~/kert/kertben/kertem~/kertészked~/erkély~/balkon~
  kuty~/tacskó~/vizsl~/puli~/labrador~/mopsz~
  macsk~/cic~
  papagáj~/hörcsög~/teknős~/lovagol~/lovam~/lovak~/tyúk~/kecske/kecskét/kecskék/méh~
  bicikli~/bringa~/bringá~/kerékpár~/motor~
  kajak~/kenu~/evez~/vitorl~
  sátor~/sátr~/tábortűz~/hálózsák~
  lakóautó~/furgon~
  hegy/hegyen/hegyek~/hegyre/csúcs~
  erdő~/patak~/tó/tóban/tónál/tenger~/folyó~/duna~/tisza~
  falmászás~/mászófal~/sziklamász~
  maraton~/félmaraton~/triatlon~/tájfut~/teljesítménytúr~/kéktúr~
  jóg~/pilates~
  foci~/focizok/meccs~
  tenisz~/tollas~/pingpong~/squash~/asztalitenisz~
  kosár~/kosaraz~/röplabd~/kézilabd~/vízilabd~
  szörf~/úszás~/uszod~
  síel~/síz~/snowboard~/korcsoly~
  sakk~/scrabble~/catan~/póker~/römi~/tarokk~
  keresztrejtvény~/szudoku~/kirak~/puzzle~/rejtvény~
  kvíz~/kocsmakvíz~
  társas/társast/társasjáték~/társasoz~
  lego~/origami~/makett~/báb~
  fényképez~/analóg~/sötétkamr~/kamer~
  távcső~/távcsöv~/csillag~/meteor~
  regény~/vers/verset/verseket/könyvtár~/antikvárium~/krimi~
  dokumentumfilm~/podcast~
  múzeum~/kiállítás~/galéri~/színház~/bábszínház~
  kerámi~/fazekas~/agyag~/bögr~
  kötés~/pulóver~/sál/sálat/varr~/varró~/horgol~
  asztalos~/szék/széket/szekrény~/könyvespolc~/rádió~/lámpá~/kenyérpirító~
  akvarell~/vázlatfüzet~/festmény~
  ápoló~/nővér~/mentőápoló~/mentős~/orvos~/állatorvos~/szülésznő~/fogorvos~/gyógytornász~
  tanár~/óvónő~/óvod~/tanít~/osztályom~
  mérnök~/hidak~/hidat/ács/villanyszerelő~/vízszerelő~/hegesztő~
  szakács~/pék/péks~/cukrász~/barista~/konyh~
  jogász~/ügyvéd~/könyvelő~/építész~/könyvtáros~/újságíró~/fordító~
  pilóta~/tűzoltó~/fizikus~/biológus~/kertész~/virágkötő~/programoz~/mozdonyvezető~/buszsofőr~
  szóvicc~
  fárasztó vicc~
  nagymam~/nagyi~/nagyap~/dédi~/öcsém~/húgom~/bátyám~/nővérem~/unokahúg~/unokaöcs~
  bolhapiac~/piac/piacon/piacra/piacr~
  vonat~/villamos~/komp~/hév/troli~
  növény~/kaktusz~/pozsgás~/szobanövény~/muskátli~
  zokni~/kalap~/bakancs~/gumicsizm~
  táblázat~/excel~
  salsa~/tangó~/néptánc~/táncház~/szving~/balett~
  szauna~/szaunáz~/termálfürdő~/strand~
  reggeli/reggelit/villásreggeli
  !reggeli ember/típus
  horgász~/pecáz~/drukkol~
  bor/bort/borász~/szőlő~
  unok~/kisfi~/kislány~
  busz/buszt/buszon/traktor~/kamion~
  informatikus~/fodrász~/pincér~/masszőr~/eladó~/gazdálkod~
  műhely~/fűrészpor~/esztergá~
  chips~/pattogatott/mogyoróvaj~/ropi~
  pingvin~/vidr~/cápa/cápá~/bagoly~/baglyok~/galamb~/mókus~/lúd/liba/libá~
`;
/** What one does, in verbs that make a picture. */
export const hungarianActions = `
  sütök/sütöm/sütöttem/kisütök
  főzök/főzöm/főztem/megfőzöm
  építek/építettem/építem
  ültetek/ültettem/termesztek/nevelek
  festek/festettem/rajzolok/rajzoltam/lerajzol~
  javítok/javítom/megjavít~/szerelek/felújít~
  tanítok/tanítottam/edzek/edzem/edzősköd~
  kötök/kötöttem/varrok/varrtam/horgolok
  fermentál~/savanyít~/befőz~
  mászom/mászok/másztam/megmásztam
  evezek/eveztem/vitorlázom
  úszom/úszok/úsztam/átúsztam
  bringázom/bringázok/bicikliz~/tekerek/tekertem
  futok/futottam/lefut~
  túrázom/túrázok/túráztam/végigjár~/bejártam
  éneklek/énekelek/énekeltem
  játszom a/egy
  zongorázom/gitározom/gitározok/zongorázok/hegedülök/dobolok
  tanulok/tanulom/tanultam/megtanul~
  írtam/írok egy
  gyűjtök/gyűjtöm
  önkéntesked~
  költöztem/elköltöztem/ideköltöz~/hazaköltöz~
  felnőttem/nőttem fel
  táncolok/táncoltam
  odaéget~/elrontottam/eltörtem/elvesz~/elestem/eltéved~
  vezetek/vezettem
  örökbe fogad~
  megnyertem/nyertem/kikaptam
  vitatkoz~
  fotózok/fotózom/fényképezek
  zsonglőr~
  dolgozom/dolgozok egy/a/az
`;
/** A time or a habit that makes a scene of it. */
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
/** Traits that everybody claims, so that they tell nobody apart. */
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
  kalandvágyó
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
/** What nearly everybody likes. */
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
