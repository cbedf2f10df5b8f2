import { compilePattern, parseFactFamilies } from '../fact-family.ts';

/** Jobs, and the first person of doing them. What follows `~` is how somebody in the job speaks of it: what they do, where, with what and for whom. */
export const jobs = parseFactFamilies(`
accountant*/könyvelő* < accounting ~ account*/book/books/bookkeep*/balance*/number*/spreadsheet*/tax/taxes/ledger*/audit*/invoice*/receipt*/könyvel*/szám/számok*/számokk*/táblázat*/adó/adóbevallás*/mérleg*/számlá*
actor/actress/színész* < acting/theatre/theater/színház* ~ stage*/audition*/role*/script*/perform*/rehears*/curtain*/színpad*/szerep*/próbá*
architect*/építész* < architecture ~ building*/house/houses/home/homes/blueprint*/floor plan*/design*/draw building*/épület*/ház/házak*/házat/tervez*/tervrajz*/alaprajz*
artist < art/paint*/draw*/művész* ~ canvas*/studio/sketch*/sculpt*/galler*/műterem*/műterm*
baker/pék/péknek/péket < bak*/süt* ~ bread*/dough/oven/ovens/loaf/loaves/croissant*/sourdough/kenyer*/kenyér*/pékség*/kemence*/kovász*/kifli*
barista* ~ coffee*/espresso*/flat white*/latte*/latté*/kávé*
bartender*/pultos* < cocktail*/bar/bars/wine*/beer*/bor/borok/sör*/koktél* ~ drink*/pint*/shaker*/pour*/pult*/ital*/kocsm*
biologist*/zoologist*/biológus*/zoológus* < biology/zoolog*/zoológia* ~ cell/cells/animal*/microscope*/species/lab/labs/laborator*/sejt*/mikroszkóp*/labor*
builder*/carpenter*/asztalos* < woodwork*/carpentry ~ build*/wood/wooden/saw/sawdust/timber/plank*/nail/nails/hammer*/joiner*/workshop*/furniture/table/tables/fa/fát/fából/fával/fűrész*/bútor*/műhely*/építek/építkez*
chef/chefs/séf/séfként/szakács* < cook*/kitchen/sushi/restaurant*/foodie/főz*/étterem*/étterm* ~ konyh*/menu*/dish/dishes/plate/plates/stove*/pan/pans/menü*/fogás*/tányér*/fakanál*
chemist*/vegyész* < chemistry/kémia* ~ lab/labs/laborator*/molecule*/test tube*/flask*/reaction*/labor*/molekul*/kémcső*/lombik*
coach/edző/edzőként < coaching/trainer ~ train*/team*/athlete*/session*/edz*/csapat*/sportol*
consultant*/tanácsadó* < consulting ~ advi*/client*/consult*/slide/slides/tanács*/ügyfel*
copywriter*/szövegíró* ~ writ*/slogan*/advert*/copy/ad/ads/headline*/word/words/ír/írok/írom/reklám*/szlogen*/szöveg*
dentist*/fogorvos* < dentistry/dental ~ teeth/tooth/molar*/filling/fillings/drill*/fog/fogak*/fogat/fogát/fogaz*/tömés*/fúró*
designer*/dizájner*/tervező* < design* ~ draw*/font*/pixel*/layout*/logo*/poster*/sketch*/shape*/interface*/app/apps/tervez*/rajzol*/betűtípus*/logó*/plakát*
developer*/programmer*/coder/programozó*/fejlesztő*/i write code/i write software/kódot írok/szoftvert írok/szoftvert fejlesztek < software/coding/code/codes/programming/informatik* ~ program*/app/apps/bug/bugs/debug*/website*/websites/keyboard*/laptop*/compile*/computer*/screen*/kód*/kódol*/szoftver*/applikáció*/alkalmazás*/weboldal*/fejleszt*/hibákat/billentyűzet*/képernyő*
doctor/surgeon*/physician*/orvos*/sebész* < medicine/medical/doctor* ~ hospital*/patient*/clinic*/doctor's/on call/surger*/ward/wards/stethoscope*/operating/operat*/heal*/prescri*/rendel*/beteg*/kórház*/műt*/gyógyít*/sztetoszkóp*/ügyelet*/ügyelek/ügyelni/ügyeltem/belgyógyászat*
driver < driving/drive/drives/drove ~ deliver*/parcel*/package*/ bus/busz*/truck*/taxi*/cab/lorry/lorries/van/haul*/freight/wheel/steer*/passenger*/motorway*/highway*/road/roads
editor*/szerkesztő/szerkesztője/szerkesztőként < editing/edit/edits ~ comma*/manuscript*/red pen/sentence*/draft*/publish*/newsroom*/cut/cuts/vágok/vágó*/kézirat*/szerkeszt*/vessző*/kiadó*
electrician*/villanyszerelő* ~ wire/wires/wiring/rewir*/fuse/fuses/electric*/light/lights/socket*/cable*/power/current/spark*/circuit*/villany*/áram*/vezeték*/biztosíték*/kapcsoló*/lámp*/fény*
engineer*/mérnök* < engineering ~ software/code/coding/program*/machine*/bridge*/build*/built/design*/engine/engines/turbine*/circuit*/robot*/blueprint*/calculat*/tunnel*/crane*/gép/gépek*/gépeket/híd/hidak*/hidat/tervez*/építek/kódo*/szoftver*/robot*/motorok*/alagút*
entrepreneur*/founder*/vállalkozó* < startup/business ~ company/companies/founded/started/start-up*/shop/brand/cég*/vállalkoz*/bolt*/alapít*
farmer*/gazdálkodó*/gazdaként < farm/farming ~ farm*/cow/cows/sheep/tractor*/field/fields/harvest*/crop/crops/barn*/herd*/milk*/goat*/tanya*/tanyá*/tehén*/tehen*/birk*/juh*/kecsk*/traktor*/földe*/arat*/állatokat/gazdaság*/gazdálkod*
firefighter*/tűzoltó*/i put out fires/i fight fires/tüzet oltok < fire service ~ fire/fires/flame*/fire station*/fire engine*/fire truck*/siren*/hose/hoses/alarm*/rescue*/tüzet/tüzek*/tűz/tűzhöz/lángo*/sziréna*/szirénáz*/tűzoltó*/vonul*/riasztás*
flight attendant*/stewardess*/légiutas*/légikísérő* < cabin crew ~ flight*/fly/flies/flying/plane*/aisle*/airport*/cabin*/runway*/passenger*/sky/feet above/repül*/gépen/utasok*/felhők*/reptér*/reptere*
freelancer*/szabadúszó* < freelance ~ my own boss/deadline*/client*/laptop*/saját főnököm/határidő*/ügyfel*
hairdresser*/hairstylist*/fodrász*/i cut hair/hajat vágok < hairdressing ~ hair/haircut*/salon*/highlights/split ends/scissors/cut and colo*/fringe*/perm/perms/blow-dry*/hajat/haj/haja/hajad*/haját/hajából/hajuk*/hajvágás*/frizur*/szalon*/olló*
journalist*/reporter/újságíró*/riporter* < journalism ~ newspaper*/news/article*/headline*/stories/story/deadline*/interview*/report*/cikk*/hír/híreket/hírek*/lapnál/újság*/interjú*/riport*/szerkesztőség*
lawyer*/attorney*/solicitor*/barrister*/ügyvéd*/jogász*/practise law/practice law/practising law/practicing law < law ~ court*/judge*/jury/client*/contract*/legal*/argue*/case/cases/clause*/verdict*/bíróság*/tárgyal*/jog/jogi/jogot/per/pert/perek*/pereket/képvisel*/ügyfel*/paragrafus*/szerződés*
librarian*/könyvtáros* < library/könyvtár* ~ shelf/shelves/books/shelv*/overdue/könyvek*/polco*/kölcsönz*
manager*/menedzser*/vezetőként < management ~ manag*/team/teams/run/lead/leads/in charge/meeting*/csapat*/vezetek/vezetem/irányít*/megbeszél*/projekt*
marketer*/marketinges* < marketing ~ brand*/campaign*/advert*/ad/ads/sell/selling/márk*/kampány*/reklám*
mechanic*/szerelő* < cars ~ car/engine*/garage*/wrench*/spanner*/oil/grease*/bonnet*/hood/fix*/repair*/brake*/gearbox*/autó*/motor*/műhely*/olaj*/csavarkulcs*/szerel*/javít*
midwife/midwives/szülésznő* < midwifery ~ bab*/birth*/deliver*/newborn*/labour ward*/maternity/baba*/babá*/szülőszob*/szülés*/újszülött*/világra
musician*/zenész* < music/band/guitar/piano/zene* ~ gig*/stage*/tour*/song*/concert*/orchestra*/play/színpad*/koncert*/fellép*/dalok*/dalokat
nurse*/ápoló*/nővérként/nővér vagyok < nursing ~ hospital*/ward/wards/patient*/shift/shifts/night shift*/scrubs/bedside*/bandage*/drip/clinic*/care for/caring for/look after/kórház*/osztályon/beteg*/műszak*/ápol*/injekció*/kötsz*/kötöz*
pharmacist*/gyógyszerész* < pharmac*/gyógyszertár* ~ pill/pills/prescription*/doctors' handwriting/medicine*/dispens*/patika*/patiká*/gyógyszer*/recept*/tablett*
photographer* < photo* ~ camera*/shoot*/lens*/shutter*/picture*/portrait*/wedding*/snap*
physicist*/fizikus* < physics ~ atom*/particle*/quantum/laser*/equation*/lab/részecsk*/lézer*/egyenlet*/labor*/fizika*
physiotherapist*/physio/physios/gyógytornász* < physiotherapy ~ back/backs/knee/knees/joint*/muscle*/injur*/walk again/stretch*/posture/gerinc*/térd*/hátak*/hátat/derék*/izmo*/gyógytorn*/ízület*
pilot*/pilóta* ~ fly/flies/flying/plane*/cockpit*/runway*/feet/sky/skies/landing*/airport*/aircraft*/captain/repül*/vezetőfülk*/leszáll*/kifutó*/felhők*/gépet
plumber*/vízvezeték-szerelő*/vízszerelő* < plumbing ~ pipe/pipes/leak*/tap/taps/toilet*/boiler*/drain*/sink/sinks/cső/csövek*/csöve*/csap/csapok*/csapokat/csöpög*/vízvezeték*/dugulás*/mosdó*/bojler*
police*/cop/rendőr* < policing ~ patrol*/uniform*/badge*/law and order/beat/siren*/officer*/detective*/crime scene*/járőr*/egyenruh*/nyomoz*/sziréna*
professor*/lecturer*/egyetemi oktató* < university/egyetem* ~ lecture*/students/campus*/teach*/seminar*/academ*/thesis/theses/előad*/hallgató*/tanít*/oktat*/vizsgázt*
psychologist*/therapist*/counsellor*/counselor*/pszichológus* < psychology ~ listen*/therap*/client*/couch*/session*/mind/minds/feelings/patient*/terápi*/hallgatok/meghallgat*/lelk*/lelkek*/kliens*/páciens*
realtor*/estate agent*/ingatlanos* < real estate/ingatlan* ~ sell*/house/houses/flat/flats/home/homes/keys/viewing*/propert*/lakás*/házak*/kulcso*
recruiter*/toborzó* < recruiting/recruitment ~ hire*/hiring/interview*/cv/cvs/candidate*/talent*/find people/állásinterjú*/jelölt*/önéletrajz*/interjúzt*
researcher*/scientist*/kutató*/tudós* < research/science/tudomány* ~ lab/labs/laborator*/experiment*/microscope*/paper/papers/data/hypothes*/discover*/study/studies/labor*/kísérlet*/mikroszkóp*/kutat*/adatok*
salesman/saleswoman/salesperson/értékesítő* < sales ~ sell*/sold/deal/deals/customer*/pitch*/eladok/értékesít*/ügyfel*/vevő*
soldier*/katona/katonaként < army/military/hadsereg* ~ uniform*/barrack*/base/boots/deploy*/march*/serve/serving/service/served/regiment*/laktany*/egyenruh*/szolgál*/bakancs*
student*/egyetemista*/diák*/hallgató*/orvostanhallgató*/joghallgató*/studying law/studying medicine/studying for/study law/study medicine/study history/study economics/study biology/study psychology/study engineering/study physics/study maths/study architecture/study art/study music/study computer science/study languages/study literature/egyetemre járok/jogot tanulok/orvosnak tanulok/egyetemen tanulok < study*/studies/university/egyetem*/tanul* ~ phd/doctorate/doktori*/lecture*/campus*/exam*/essay*/degree/thesis/seminar*/med school/medical school/law school/uni/college/learning/library/textbook*/dissertation/előadás*/vizsg*/szakdolgozat*/kollégium*/zh/zh-k*/jegyzet*/szigorlat*
tailor/szabó vagyok/szabóként ~ suit/suits/sew*/stitch*/needle*/thread*/fabric*/hem/hems/dress*/measur*/öltöny*/varr*/tű/tűvel/cérn*/szövet*/zakó*
teacher*/tanár*/tanító/tanítónő*/tanítóként/óvónő*/óvodapedagógus*/i teach/iskolában tanítok/általánosban tanítok/gimnáziumban tanítok/óvodában tanítok < teach*/school/tanít*/iskol* ~ class/classes/classroom*/pupil*/students/teenager*/lesson*/homework/chalk*/kindergarten*/year-olds/call me miss/call me sir/whiteboard*/blackboard*/mark/marking/grade/grades/grading/playground*/osztály*/óvod*/ovi/oviban/ovis*/katedr*/tanóra/óráim*/órákat/dolgozatok*/dolgozatot/krét*/tábla*/gyerekeknek/diákja*/nebuló*/csengő*/pedagógus*
translator*/interpreter*/fordító*/tolmács* < translat*/fordít* ~ language*/word/words/dictionar*/meaning/languages/nyelvek*/nyelven/nyelvből/szavak*/szótár*/szöveg*/tolmácsol*
vet/veterinarian*/állatorvos* < veterinary ~ animal*/paw/paws/cow/cows/pets/patient*/surgery/fur/farm calls/állatok*/állatot/állatokat/mancs*/oltás*/oltok/rendelő*/gyógyít*
waiter*/waitress*/pincér*/felszolgáló* < waiting tables/wait tables ~ serve*/tables/table/restaurant*/plate/plates/tip/tips/order/orders/tray*/café/menu/felszolgál*/asztal*/étterem*/étterm*/tálc*/rendelés*/tányér*
writer/author/író/íróként < writing/write*/wrote/ír* ~ book*/novel*/page*/chapter*/sentence*/publish*/words/regény*/könyve*/fejezet*
analyst*/elemző* < analys* ~ data/number*/chart*/spreadsheet*/graph*/analyz*/forecast*/adat*/számok*/táblázat*/elemez*/elemz*/grafikon*
animator* < animation ~ cartoon*/draw*/frame/frames/animat*/film*/rajzfilm*/rajzol*
banker*/bankár* < bank/banking ~ money/bank*/loan*/mortgage*/vault*/pénz*/hitel*
barber*/borbély* ~ hair/beard*/razor*/shav*/scissors/cut/cuts/chair/fade/fades/haj/hajat/szakáll*/borotv*/olló*
beautician*/kozmetikus* ~ skin/face/faces/facial*/salon*/nails/makeup/brow*/lash*/bőr/bőrt/arc/arcok*/arcokat/kozmetik*/szalon*/pakolás*
botanist*/botanikus* ~ plant*/flower*/herbarium*/növény*/virág*
brewer/brewers/sörfőző* < brew*/beer*/sör* ~ hops/hop/malt/barrel*/komló*/maláta*
bricklayer*/kőműves* < bricklaying ~ brick*/wall/walls/mortar/trowel*/cement*/lay/fal/falat/falak*/falakat/tégl*/malter*/építkez*/házakat
bus driver*/buszsofőr*/buszvezető*/villamosvezető*/sofőr*/taxisofőr*/taxis vagyok/taxisként/i drive a bus/i drive the bus/i drive buses/i drive a tram/buszt vezetek/villamost vezetek < bus/busz*/tram ~ route*/passenger*/stop/stops/wheel/steer*/driv*/villamos*/utaso*/vezetek/megálló*/kormány*/volán*/taxi*/fuvar*
butcher*/hentes* ~ meat*/knife/knives/sausage*/steak*/cleaver*/counter/hús*/kolbász*/bárd*/pult*
carer/caregiver*/gondozó* < caregiving ~ care/caring/cares/look after/elderly/nursing home*/gondoz*/idősek*/idősekr*/gondjá*/otthonban
cashier*/pénztáros* ~ till/checkout*/supermarket*/barcode*/beep*/receipt*/change/kassz*/pénztár*/bolt*/szupermarket*/vonalkód*
civil servant*/köztisztviselő* ~ ministry/government*/council/policy/paperwork/city hall/minisztérium*/hivatal*/önkormányzat*/papírmunk*
confectioner*/pastry chef*/cukrász* < cake*/pastr*/süt*/bak* ~ éclair*/macaron*/chocolate*/cream*/dessert*/sugar/sweet/tart/tarts/torta*/tortá*/krém*/desszert*/cukor*/cukrászda*/sütemény*/édes*
dancer < danc*/tánc* ~ stage*/ballet/choreograph*/rehears*/színpad*
dj/djs/lemezlovas* < music/zene* ~ deck*/club*/turntable*/set/sets/playlist*/record*/dance floor/klub*/lemez*
economist*/közgazdász* < economics ~ econom*/market*/inflation/number*/graph*/supply/demand/gazdaság*/infláció*/piac*/számok*
fisherman/fishermen/halász ~ net/nets/boat*/catch/fish*/sea/trawler*/háló*/csónak*/halat/halak*
florist*/virágkötő*/virágos* < flower*/virág* ~ bouquet*/rose/roses/tulip*/peon*/wreath*/stem/stems/petal*/csokor*/csokrok*/csokro*/rózs*/tulipán*
gardener/kertész < garden*/kert* ~ plant*/hedge*/lawn*/rose/roses/weed*/prun*/soil/növény*/sövény*/metsz*/rózs*/virág*/palánt*
geologist*/geológus* < geology ~ rock/rocks/stone/stones/mineral*/fossil*/volcano*/kőzet*/kövek*/ásvány*
historian*/történész* < history/történelem* ~ archive*/past/centur*/medieval/levéltár*/múlt*/század*/régi iratok*
it guy/sysadmin*/informatikus*/rendszergazda* < software/code/coding/in it/informatik* ~ server*/computer*/network*/turn it off/printer*/laptop*/password*/bug/bugs/számítógép*/szerver*/kód*/hálózat*/jelsz*/nyomtató*/program*/szoftver*/kikapcsol*
judge/bíró/bíróként ~ court*/gavel*/verdict*/bench/bíróság*/ítél*/tárgyal*
locksmith*/lakatos* ~ lock/locks/key/keys/door/doors/zár/zárak*/zárakat/kulcs*/ajtó*
logistics/logisztikus* < logisztik* ~ warehouse*/truck*/deliver*/freight/ship/ships/shipping/pallet*/container*/supply chain/raktár*/kamion*/szállít*/rakomány*
masseur*/masseuse*/masszőr* < massage/massages ~ back/backs/shoulder*/knot/knots/muscle*/hands/masszíroz*/masszáz*/hátak*/hátat/izmo*
mathematician*/matematikus* < math*/matemat* ~ number*/proof*/equation*/theorem*/számok*/egyenlet*/bizonyít*
mayor*/polgármester*
nanny/nannies/bébiszitter* < nannying/babysit* ~ kids/children/bab*/toddler*/bedtime/gyerekek*/gyerekekre/babák*
optician*/optikus* ~ glasses/eye/eyes/lens*/frames/szemüveg*/szem/szemek*/lencs*
painter/festő/szobafestő* < paint*/fest*/art ~ canvas*/brush*/wall/walls/colo*/ecset*/vászon*/vászn*/fal/falak*/falat
paramedic*/i drive an ambulance/mentős*/mentőápoló*/mentőtiszt*/védőnő* < ambulance*/mentő*/mentőz* ~ siren*/emergenc*/stretcher*/first aid/resuscitat*/save lives/blue light*/999/911/szirén*/életet/életeket/riasztás*/kismam*/bab*
pastor/priest*/lelkész*/pap vagyok ~ church*/sermon*/parish*/wedding*/templom*/prédiká*/gyülekezet*
postman/postwoman/mail carrier*/postás* < post office ~ letter*/mail/parcel*/deliver*/envelope*/postcard*/letterbox*/mailbox*/round/rounds/level/levele*/levelek*/csomag*/kézbesít*/postá*/boríték*
radiographer*/röntgen* ~ x-ray*/scan*/bones/mri/csont*
security guard*/biztonsági őr* ~ guard*/door/doors/night watch*/night shift*/security/gate/camera*/vigyázok/őrz*/kapu*/őrköd*
social worker*/szociális munkás* < social work ~ famil*/help/helping/support*/case/cases/vulnerable/shelter*/család*/segít*/rászorul*/hajléktalan*/szálló*
sommelier*/winemaker*/borász* < wine*/bor/bort/borok ~ vineyard*/grape*/harvest*/cellar*/barrel*/vintage*/corks/pince*/pincé*/szőlő*/szüret*/hordó*
stylist*/stylista* ~ hair/cloth*/outfit*/wardrobe*/style*/fashion/ruhá*/haj/hajat/stílus*/divat*
trader*/kereskedő* < trading ~ market*/stock/stocks/sell*/shares/tőzsd*/részvény*/keresked*/piac*
trucker*/truck driver*/lorry driver*/kamionos*/kamionsofőr* < truck*/lorry/lorries/kamion* ~ driv*/haul*/freight/wheel/motorway*/highway*/road/roads/miles/cab/autópály*/volán*/vezetek/rakomány*/utakon/kilométer*
train driver*/mozdonyvezető* < train*/vonat* ~ rail*/track/tracks/locomotive*/station*/mozdony*/sín/sínek*/vágány*/állomás*
seamstress*/dressmaker*/varrónő* ~ sew*/stitch*/needle*/dress/dresses/thread/fabric*/hem/hems/varr*/ruhá*/tű/tűvel/cérn*/szövet*
shop assistant*/eladó vagyok/eladóként < shop/store/bolt* ~ customer*/till/counter*/sell*/shelf/shelves/vevő*/pult*/üzlet*/polco*
watchmaker*/órás vagyok/órásként/órásmester* ~ watch/watches/clock*/gear/gears/spring/springs/tick*/karór*/óráka*/órákat/fogaskerék*/ketyeg*/rugó*
welder*/hegesztő* < welding ~ weld*/spark*/steel/metal/torch*/mask/hegeszt*/szikr*/acél*/fém*
zookeeper*/állatgondozó* < zoo/állatkert* ~ animal*/feed*/giraffe*/elephant*/monkey*/lion/lions/penguin*/etet*/zsiráf*/elefánt*/majm*/oroszlán*/pingvin*/állatok*
hr-es/hr manager* < hr/human resources ~ people/hire*/hiring/interview*/contract*/interjú*/emberek*/szerződés*/felvétel*
projektmenedzser*/project manager* < project*/projekt* ~ deadline*/plan/plans/meeting*/team/teams/határidő*/csapat*/megbeszél*/tervek*
gépész* < gép/gépek*/gépeket ~ motor*/szerel*/javít*/alkatrész*
actuary/actuaries/biztosításmatematikus* < actuarial/insurance/biztosít* ~ risk*/number*/spreadsheet*/kockázat*/számok*
air traffic controller*/légiforgalmi irányító* < air traffic ~ plane*/tower*/radar*/runway*/runways/landing*/repülő*/torony*/toronyb*/radar*
anaesthetist*/anesthesiologist*/aneszteziológus* ~ sleep/asleep/operating/surger*/hospital*/patient*/altat*/műt*/kórház*
archaeologist*/archeologist*/régész* < archaeolog*/archeolog*/régészet* ~ dig/digs/digging/trowel*/bones/pottery/ruin/ruins/dirt/past/ás/ások/ásat*/cserép*/rom/romok*/csont*/föld*
astronomer*/csillagász* < astronom*/csillag* ~ star/stars/telescope*/planet*/galax*/távcső*/bolygó*/égbolt*
auditor*/könyvvizsgáló* < audit*/könyvvizsgál* ~ number*/spreadsheet*/books/számok*
bank employee*/bank clerk*/bank teller*/banktisztviselő*/banki ügyintéző* < bank* ~ money/loan*/mortgage*/counter/pénz*/hitel*
beekeeper*/méhész* < bee/bees/honey/hive*/méh*/méz* ~ sting*/swarm*/kaptár*
blacksmith*/kovács vagyok/kovácsként < forge*/anvil* ~ iron/hammer*/steel/fire/patkó*/üllő*/vas/vasat/kalapács*
bookseller*/könyvesbolt*/antikvárius* < bookshop*/bookstore*/antikvárium* ~ sell/sells/selling/shelf/shelves/books/könyvek*/könyvet/polc*
car mechanic*/autószerelő* < garage* ~ car/cars/engine*/wrench*/spanner*/oil/grease*/bonnet*/hood/brake*/fix*/repair*/autó*/motor*/motorház*/műhely*/olaj*/szerel*/javít*
cardiologist*/kardiológus* ~ heart*/hospital*/patient*/clinic*/szív/szívek*/szívet/kórház*/beteg*
cheesemonger*/sajtkészítő*/sajtos < cheese*/sajt*
cleaner/cleaning lady/housekeeper*/takarító* < cleaning/takarít* ~ clean/cleans/mop*/vacuum*/dust*/bucket*/office/offices/hotel*/sparkl*/felmos*/porszív*/tiszt*
comedian*/stand-upos*/humorista < comedy/stand-up/humor ~ joke*/laugh*/stage*/mic/punchline*/poén*/nevett*/színpad*
conductor/karmester* < orchestra*/zenekar* ~ baton*/train*/ticket*/score/pálc*/jegy*
courier*/delivery driver*/futár* < deliver* ~ parcel*/package*/pizza*/bike*/doorbell*/door/doors/van/kiszállít*/csomag*/szállít*/biciklivel/csenget*/ajtó*
curator*/kurátor*/muzeológus* < museum*/galler*/múzeum* ~ exhibit*/painting*/art/kiállít*/műtárgy*
customer service*/call centre agent*/call center agent*/ügyfélszolgálat* < call centre/call center/support ~ phone*/customer*/complain*/headset*/call/calls/hold/telefon*/panasz*/ügyfel*
data scientist*/data analyst*/data engineer*/adatelemző*/adattudós* < data/adat* ~ number*/chart*/model/models/spreadsheet*/graph*/python/pattern*/algorithm*/számok*/grafikon*/táblázat*/minták*
dental hygienist*/dental nurse*/dental assistant*/dentálhigiénikus*/fogtechnikus* < dental/dentistry/hygienist*/fogászat* ~ teeth/tooth/floss*/molar*/smile*/fog/fogak*/fogakat/fogat/fogkő*
dermatologist*/bőrgyógyász* ~ skin/mole/moles/hospital*/patient*/clinic*/bőr*/anyajegy*/beteg*
dietitian*/dietician*/nutritionist*/dietetikus* < nutrition/táplálkoz* ~ food/eat/eats/diet*/meal*/vegetable*/étrend*/étkez*/zöldség*
diplomat*/diplomata < embassy/embassies/nagykövetség* ~ foreign/minist*/negotiat*/külügy*/tárgyal*
dog trainer*/kutyakiképző*/kutyatréner* ~ train*/sit/dogs/leash*/kiképez*/tanítok/kutyák*/kutyákat
dog groomer*/groomer*/kutyakozmetikus* ~ dogs/fur/trim*/wash*/bath*/poodle*/dogs'/nyír*/kutyák*/kutyákat/szőr*
event planner*/wedding planner*/event manager*/rendezvényszervező*/esküvőszervező* < events/weddings/rendezvény*/esküvő* ~ party/parties/wedding*/plan/plans/guest*/seating/organi*/bride*/szervez*/buli*/menyasszony*/vendég*
factory worker*/machine operator*/gyári munkás*/gépkezelő*/operátor* < factory/factories/gyár/gyárban ~ shift*/machine*/assembly line*/conveyor*/line/műszak*/gép/gépek*/gépet/szalag*/futószalag*
film director*/director of/film-maker*/filmmaker*/rendező vagyok/filmrendező* < film*/movie*/documentar* ~ camera*/scene*/set/shoot/forgat*/kamer*
fishmonger*/halárus* < fish/hal/halat ~ ice/market*/counter/piac*
forester*/forest ranger*/park ranger*/ranger/erdész*/természetvédelmi őr* < forest*/woods/national park*/erdő* ~ tree*/deer/trail*/wood/fa/fák*/fákat/szarvas*/vad/vadon
fundraiser*/charity worker* < charit*/fundrais*/ngo/non-profit/nonprofit ~ donat*/donor*/cause*/money
game designer*/game developer*/játékfejlesztő*/játéktervező* < game dev*/games ~ level*/pixel*/code/build*/design*/boss*/pálya/pályák*/kód*
geography teacher*/history teacher*/maths teacher*/math teacher*/english teacher*/music teacher*/science teacher*/pe teacher*/art teacher*/yoga teacher*/testnevelő*/matektanár*/történelemtanár*/zenetanár*/angoltanár* < teach*/school/tanít*/iskol* ~ class/classes/classroom*/pupil*/students/lesson*/homework/chalk*/teenager*/teens/mark/marking/grade/grades/grading/sir/miss/mat/osztály*/tanóra/óráim*/dolgozatok*/dolgozatot/krét*/diák*/gyerekeket/kamasz*
goldsmith*/jeweller*/jeweler*/ötvös*/aranyműves* < jewel*/ékszer* ~ ring/rings/gold/silver/necklace*/solder*/gyűrű*/arany*/ezüst*/nyaklánc*
graphic designer*/illustrator*/ux designer*/ui designer*/web designer*/grafikus*/illusztrátor* < design*/illustrat*/grafik* ~ draw*/font*/pixel*/layout*/logo*/poster*/sketch*/cover*/button*/screen*/rajzol*/betű*/betűtípus*/logó*/plakát*/borító*
insurance broker*/insurance agent*/biztosítási ügynök* < insurance/biztosít* ~ polic*/claim*/risk*/kár/kárt
it support/work in it/works in it/working in it/worked in it/am in it/m in it/job in it/career in it/years in it/system administrator*/help desk/helpdesk < it department*/tech support/it support/informatik* ~ computer*/server*/network*/printer*/laptop*/password*/turn it off/turning it off/on and off/off and on/software/számítógép*
kindergarten teacher*/nursery teacher*/preschool teacher*/childminder* < kindergarten*/nursery/preschool* ~ toddler*/little ones/finger paint*/nap time/shoelace*/children/kids/teach*
lab technician*/laboráns*/laborasszisztens* < laborator*/lab/labs/labor* ~ sample*/test tube*/blood/microscope*/minta/mintá*/mikroszkóp*/vér
landscaper*/landscape architect*/kertépítő*/tájépítész* < landscap*/garden*/kert* ~ lawn*/tree*/hedge*/park*/plant*/növény*/fák*/parkok*
lifeguard*/vízimentő*/úszómester* < pool/beach/strand* ~ whistle*/rescue*/water/sea/tower*/síp*/víz*/ment*
makeup artist*/make-up artist*/sminkes* < makeup/make-up/smink* ~ brush*/face/faces/lipstick*/eyeliner*/arc/arcok*/arcokat/ecset*/rúzs*
marine biologist*/tengerbiológus* < marine/ocean* ~ sea/whale*/dolphin*/coral*/reef*/fish/boat*/tenger*/bálna/bálná*/delfin*/korall*
meteorologist*/meteorológus* < weather/időjárás* ~ forecast*/rain/cloud*/sun/storm*/eső*/felhő*/vihar*/előrejelz*
museum guide*/tour guide*/idegenvezető*/túravezető* < tours/guided/idegenvezet* ~ tourist*/guid*/city/castle*/group/groups/visitor*/umbrella*/show/turist*/csoport*/város*/vár/várat/körbe
notary/notaries/közjegyző* ~ stamp*/sign/signature*/document*/contract*/pecsét*/aláír*/szerződés*/okirat*
office worker*/office clerk*/secretary/secretaries/administrator*/office manager*/personal assistant*/titkárnő*/ügyintéző*/adminisztrátor*/irodai asszisztens* < office/irod* ~ email*/meeting*/calendar*/desk*/phone*/file/files/paperwork/spreadsheet*/stapler*/inbox*/paper/papers/akta/akták*/aktá*/papír*/papírok*/naptár*/íróasztal*/hivatal*/telefon*
paediatrician*/pediatrician*/gyerekorvos*/gyermekorvos* < medicine/medical ~ children/kids/bab*/hospital*/clinic*/patient*/stethoscope*/teddy*/gyerekek*/kórház*/rendel*/beteg*/gyógyít*
personal trainer*/fitness instructor*/yoga instructor*/swimming instructor*/swim instructor*/ski instructor*/dance teacher*/fitness coach*/személyi edző*/jógaoktató*/síoktató*/úszóoktató*/táncoktató* < coaching/trainer/instructor*/edző*/oktató* ~ train*/teach*/class/classes/client*/gym/squat*/burpee*/session*/sweat*/pool/slope*/mat/lesson*/tanít*/oktat*/edz*/vendég*/óráim*/órákat
plasterer*/roofer*/tiler*/glazier*/scaffolder*/burkoló*/tetőfedő*/ács/ácsként/üveges* < roof*/tile/tiles/plaster*/tető*/csempe*/csempé* ~ wall/walls/ladder*/site/building site*/house/houses/glass/window*/kitchen*/bathroom*/fal/falak*/falat/létra/létrá*/építkez*/ablak*/fürdő*
politician*/politikus* < politics/politik* ~ vote*/parliament*/council*/speech*/parlament*/szavaz*
potter/potters/keramikus*/fazekas* < pottery/ceramic*/kerámia* ~ clay/kiln/mug/mugs/bowl/bowls/wheel/agyag*/korong*/bögré*/tál/tálak*
prison officer*/prison guard*/börtönőr* < prison*/jail/börtön* ~ inmate*/cell/cells/keys/bars/rab/rabok*/rács*/kulcs*
product manager*/product owner*/scrum master* < product* ~ roadmap*/sticky note*/post-it*/meeting*/team/teams/app/apps/feature*/backlog*/users
psychiatrist*/pszichiáter* < psychiatr* ~ mind/minds/hospital*/patient*/listen*/lelk*/lelkek*/beteg*/kórház*/hallgat*
receptionist*/recepciós* < reception/front desk/recepció* ~ hotel*/guest*/check-in/check in/check people in/phone*/key/keys/desk/welcom*/greet*/szálloda*/szállodá*/vendég*/kulcs*/pult*/telefon*
sailor/sailors/ship's captain/ship captain/hajóskapitány*/tengerész*/hajós vagyok < ship*/boat*/hajó* ~ sea/port/ports/harbour*/harbor*/deck*/ocean*/wave*/tenger*/kikötő*/fedélzet*
shepherd/shepherds/juhász* < sheep/flock*/birka/birk*/juh/juhok* ~ lamb*/hill*/dog/bárány*/nyáj*
singer/singers/énekes vagyok/énekesnő*/opera singer* < sing*/ének* ~ song*/stage*/voice*/mic/aria*/dal*/színpad*/hang*/koncert*
sound engineer*/sound technician*/hangmérnök* < sound/audio/hang* ~ mic/mics/microphone*/mix*/record*/cable*/studio*/band/bands/gig*/keverő*/stúdió*/mikrofon*/koncert*
speech therapist*/speech pathologist*/logopédus* < speech/beszéd* ~ word/words/sound/sounds/children/kids/stutter*/letter*/hangok*/betű*/gyerekek*
stay-at-home mum/stay-at-home mom/stay-at-home dad/full-time mum/full-time mom/full-time dad/főállású anya/főállású apa < at home
surveyor*/földmérő* ~ measur*/land/map/maps/tripod*/house/houses/mér/mérek/térkép*/telek/telkek*
tattoo artist*/tattooist*/tattooer*/tetoválóművész*/tetováló* < tattoo* ~ ink*/needle*/skin/draw*/tetovál*/tű/tűvel/bőr*
tax adviser*/tax advisor*/adótanácsadó* < tax/taxes/adó/adók* ~ return/returns/receipt*/number*/form/forms/számok*/bevall*
taxi driver*/cab driver*/cabbie*/taxisofőr* < taxi*/cab ~ driv*/passenger*/backseat*/back seat*/meter/fare*/wheel/vezetek/utaso*/fuvar*/volán*
tester/testers/qa engineer*/tesztelő* < testing/qa/tesztel* ~ bug/bugs/break/breaks/software/app/apps/hibák*/hibát/hibákat/szoftver*
tram driver*/villamosvezető* < tram/trams/villamos* ~ rail*/passenger*/stop/stops/bell/driv*/vezetek/megálló*/utaso*/csenget*
travel agent*/utazási ügynök* < travel*/utazás* ~ holiday*/trip/trips/ticket*/book/flight*/nyaral*/jegy*
upholsterer*/kárpitos* < upholster*/kárpit* ~ sofa*/chair/chairs/fabric*/armchair*/stitch*/kanapé*/fotel*/szék/székek*/székeket/szövet*
warehouse worker*/warehouse operative*/forklift driver*/raktáros*/targoncás*/targoncavezető* < warehouse*/forklift*/raktár*/targonc* ~ box/boxes/pallet*/shelf/shelves/lift/lifting/parcel*/doboz*/raklap*/polc*/csomag*
web developer*/frontend developer*/front-end developer*/backend developer*/webfejlesztő* < web/website*/code/coding/software/javascript/kód* ~ page*/button*/browser*/app/apps/bug/bugs/laptop*/gomb*/böngésző*/weboldal*/hibák*
`);

/** That somebody works at all. */
export const workplace = parseFactFamilies(`
i work as/i work in/i work at/i work for/my job/my office/my boss/my colleagues/by profession/dolgozom/munkám/munkahely*/főnököm/kolléga*/kollégá*/irodám* < work*/job/office/dolgoz*/munk*
`);

/**
 * Where a bio says that its words are about work, whatever the work is: "for a living", "I spend my days", "other
 * people's". A job may be told in words that no family holds.
 */
export const workFrame = compilePattern(`
for a living/by trade/by profession/by day/nine to five/nine-to-five/9 to 5/9-to-5/until five/till five/after five/pays the bills/pays the rent/pay the bills/pay the rent/pays for/paid to/paid for it/pay me
i spend my days/i spend my weekdays/i spend my weeks/i spend my nights/i spend my shifts/i spend my mornings/spending my days/my days go/my days are/my weeks are/my weekdays are/my mornings are/my working day*/my workday*/my day job/my job/my office
on weekdays i/weekdays i/weekdays are/all week i/all day i/i * all day/i * all week/during the week i/monday to friday/the rest of the week i/office hours/working hours
my shift/my shifts/on shift/night shift*/early shift*/my client*/my customer*/my patient*/my passenger*/my pupils/my students/my regulars/my workshop/my guests
other people/other people's/other people’s/strangers/strangers'/everyone else's/everyone else’s/somebody else's/someone else's
ebből élek/abból élek/ból élek/a munkám/munkaidőben/munkanap*/műszak*/hétköznap*/nappal/napközben/egész nap/egész héten/hétfőtől péntekig/délutánig/hivatásom*/hivatásból/fizetnek/fizetést
ügyfeleim*/vendégeim*/betegeim*/vevőim*/utasaim*/műhelyem*/diákjaim*/töltöm a napot/töltöm a napjaim*/töltöm a hetet/töltöm a hetem*/telnek a napjaim/telik a napom/a napjaim/a hétköznapjaim*
mások/másokat/másoknak/másokra/másokkal/mások */idegenek*
`);

/** Words that are often about work. A rewrite with one of them may tell the job in words that no family holds. */
export const workHint = compilePattern(`
work/works/working/workplace/job/jobs/office/shift/shifts/weekday*/workday*/monday/mondays/every day/daily/career/trade/profession*/craft/apprentice*/salary/wage*/earn/earns/paid/pay me/pays me/bills/rent
people/strangers/everyone/everybody/customer*/client*/patient*/passenger*/tourist*/teenager*/toddler*/children/guests/visitor*/colleague*/boss/staff/team/crew/students/pupils/residents/
desk/counter/deadline*/meeting*/uniform*/tool/tools/toolbox/toolbelt/workshop*/lab/site/department/invoice*/order/orders/until two/until three/until four/until six
munk*/dolgoz*/műszak*/hétköznap*/hétfő*/naponta/napi/minden nap/szakma*/szakmá*/hivatás*/kenyerem*/kenyerét/fizetés*/keresem/bér*/pénzt kap*/iroda*/irodá*
ember/emberek*/embereknek/embereket/mindenki*/vendég*/ügyfel*/vevő*/utas/utasok*/utasaim*/beteg*/kolléga*/kollégá*/főnök*/csapat*/diákok*/gyerekek*/mások*/másokat/másoknak/idegen*
íróasztal*/pult*/határidő*/egyenruha*/egyenruhá*/szerszám*/műhely*/rendel*/megrendel*/nálam
`);
