import type { RuleDefinition } from '../../rule.ts';

const story =
  'film[a-z]*|regeny[a-z]*|konyv[a-z]*|sorozat[a-z]*|szinpad[a-z]*|szinhaz[a-z]*|jatek[a-z]*|dal[a-z]*|macska[a-z]*|kutya[a-z]*';

/** Boasts in a bio about violence, pursuit and sex, which threaten nobody in particular. */
export const boasts: RuleDefinition[] = [
  {
    reason: 'threat',
    author: 'member',
    places: ['bio'],
    matches: [
      'aki (?:elhagy|megcsal|atver|atvag|lekoptat|visszautasit|lelep)(?: [a-z]+){0,3} (?:megtalalom|megbanja|megkeseruli|megfizet|megnezheti|raf(?:a|i)zet)',
      '(?:eltorom|beverem|szetverem|kiverem|betorom) (?:a |annak a |mindenkinek a )?(?:fogat|orrat|allkapcsat|kepet|labat|fejet)(?: [a-z]+){0,6}',
    ],
    unless: [story, 'soha|nem szoktam'],
  },
  {
    reason: 'stalking',
    author: 'member',
    places: ['bio'],
    matches: [
      '(?:tudom|ismerem|latom) (?:hogy )?(?:melyik|hol|mikor)(?: [a-z]+){0,3} (?:ablak[a-z]*|ajto[a-z]*|villany[a-z]*|redony[a-z]*|kocsid|autod|lepcsohaz[a-z]*)(?: [a-z]+){0,5}',
      'minden (?:este|ejjel|reggel|nap) (?:latom|nezem|figyelem|meglesem) (?:ahogy |mikor |amikor |hogy )(?:[a-z]+ ){0,2}(?:lekapcsol[a-z]*|vetkoz[a-z]*|hazaer[a-z]*|elindul[a-z]*|hazaj[a-z]*|kapcsolod|alszol)(?: [a-z]+){0,4}',
    ],
    unless: [story],
  },
  {
    reason: 'sexual',
    author: 'member',
    places: ['bio'],
    matches: ['(?:szopnal|szopsz|leszopnal|leszopsz|szopast|szopni)(?: [a-z]+){0,5}'],
    unless: [story, 'hideget szop[a-z]*|fagylalt[a-z]*|jegkrem[a-z]*|cumi[a-z]*'],
  },
  {
    reason: 'sexual',
    author: 'member',
    matches: [
      '(?:1[4-9]|2[0-9]) (?:cm|centi|centim|centimeter|centis)(?: [a-z]+)? (?:neked|szamodra|rad var|var rad|csak rad var|holgyek[a-z]*|kemenyen|a gatyam[a-z]*|a nadragom[a-z]*)',
      '(?:neked|szamodra|rad var|var rad|a gatyamban|a nadragomban)(?: (?:van|egy|is|itt|csak)){0,3} (?:1[4-9]|2[0-9]) (?:cm|centi|centim)',
    ],
    unless: [
      story,
      'ho|havat|hoval|eso|viz|foldet|fold|magas[a-z]*|magassag[a-z]*|haj[a-z]*|frufru[a-z]*|sark[a-z]*|pizza[a-z]*|torta[a-z]*|szendvics[a-z]*|kes|tv|kepernyo[a-z]*|polc[a-z]*|anyag[a-z]*|deszka[a-z]*|agy|takaro[a-z]*|derek[a-z]*|hely|helyet|tavolsag[a-z]*',
    ],
  },
];
