import { compilePhrases } from './phrases.ts';

const privatePlaces = compilePhrases(`
  my place / your place / their place / her place / his place / my home / at home / home / my flat / flat / apartment / my house / house / bedroom / living room
  hotel room / motel / hotel / cabin / cottage / holiday home / airbnb / basement / garage / car park / parking lot / abandoned * / warehouse / forest / woods
  secluded * / lonely * / remote * / deserted * / hot tub / my car / my garden / my balcony / quarry / construction site
  nálam / nálad / nála / nálunk / hozzám / hozzád / otthon / otthonom* / lakás* / lakásom* / ház / házunk* / házam* / háznál / hálószoba* / nappali* / szállodai szoba* / szálloda* / hotelszoba*
  nyaraló* / víkendház* / faház* / pince* / garázs* / parkoló* / erdő* / eldugott * / elhagyatott * / félreeső * / tanya* / kocsim* / autóm* / kertem* / erkély*
`);
/** Public places whose names sound private. */
const publicPlaces = compilePhrases(`
  coffee house* / tea house* / opera house* / ale house* / public house* / house of * / movie house* / boat house* / green house* / glass house* / palm house* / escape room*
  home game / home match / hotel lobby / hotel bar / hotel terrace / forest park / national park / video call* / call from home / call * home
  teaház* / kávéház* / operaház* / művelődési ház* / színház* / pálmaház* / szálloda halljában / pincészet* / borpince* / videóhívás*
`);

/** True for a spot name that suggests a home or a secluded place, where a first date should not start. */
export const isPrivatePlace = (name: string): boolean => name.replace(publicPlaces, ' ').search(privatePlaces) >= 0;
