import { parseFactFamilies } from '../fact-family.ts';

/** Pets and family with a possessive, and decades of age. */
export const home = parseFactFamilies(`
my dog*/my puppy/have a dog/dog dad/dog mom/dog mum/kutyám*/kutyusom*/van egy kutya* < dog/dogs/puppy/kutya*/kutyá*/kutyu*/eb
my cat/my cats/have a cat/cat dad/cat mom/cat mum/macskám*/cicám*/van egy macska* < cat/cats/kitten*/macska*/macská*/cica*/cicá*
my horse*/lovam*
my daughter*/have a daughter/one daughter/a daughter/daughters/lányom*/kislányom* < daughter*/kid*/child*/girl/girls/lány*/kislány*/gyerek* ~ mum/mom/mother/dad/father/parent
my son/my sons/have a son/one son/a son/sons/fiam/fiamat/fiaim*/kisfiam* < son/sons/kid*/child*/boy/boys/fiú*/kisfiú*/fiam*/gyerek* ~ mum/mom/mother/dad/father/parent
my kids/my children/have kids/have a kid/have children/have a child/one kid/one child/gyerekem*/gyerekeim*/gyermekem*/gyermekeim* < kid*/child*/son/sons/daughter*/gyerek*/gyermek*/lányom*/lányaim*/fiam*/fiaim* ~ mum/mom/mother/dad/father/parent/boys/girls/apa/anya/apuk*/anyuk*/apja/anyja
my brother*/bátyám*/öcsém*/fivérem* < brother*/sibling*/báty*/öcs*/testvér*
my sister*/nővérem*/húgom* < sister*/sibling*/nővér*/húg*/testvér*
my mom/my mum/my mother/anyám*/anyukám* < mom/mum/mother/anya*/anyu*
my dad/my father/apám*/apukám* < dad/father/apa*/apu*
my grandma*/my grandmother*/my nan/nagymamám*/nagyim* < grandm*/nan/nagymam*/nagyi*
my grandpa*/my grandfather*/nagypapám*/nagyapám* < grandp*/grandf*/nagypap*/nagyap*
my twin/ikertestvér* < twin*/iker*
divorced/elvált* < divorc*/válás*
my twenties/my thirties/my forties/my fifties/huszas éveim*/harmincas éveim*/negyvenes éveim*/ötvenes éveim*
my early thirties/my late thirties/my mid thirties/my early forties/my late forties/my early twenties/my late twenties/húszas/harmincas/negyvenes/ötvenes/huszon túl/harmincon túl/negyvenen túl/ötvenen túl < 2*/3*/4*/5*/éves/age
mum of/mom of/mother of/dad of/father of/parent of/single mum/single mom/single dad/gyerek apukája/gyerek anyukája/gyerek apja/gyerek anyja/fiú apja/lány apja/fiú anyja/lány anyja/kétgyerekes*/egygyerekes*/háromgyerekes*/gyerekes/anyuka vagyok/apuka vagyok/egyedülálló anya*/egyedülálló apa* < mum*/mom*/mother*/dad*/father*/parent*/kid*/child*/son*/daughter*/boys/girls/gyerek*/gyermek*/anya*/anyu*/apa*/apu*/fiam*/fiú*/lány*/lányom*/kislány*/kisfi* ~ girl/boy/raising/my *-year-old
my wife/my ex-wife/feleségem*/nejem*/exfeleségem* < wife/married/feleség*/nej*/házas*
my husband/my ex-husband/férjem*/exférjem* < husband/married/férj*/házas*
widow*/özvegy* < özvegy*
elváltam < divorc*/elvált*/válás*
my niece*/my nephew*/unokahúgom*/unokaöcsém* < niece*/nephew*/unoka*
my grandchild*/my grandson*/my granddaughter*/unokám*/unokáim* < grand*/unok*
foot one/foot two/foot three/foot four/foot five/foot six/feet tall/cm magas < tall/height/cm/magas*/ft/foot/feet
vegan/vegetarian/vegán/vegetáriánus < vega*/vege*/vegán*/plant-based/növényi
phd/doktorim*/doktorált* < phd/doctor*/doktor*
retriever*/labrador*/dachshund*/tacskó*/vizslá* < dog*/kutya*/kutyá*/retriever*/labrador*/dachshund*/tacskó*/vizsla
`);

/** That a number is an age. */
export const age = parseFactFamilies(`
years old/éves vagyok < old/age/aged/éves/évesen
`);
