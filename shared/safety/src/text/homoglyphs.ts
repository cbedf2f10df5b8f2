import skeletons from 'unhomoglyph/data.json' with { type: 'json' };

const toAscii: Readonly<Record<string, string>> = skeletons;

const pairs = (list: string) =>
  list.split(' ').map((pair) => {
    const [sign = '', letter = ''] = pair;
    return [sign, letter] as const;
  });

/** Pairs that Unicode's list lacks or maps to another shape: small capitals and decorative letters. */
const ownPairs = pairs('ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ǫq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg ɩi ȷj');
const shapes = new Map([
  ...ownPairs,
  ...pairs('ғf ƒf ƙk ∂d ɛe ҽe вb гr зe иn йn кk лn мm нh пn тt ф0 цu чh шw щw ъb ыb ьb эe юo яr єe ґr ђh ћh'),
  ...pairs('αa βb γy δd εe ηn κk λl μu ξe πn στ τt φo χx ψy ωw ςs ΓF ΔA ΛA ΠN ΣE ΦO ΨY ΩO'),
  ['σ', 'o'],
]);

/**
 * The Latin letter that a letter of another alphabet, or a small capital, looks like; `undefined` without one. From
 * Unicode's confusables (UTS 39) by the package unhomoglyph, and the pairs above.
 */
export function findLatinHomoglyph(letter: string): string | undefined {
  const own = shapes.get(letter);
  if (own) return own;
  const skeleton = toAscii[letter];
  return skeleton && /^[A-Za-z]$/.test(skeleton) ? skeleton : undefined;
}

/** True for small capitals and other decorative Latin letters, which no language uses. */
export const isStyledLatin = (letter: string): boolean => ownPairs.some(([sign]) => sign === letter);
