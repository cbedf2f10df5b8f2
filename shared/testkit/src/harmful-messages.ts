/** For each kind of harm, a message of it in English and in Hungarian. */
export const harmfulMessages = [
  ['minor', "I'm actually 15, my mum doesn't know I'm on here", 'igazából 15 vagyok, anyu nem tudja'],
  ['self-harm', "I've got the pills here, I don't want to live anymore", 'itt vannak a gyógyszerek, nem akarok élni'],
  ['threat', 'I know where you live', 'tudom, hol laksz'],
  ['clear-no', 'no. leave me alone', 'nem. hagyj békén'],
  ['hate', 'you are a disgusting fat pig', 'te undorító dagadt disznó'],
] as const;
