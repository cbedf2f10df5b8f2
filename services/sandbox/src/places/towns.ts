/** A made-up place. Offsets are metres east and north of the town's centre; its tags are those of OpenStreetMap. */
interface MapPlace {
  east: number;
  north: number;
  type: 'node' | 'way';
  tags: Record<string, string>;
}

export interface Town {
  names: string[];
  displayName: string;
  lat: number;
  lon: number;
  places: MapPlace[];
}

const at = (east: number, north: number, tags: Record<string, string>, type: MapPlace['type'] = 'node'): MapPlace => ({
  east,
  north,
  type,
  tags,
});

const budapest: Town = {
  names: ['budapest'],
  displayName: 'Budapest, Magyarország',
  lat: 47.4979,
  lon: 19.0402,
  places: [
    at(420, 310, {
      amenity: 'cafe',
      name: 'Harmadik Polc Társasjáték Kávézó',
      opening_hours: 'Mo-Th 14:00-22:00; Fr-Su 12:00-24:00',
    }),
    at(-650, 900, { amenity: 'cafe', name: 'Kockavető', description: 'board game cafe' }),
    at(900, -700, { shop: 'games', name: 'Dobókocka Bolt', opening_hours: 'Mo-Sa 10:00-19:00' }),
    at(250, 150, { amenity: 'cafe', name: 'Kék Bögre', opening_hours: 'Mo-Su 08:00-20:00' }),
    at(1300, -200, { amenity: 'cafe', name: 'Lassú Reggel' }),
    at(-300, -420, { shop: 'bakery', name: 'Kovászlány Pékség', opening_hours: 'Tu-Su 07:00-17:00' }),
    at(-1500, 1200, { leisure: 'park', name: 'Gesztenyés Park', opening_hours: '24/7' }, 'way'),
    at(700, 2300, { leisure: 'park', name: 'Vadkörte Sétány' }, 'way'),
    at(2600, 900, { leisure: 'garden', name: 'Páfrányok Kertje', opening_hours: 'Apr-Oct 09:00-18:00' }, 'way'),
    at(-200, 1900, { tourism: 'gallery', name: 'Két Terem Galéria', opening_hours: 'We-Su 12:00-18:00' }),
    at(1100, 1500, { tourism: 'museum', name: 'Kulcsok Múzeuma' }),
    at(500, -1500, { amenity: 'library', name: 'Folyosó Könyvtár', opening_hours: 'Mo-Fr 10:00-20:00' }),
    at(-900, -300, { shop: 'music', name: 'Tűhegy Lemezbolt', opening_hours: 'Mo-Sa 11:00-19:00' }),
    at(1700, -1800, { amenity: 'marketplace', name: 'Alsó Téri Piac', opening_hours: 'Mo-Sa 06:00-16:00' }, 'way'),
    at(-2300, -600, {
      sport: 'climbing',
      leisure: 'sports_centre',
      name: 'Fogás Mászóterem',
      opening_hours: 'Mo-Su 10:00-22:00',
    }),
    at(350, 700, { amenity: 'bar', name: 'Szűrt Fény Borbár', opening_hours: 'Tu-Sa 17:00-24:00' }),
    at(3200, 2400, { amenity: 'public_bath', name: 'Forrás Fürdő', opening_hours: 'Mo-Su 07:00-21:00' }, 'way'),
    at(-1200, 2700, { tourism: 'zoo', name: 'Ligeti Kisállatkert' }, 'way'),
    at(-400, 600, { amenity: 'cinema', name: 'Vakablak Mozi' }),
    at(800, 450, { amenity: 'restaurant', name: 'Pirítós Bisztró', opening_hours: 'Mo-Sa 12:00-22:00' }),
    // Without a name, and too far away: neither is ever proposed.
    at(60, 60, { amenity: 'cafe' }),
    at(9000, 9000, { amenity: 'cafe', name: 'Túl Messze Kávézó' }),
  ],
};

const szeged: Town = {
  names: ['szeged'],
  displayName: 'Szeged, Csongrád-Csanád vármegye, Magyarország',
  lat: 46.253,
  lon: 20.1414,
  places: [
    at(180, 260, { amenity: 'cafe', name: 'Tiszavirág Csésze', opening_hours: 'Mo-Su 08:00-21:00' }),
    at(-420, 120, { amenity: 'cafe', name: 'Három Lépés Társasjáték Kávézó' }),
    at(640, -380, { shop: 'bakery', name: 'Rozsláng Pékség', opening_hours: 'Mo-Sa 06:00-14:00' }),
    at(-900, 700, { leisure: 'park', name: 'Fűzfa Liget' }, 'way'),
    at(1200, 300, { leisure: 'park', name: 'Felső Rakpart Sétány' }, 'way'),
    at(1800, 1900, { leisure: 'garden', name: 'Tavirózsa Füvészkert', opening_hours: 'Mo-Su 09:00-17:00' }, 'way'),
    at(-260, -640, { tourism: 'museum', name: 'Hajómalom Múzeum', opening_hours: 'Tu-Su 10:00-18:00' }),
    at(310, 540, { amenity: 'library', name: 'Körtér Könyvtár' }),
    at(-150, -90, { amenity: 'restaurant', name: 'Halászó Étkező', opening_hours: 'Mo-Su 11:00-22:00' }),
    at(520, 880, { tourism: 'gallery', name: 'Raktár Galéria' }),
    at(-700, -1100, { amenity: 'ice_cream', name: 'Gombócz Fagyizó', opening_hours: 'Apr-Sep 10:00-20:00' }),
  ],
};

const london: Town = {
  names: ['london', 'londra'],
  displayName: 'London, Greater London, England, United Kingdom',
  lat: 51.5074,
  lon: -0.1278,
  places: [
    at(300, 420, {
      amenity: 'cafe',
      name: 'The Spare Meeple Board Game Café',
      opening_hours: 'Mo-Fr 12:00-23:00; Sa-Su 10:00-23:00',
    }),
    at(-800, 250, { amenity: 'pub', name: 'Roll & Rest Board Games', opening_hours: 'Mo-Su 12:00-23:00' }),
    at(500, -300, { amenity: 'cafe', name: 'Second Saucer', opening_hours: 'Mo-Sa 07:30-18:00' }),
    at(-250, 700, { amenity: 'cafe', name: 'Kettle & Kin' }),
    at(900, 200, { shop: 'bakery', name: 'Crumb Street Bakery', opening_hours: 'Tu-Su 08:00-16:00' }),
    at(-1600, 500, { leisure: 'park', name: 'Larkfield Gardens', opening_hours: 'sunrise-sunset' }, 'way'),
    at(1400, 1300, { leisure: 'park', name: 'Wharf Promenade' }, 'way'),
    at(-2100, -1400, { leisure: 'garden', name: 'The Fern Court', opening_hours: 'Mo-Su 10:00-17:00' }, 'way'),
    at(650, 900, { tourism: 'gallery', name: 'Two Rooms Gallery', opening_hours: 'We-Su 11:00-18:00' }),
    at(1900, -600, { tourism: 'museum', name: 'Museum of Lost Signs', opening_hours: 'Tu-Su 10:00-17:00' }),
    at(-500, -900, { amenity: 'library', name: 'Lantern Lane Library' }),
    at(200, -650, { shop: 'music', name: 'Groove Cupboard Records', opening_hours: 'Mo-Sa 11:00-19:00' }),
    at(1100, -1500, { amenity: 'marketplace', name: 'Tallow Yard Market', opening_hours: 'Th-Sa 10:00-17:00' }, 'way'),
    at(-1900, 1700, {
      sport: 'climbing',
      leisure: 'sports_centre',
      name: 'Chalk House',
      opening_hours: 'Mo-Su 09:00-22:00',
    }),
    at(-120, 330, { amenity: 'pub', name: 'The Honest Kettle' }),
    at(750, 120, { amenity: 'restaurant', name: 'Noodle Parish', opening_hours: 'Mo-Su 12:00-22:30' }),
    at(-90, -240, { amenity: 'restaurant', name: 'The Patient Spoon', opening_hours: 'Mo-Fr 08:00-22:00; PH off' }),
    at(410, 510, { amenity: 'restaurant', name: 'Two Chairs' }),
    at(-620, 80, { amenity: 'restaurant', name: 'Saffron Row', opening_hours: 'Tu-Su 17:00-23:00' }),
    at(980, -340, { amenity: 'restaurant', name: 'Larder Lane', opening_hours: 'We-Su 12:00-15:00,18:00-22:00' }),
    at(2900, 1500, { amenity: 'restaurant', name: 'The Far Ladle' }),
    at(-350, 150, { amenity: 'cinema', name: 'The Velvet Reel' }),
    at(3800, 1200, { leisure: 'bowling_alley', name: 'Ten Quiet Pins' }),
  ],
};

export const towns: readonly Town[] = [budapest, szeged, london];

/** Metres of a degree of latitude. */
const metresPerDegree = 111_320;

export interface PlacedElement {
  type: 'node' | 'way';
  id: number;
  lat: number;
  lon: number;
  tags: Record<string, string>;
}

/** Every place of the map with an id and coordinates. */
export const mapElements: readonly PlacedElement[] = towns.flatMap((town, nth) =>
  town.places.map(({ east, north, type, tags }, place) => ({
    type,
    id: 900_000_000 + nth * 1000 + place,
    lat: town.lat + north / metresPerDegree,
    lon: town.lon + east / (metresPerDegree * Math.cos((town.lat * Math.PI) / 180)),
    tags,
  })),
);
