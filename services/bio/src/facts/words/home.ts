import { families } from '../fact-family.ts';

/** Pets and family, told as one's own; and decades of age. */
export const home = families(`
my dog*/my puppy/have a dog/dog dad/dog mom/dog mum/kutyám*/kutyusom*/van egy kutya* < dog/dogs/puppy/kutya*/kutyá*/kutyu*/eb
my cat/my cats/have a cat/cat dad/cat mom/cat mum/macskám*/cicám*/van egy macska* < cat/cats/kitten*/macska*/macská*/cica*/cicá*
my horse*/lovam*
my daughter*/lányom*/kislányom* < daughter*/kid*/child*/lány*/gyerek*
my son/my sons/fiam/fiamat/kisfiam* < son/sons/kid*/child*/fiú*/gyerek*
my kids/my children/gyerekem*/gyerekeim*/gyermekem* < kid*/child*/son*/daughter*/gyerek*/gyermek*
my brother*/bátyám*/öcsém*/fivérem* < brother*/sibling*/báty*/öcs*/testvér*
my sister*/nővérem*/húgom* < sister*/sibling*/nővér*/húg*/testvér*
my mom/my mum/my mother/anyám*/anyukám* < mom/mum/mother/anya*/anyu*
my dad/my father/apám*/apukám* < dad/father/apa*/apu*
my grandma*/my grandmother*/my nan/nagymamám*/nagyim* < grandm*/nan/nagymam*/nagyi*
my grandpa*/my grandfather*/nagypapám*/nagyapám* < grandp*/grandf*/nagypap*/nagyap*
my twin/ikertestvér* < twin*/iker*
divorced/elvált* < divorc*/válás*
my twenties/my thirties/my forties/my fifties/huszas éveim*/harmincas éveim*/negyvenes éveim*/ötvenes éveim*
years old/éves vagyok < old/age/aged/éves/évesen
`);
