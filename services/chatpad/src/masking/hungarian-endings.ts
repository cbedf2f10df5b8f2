/** Endings that names take, as the source of a pattern. `-val` and `-vel` double the last consonant instead of their v. */
export const hungarianEnding =
  "-?(?:nak|nek|val|vel|(?:[bcdfghjklmnprstvzy]{1,2})(?:al|el)|hoz|hez|höz|ról|ről|tól|től|ból|ből|ban|ben|ba|be|ra|re|nál|nél|ért|ként|ig|ék|éknak|ékkel|ot|et|öt|at|t|é|kám|ka|cska|i)|['’]s";

const joining =
  /^-?(nak|nek|val|vel|hoz|hez|höz|ról|ről|tól|től|ból|ből|ban|ben|ba|be|ra|re|nál|nél|ért|ként|ig|ék|t)$/;

/** Joins a name with an ending that was left standing beside its placeholder: Anna + "-val" is "Annával". */
export function withEnding(name: string, ending: string): string {
  const found = joining.exec(ending)?.[1];
  if (!found) return name + ending;
  const last = name.at(-1) ?? '';
  const grown = name.replace(/a$/, 'á').replace(/e$/, 'é');
  if (/^v[ae]l$/.test(found) && /[bcdfghjklmnprstvz]/i.test(last)) return `${name}${last}${found.slice(1)}`;
  return grown + found;
}
