/** Endings that names take, as a pattern source. `-val` and `-vel` double the last consonant in place of their v. */
export const hungarianEnding =
  '-?(?:nak|nek|val|vel|[bcdfghjklmnprstvzy]?(?:al|el)|hoz|hez|höz|ról|ről|tól|től|ból|ből|ban|ben|ba|be|ra|re|nál|nél|ért|ként|ig|ék|éknak|ékkal|ékkel|éknek|éknál|éknél|éktól|éktől|ékhoz|ékhez|ékról|ékről|ékat|éket|éké|ot|et|öt|at|t|é|kám|kém|ka|ke|cska|cske|i)';

const whole = new RegExp(`^(?:${hungarianEnding})$`, 'u');

/** The names that a word may be a form of: "Péterrel" of "Péter", "Annát" of "Anna", "Balázzsal" of "Balázs". */
export function getStems(word: string): string[] {
  const stems = [word];
  for (let length = 1; length <= 7 && length < word.length - 1; length++) {
    const stem = word.slice(0, -length);
    if (!whole.test(word.slice(-length))) continue;
    stems.push(stem, stem.replace(/á$/, 'a').replace(/é$/, 'e'), stem.replace(/([zgsclnt])\1(?=[syz]$)/, '$1'));
  }
  return stems;
}

/** The pattern source for a name whose end may change: "Anná", "Balázzs". */
export function toStemPattern(literal: string): string {
  return literal
    .replace(/a$/i, '[aá]')
    .replace(/e$/i, '[eé]')
    .replace(/([zgsclnt])([syz])$/i, '$1$1?$2');
}

/** Endings that stand beside a name's placeholder. */
export const joiningEndings =
  'nak nek val vel hoz hez höz ról ről tól től ból ből ban ben ba be ra re nál nél ért ként ig ékkal ékkel éknál éknél éknak éknek éktól éktől ékhoz ékhez ékról ékről ékat éket ék t'.split(
    ' ',
  );
const joining = new RegExp(`^-?(${joiningEndings.join('|')})$`);

/** Joins a name with the ending that stands beside its placeholder: Anna + "-val" is "Annával". */
export function appendEnding(name: string, ending: string): string {
  const found = joining.exec(ending)?.[1];
  if (!found) return name + ending;
  const last = name.at(-1) ?? '';
  const grown = name.replace(/a$/, 'á').replace(/e$/, 'é');
  const digraph = /(?:cs|dz|gy|ly|ny|sz|ty|zs)$/i.exec(name)?.[0];
  if (/^v[ae]l$/.test(found) && digraph)
    return `${name.slice(0, -digraph.length)}${digraph.charAt(0)}${digraph.toLowerCase()}${found.slice(1)}`;
  if (/^v[ae]l$/.test(found) && /[bcdfghjklmnprstvz]/i.test(last)) return `${name}${last}${found.slice(1)}`;
  return grown + found;
}
