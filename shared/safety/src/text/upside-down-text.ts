const turned = 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const upright = new Map([...turned].map((sign, at) => [sign, letters[at] ?? sign]));
upright.set('ı', 'i').set('¡', '!').set('¿', '?').set(',', "'");
const onlyTurned = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/g;
const fewest = 3;

/** Turns a text in upside-down letters the right way up; returns any other text unchanged. */
export function restoreUpsideDownText(text: string): string {
  if ((text.match(onlyTurned)?.length ?? 0) < fewest) return text;
  return [...text.toLowerCase()]
    .reverse()
    .map((sign) => upright.get(sign) ?? sign)
    .join('');
}
