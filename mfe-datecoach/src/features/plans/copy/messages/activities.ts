/** What one does at a kind of place, as people write it to each other. The first kind whose words occur counts. */
const activities: readonly (readonly [kind: RegExp, en: string, hu: string])[] = [
  [/board ?game|games (?:bar|caf)|társas/iu, 'Board games', 'Társasozás'],
  [/boulder/iu, 'Bouldering', 'Boulder'],
  [/climb|mász/iu, 'Climbing', 'Falmászás'],
  [/mini ?golf/iu, 'Minigolf', 'Minigolf'],
  [/bowling|teke/iu, 'Bowling', 'Bowling'],
  [/ping-?pong|table tennis/iu, 'Ping-pong', 'Pingpong'],
  [/skat|ice rink|korcsoly|jégpálya/iu, 'Skating', 'Korcsolyázás'],
  [/karaoke/iu, 'Karaoke', 'Karaoke'],
  [/potter|ceramic|kerámi|fazekas/iu, 'Pottery', 'Agyagozás'],
  [/danc|salsa|tánc/iu, 'Dancing', 'Tánc'],
  [/quiz|trivia|kvíz/iu, 'A quiz night', 'Kvízest'],
  [/concert|live music|jazz|koncert|élőzene/iu, 'Live music', 'Koncert'],
  [/cinema|movie|mozi/iu, 'A movie', 'Mozi'],
  [/baker|pastr|patisserie|cake|pékség|cukrászda/iu, 'Coffee and cake', 'Kávé és süti'],
  [/ice cream|gelat|fagyi|fagylalt/iu, 'Ice cream', 'Fagyi'],
  [/\btea|teázó/iu, 'Tea', 'Tea'],
  [/caf[eé]|coffee|kávé/iu, 'Coffee', 'Kávé'],
  [
    /wine|cocktail|beer|brewery|\bpubs?\b|\bbars?\b|borozó|söröz|kocsma|(?<!\p{L})bár(?!\p{L})/iu,
    'A drink',
    'Egy ital',
  ],
  [/museum|múzeum/iu, 'A museum', 'Múzeum'],
  [/galler|galéria/iu, 'A gallery', 'Galéria'],
  [/librar|könyvtár/iu, 'The library', 'Könyvtár'],
  [/record (?:shop|store)|lemezbolt/iu, 'Record shopping', 'Lemezbolt'],
  [/book ?(?:shop|store)|könyvesbolt/iu, 'A bookshop', 'Könyvesbolt'],
  [/market|piac/iu, 'The market', 'Piac'],
  [/\bzoo\b|állatkert/iu, 'The zoo', 'Állatkert'],
  [/\bparks?\b|promenade|riverside|trail|garden|sétány|kert/iu, 'A walk', 'Séta'],
];
const restaurant = /restaurant|bistro|trattoria|pizzeria|étterem|bisztró/iu;

/** What to invite to: the activity that belongs to the kind of an idea, or the idea in its own words. */
export function nameActivity({ spotName, spotType = '', starts }: Idea, language: 'en' | 'hu'): string {
  if (restaurant.test(spotType)) return meals[language][starts < '16:00' ? 'lunch' : 'dinner'];
  const [, en, hu] = activities.find(([kind]) => kind.test(spotType)) ?? [];
  const named = { en, hu }[language] ?? spotName.trim().replace(/[.!?]+$/, '');
  return named.charAt(0).toLocaleUpperCase() + named.slice(1);
}
const meals = { en: { lunch: 'Lunch', dinner: 'Dinner' }, hu: { lunch: 'Ebéd', dinner: 'Vacsora' } };

interface Idea {
  spotName: string;
  spotType?: string | undefined;
  starts: string;
}

/** A real place that the idea's name does not say already. */
export const hasOwnPlace = ({ video, place, spotName }: { video: boolean; place: string; spotName: string }) =>
  !video && place !== '' && place !== spotName;
