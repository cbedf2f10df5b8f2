const turned = 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const upright = new Map([...turned].map((sign, at) => [sign, letters[at] ?? sign]));
upright.set('ı', 'i').set('¡', '!').set('¿', '?').set(',', "'");
const onlyTurned = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/g;
const fewest = 3;

/** A text that was written upside down, the right way up; any other as it is. */
export function restoreUpsideDownText(text: string): string {
  if ((text.match(onlyTurned)?.length ?? 0) < fewest) return text;
  return [...text.toLowerCase()]
    .reverse()
    .map((sign) => upright.get(sign) ?? sign)
    .join('');
}
