import { parseFactFamilies } from '../fact-family.ts';

/** Jobs, and the phrases that say that somebody works at all. */
export const jobs = parseFactFamilies(`
accountant*/könyvelő* < accounting
actor/actress/színész* < acting/theatre/theater/színház*
architect*/építész* < architecture
artist < art/paint*/draw*/művész*
baker/pék/péknek/péket < bak*/süt*
barista*
bartender*/pultos* < cocktail*/bar/bars/wine*/beer*/bor/borok/sör*/koktél*
biologist*/biológus* < biology
builder*/carpenter*/asztalos* < woodwork*/carpentry
chef/chefs/séf/séfként/szakács* < cook*/kitchen/sushi/restaurant*/foodie/főz*/étterem*/étterm*
chemist*/vegyész*
coach/edző/edzőként < coaching/trainer
consultant*/tanácsadó*
copywriter*/szövegíró*
dentist*/fogorvos*
designer*/dizájner*/tervező* < design*
developer*/programmer*/coder/programozó*/fejlesztő* < software/coding/code/programming/informatik*
doctor/surgeon*/physician*/orvos*/sebész* < medicine/medical/doctor*
driver < driving
editor*/szerkesztő* < editing
electrician*/villanyszerelő*
engineer*/mérnök* < engineering
entrepreneur*/founder*/vállalkozó* < startup/business
farmer*/gazdálkodó*
firefighter*/tűzoltó*
flight attendant*/légiutas* < cabin crew
freelancer*/szabadúszó* < freelance
hairdresser*/fodrász*
journalist*/újságíró* < journalism
lawyer*/attorney*/ügyvéd*/jogász* < law
librarian*/könyvtáros* < library
manager*/menedzser*/vezetőként < management
marketer*/marketinges* < marketing
mechanic*/szerelő* < cars
midwife/szülésznő*
musician*/zenész* < music/band/guitar/piano/zene*
nurse*/ápoló*/nővérként < nursing
pharmacist*/gyógyszerész*
photographer* < photo*
physicist*/fizikus* < physics
physiotherapist*/gyógytornász*
pilot*/pilóta*
plumber*/vízvezeték-szerelő*
police*/rendőr*
professor*/lecturer*/egyetemi oktató*
psychologist*/therapist*/pszichológus* < psychology
realtor*/estate agent*/ingatlanos*
recruiter*/toborzó*
researcher*/scientist*/kutató*/tudós* < research/science/tudomány*
salesman/saleswoman/értékesítő* < sales
soldier*/katona/katonaként < army
student*/egyetemista*/diák*/hallgató* < study*/studies/university/egyetem*/tanul*
tailor/szabó
teacher*/tanár*/tanító*/óvónő*/óvodapedagógus* < teach*/school/tanít*/iskol*
translator*/interpreter*/fordító*/tolmács* < translat*/fordít*
vet/veterinarian*/állatorvos*
waiter*/waitress*/pincér*
writer/author/író/íróként < writing/write*/ír*
i work as/i work in/i work at/i work for/my job/my office/my boss/my colleagues/by profession/dolgozom/munkám/munkahely*/főnököm/kolléga*/kollégá*/irodám* < work*/job/office/dolgoz*/munk*
analyst*/elemző*
animator*
banker*/bankár*
barber*/borbély*
beautician*/kozmetikus*
botanist*/botanikus*
brewer/brewers/sörfőző* < brew*/beer*/sör*
bricklayer*/kőműves*
bus driver*/buszsofőr*/buszvezető*/villamosvezető* < bus/busz*/tram
butcher*/hentes*
carer/caregiver*/gondozó*
cashier*/pénztáros*
civil servant*/köztisztviselő*
confectioner*/pastry chef*/cukrász* < cake*/pastr*/süt*/bak*
dancer < danc*/tánc*
dj/djs/lemezlovas* < music/zene*
economist*/közgazdász*
fisherman/fishermen/halász
florist*/virágkötő*/virágos* < flower*/virág*
gardener/kertész < garden*/kert*
geologist*/geológus*
historian*/történész*
it guy/sysadmin*/informatikus* < software/code/coding/it/informatik*
judge/bíró/bíróként
locksmith*/lakatos*
logistics/logisztikus*
masseur*/masseuse*/masszőr*
mathematician*/matematikus*
mayor*/polgármester*
nanny/bébiszitter*
optician*/optikus*
painter/festő/szobafestő* < paint*/fest*/art
paramedic*/mentős*/mentőápoló*/védőnő* < ambulance/mentő*
pastor/priest*/lelkész*
postman/postwoman/postás*
radiographer*/röntgen*
security guard*/biztonsági őr*
social worker*/szociális munkás*
sommelier*/winemaker*/borász* < wine*/bor/bort/borok
stylist*/stylista*
trader*/kereskedő*
trucker*/lorry driver*/kamionos*
train driver*/mozdonyvezető* < train*/vonat*
seamstress*/varrónő*
shop assistant*/eladó/eladóként < shop/store/bolt*
watchmaker*/órás*
welder*/hegesztő*
zookeeper*/állatgondozó* < zoo/állatkert*
hr-es/hr manager*
projektmenedzser*
gépész*
`);
