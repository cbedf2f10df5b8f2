import { families } from '../fact-family.ts';

/** What people are, and the ways to say that one works at all. */
export const jobs = families(`
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
`);
