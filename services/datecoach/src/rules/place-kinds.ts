import { toMatchText } from '@datewright/safety/moderation/match-text';

/** A kind of place: the words that name it, and its tags as selectors of Overpass's query language. */
export interface PlaceKind {
  id: string;
  /** Prefixes of words, without accents; a space at the end ends the word. */
  words: string[];
  selectors: string[];
}

const kind = (id: string, words: string, ...selectors: string[]): PlaceKind => ({
  id,
  words: words.split('/'),
  selectors,
});

/**
 * Specific kinds come first: a board game café is no ordinary café. Cafés and bars come before what they may be next to,
 * such as a beach.
 */
const placeKinds: readonly PlaceKind[] = [
  kind(
    'board-games',
    'board game/game cafe/games cafe/tabletop/tarsasjatek/tarsas jatek/tarsasoz',
    '["amenity"~"^(cafe|bar|pub)$"]["name"~"board ?game|társas",i]',
    '["shop"="games"]',
  ),
  kind('mini-golf', 'mini golf/minigolf', '["leisure"="miniature_golf"]'),
  kind('bowling', 'bowling/teke', '["leisure"="bowling_alley"]'),
  kind('escape-game', 'escape room/escape game/szabadulo', '["leisure"="escape_game"]'),
  kind('arcade', 'arcade/jatekterem', '["leisure"="amusement_arcade"]'),
  kind('karaoke', 'karaoke', '["amenity"="karaoke_box"]'),
  kind('climbing', 'boulder/climbing/maszo/falmaszo', '["sport"="climbing"]'),
  kind('gym', 'gym /fitness/edzoterem/konditerem', '["leisure"="fitness_centre"]'),
  kind(
    'bakery',
    'bakery/pastry/patisserie/cake shop/confectioner/pekseg/cukrasz',
    '["shop"="bakery"]',
    '["shop"="pastry"]',
  ),
  kind('ice-cream', 'ice cream/gelat/frozen yogurt/froyo/fagyi/fagylalt', '["amenity"="ice_cream"]'),
  kind(
    'tea',
    'tea house/teahouse/tea room/tearoom/tea bar/teahaz/teazo',
    '["amenity"="cafe"]["cuisine"~"tea"]',
    '["shop"="tea"]',
  ),
  kind(
    'restaurant',
    'restaurant/diner/bistro/ramen/sushi/tapas/oyster/salad bar/snack bar/pizza/noodle/etterem/bisztro/szusi',
    '["amenity"="restaurant"]',
  ),
  kind(
    'juice',
    'juice/smoothie/gyumolcsle/szmuzi/smuzi',
    '["amenity"="cafe"]["cuisine"~"juice|smoothie"]',
    '["amenity"="juice_bar"]',
  ),
  kind('cafe', 'cafe/coffee/espresso/kave/eszpresszo/presszo', '["amenity"="cafe"]'),
  kind(
    'bar',
    'wine bar/wine cellar/cocktail/speakeasy/pub /pubs/bar /bars/beer/brewery/taproom/borozo/borbar/borkocsma/borpince/kocsma/sorozo/sorbar/sorkert/koktel',
    '["amenity"~"^(bar|pub)$"]',
  ),
  kind('ice-rink', 'ice rink/skating/jegpalya/korcsolya', '["leisure"="ice_rink"]'),
  kind(
    'theme-park',
    'theme park/amusement park/roller coaster/rollercoaster/vidampark/hullamvasut',
    '["tourism"="theme_park"]',
  ),
  kind('zoo', 'zoo/allatkert', '["tourism"="zoo"]'),
  kind('aquarium', 'aquarium/akvarium', '["tourism"="aquarium"]'),
  kind('bath', 'thermal/spa/bath/sauna/furdo/szauna/termal', '["amenity"="public_bath"]', '["leisure"="sauna"]'),
  kind(
    'pool',
    'swimming/pool/lido/uszoda/strandfurdo',
    '["leisure"="swimming_pool"]["access"!="private"]',
    '["leisure"="water_park"]',
  ),
  kind('beach', 'beach/strand', '["natural"="beach"]', '["leisure"="beach_resort"]'),
  kind('record-shop', 'record shop/record store/vinyl/lemez', '["shop"="music"]'),
  kind('bookshop', 'bookshop/bookstore/book shop/book store/konyvesbolt/antikvar', '["shop"="books"]'),
  kind('library', 'library/konyvtar', '["amenity"="library"]'),
  kind(
    'gallery',
    'gallery/galleries/exhibition/galeria/kiallitas',
    '["tourism"="gallery"]',
    '["amenity"="arts_centre"]',
  ),
  kind('museum', 'museum/muzeum', '["tourism"="museum"]'),
  kind('planetarium', 'planetarium', '["amenity"="planetarium"]'),
  kind('theatre', 'theatre/theater/szinhaz/comedy/stand up', '["amenity"="theatre"]'),
  kind('concert', 'concert/live music/jazz/koncert/elozene', '["amenity"="music_venue"]', '["amenity"="concert_hall"]'),
  kind('cinema', 'cinema/movie/film/mozi', '["amenity"="cinema"]'),
  kind('market', 'market/piac', '["amenity"="marketplace"]'),
  kind('garden', 'botanic/garden/arboretum/botanikus/kert', '["leisure"="garden"]["access"!="private"]'),
  kind('viewpoint', 'viewpoint/lookout/kilato', '["tourism"="viewpoint"]'),
  kind(
    'promenade',
    'promenade/riverside/waterside/embankment/setany/rakpart/vizpart',
    '["man_made"="pier"]',
    '["leisure"="park"]["name"~"promenade|quay|embankment|riverside|sétány|rakpart",i]',
  ),
  kind('park', 'park/walk/stroll/seta', '["leisure"="park"]'),
];

/** The kind of place that a spot's type names, in English or Hungarian; `null` for kinds that no map has. */
export function findPlaceKind(type: string): PlaceKind | null {
  const text = ` ${toMatchText(type)} `;
  return placeKinds.find(({ words }) => words.some((word) => text.includes(` ${word}`))) ?? null;
}
