/**
 * A help line, with the page where we read its number. `checked` is the day on which we read it: numbers change, so
 * check again when that is long ago. `free`, `always` (day and night) and `texts` are set only when that page says so.
 */
export interface HelpLine {
  /** The name it uses itself. */
  name?: string;
  /** As written in its country. */
  number: string;
  /** ISO codes of the countries it serves; `EU` is the whole EU. */
  countries: readonly string[];
  free?: boolean;
  always?: boolean;
  texts?: boolean;
  source: string;
  checked: string;
}

const checked = '2026-11-21';

/** For people in a crisis, and for people close to them. */
export const crisisLines: readonly HelpLine[] = [
  {
    name: 'Lelkisegély',
    number: '116-123',
    countries: ['HU'],
    free: true,
    always: true,
    source:
      'https://infostart.hu/belfold/2022/03/19/az-ukrajnai-haboru-miatt-is-egnek-a-lelkisegely-szolgalatok-vonalai',
    checked,
  },
  {
    name: 'Samaritans',
    number: '116 123',
    countries: ['GB', 'IE'],
    free: true,
    always: true,
    source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    checked,
  },
  {
    name: '988 Lifeline',
    number: '988',
    countries: ['US', 'CA'],
    free: true,
    always: true,
    texts: true,
    source: 'https://en.wikipedia.org/wiki/Suicide_and_Crisis_Lifeline',
    checked,
  },
  {
    name: 'Lifeline',
    number: '13 11 14',
    countries: ['AU'],
    always: true,
    source: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
    checked,
  },
  {
    name: 'TelefonSeelsorge',
    number: '116 123',
    countries: ['DE'],
    free: true,
    always: true,
    source: 'http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/',
    checked,
  },
  {
    name: 'Telefonseelsorge',
    number: '142',
    countries: ['AT'],
    free: true,
    always: true,
    source: 'https://burgenland.orf.at/stories/3207209/',
    checked,
  },
  {
    name: '116sos.pl',
    number: '116 123',
    countries: ['PL'],
    free: true,
    always: true,
    source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
    checked,
  },
  {
    // Open day and night since 2019, but it has paused for lack of funding, so we do not promise `always`.
    name: 'Linka první psychické pomoci',
    number: '116 123',
    countries: ['CZ'],
    free: true,
    source:
      'https://www.irozhlas.cz/zpravy-domov/bezplatna-linka-psychicke-pomoci-omezuje-provoz-prosinec-je-pritom_2412080600_job',
    checked,
  },
  {
    name: 'Zaupni telefon Samarijan',
    number: '116 123',
    countries: ['SI'],
    free: true,
    always: true,
    source: 'http://www.telefon-samarijan.si/author/admin/',
    checked,
  },
  {
    name: 'Krīzes tālrunis',
    number: '116 123',
    countries: ['LV'],
    free: true,
    always: true,
    source: 'https://www.vmnvd.gov.lv/en/toll-free-unified-crisis-line-116123',
    checked,
  },
  {
    name: 'Emotsionaalse toe telefon',
    number: '116 123',
    countries: ['EE'],
    free: true,
    source:
      'https://www.sotsiaalkindlustusamet.ee/uudised/vaimse-tervise-tugiliini-teenust-pakub-nuud-emotsionaalse-toe-ja-hingehoiu-telefon-116-123',
    checked,
  },
  {
    number: '3114',
    countries: ['FR'],
    free: true,
    always: true,
    source: 'https://cnape.fr/le-3114-numero-national-de-prevention-du-suicide',
    checked,
  },
  {
    name: 'Línea 024',
    number: '024',
    countries: ['ES'],
    free: true,
    always: true,
    source: 'https://elespanol.com/espana/20220210/telefono-gratuito-024-suicidio-mayo/649185102_0.amp.html',
    checked,
  },
];

/** For children, and for adults who are worried about a child. */
export const childLines: readonly HelpLine[] = [
  {
    name: 'Kék Vonal',
    number: '116-111',
    countries: ['HU'],
    free: true,
    source: 'https://infostart.hu/belfold/2020/09/10/fontos-vagy-fokuszban-a-fiatalkori-ongyilkossagok-megelozese',
    checked,
  },
  {
    // Available in 23 of the 27 EU countries.
    number: '116 111',
    countries: ['EU'],
    free: true,
    source: 'https://childhelplineinternational.org/15-years-of-116111/',
    checked,
  },
];

/** International directories, for when we have no line or the wrong one. */
export const directories = {
  crisis: { name: 'findahelpline.com', link: 'https://findahelpline.com' },
  child: { name: 'childhelplineinternational.org', link: 'https://childhelplineinternational.org' },
};
