const list = (phrases: string) => phrases.split(/(?<!\\),/).map((phrase) => phrase.replaceAll('\\,', ',').trim());

/** Food, drinks, cars, places and stories with a person's name: "Bloody Mary", "Dobos torta". */
const phrases = list(
  'Bob’s your uncle, Tom Dick and Harry, Tom\\, Dick and Harry, Peach Melba, Pêche Melba, Bloody Mary, Caesar salad, Caesar cocktail, Tom Collins, Tom Yum, Tom Kha, Earl Grey, Lady Grey, Jack Daniels, Jack Daniel’s, Jim Beam, ' +
    'Johnnie Walker, Captain Morgan, Bailey’s, Ben & Jerry’s, Ben and Jerry’s, Victoria sponge, Victoria line, Victoria Station, Eggs Benedict, ' +
    'Jaffa Cakes, Margherita pizza, pizza Margherita, pastel de nata, Dr Pepper, Dr Martens, Doc Martens, Uncle Ben’s, Old Tom, Mary Poppins, ' +
    'Harry Potter, Peter Pan, Peter Rabbit, Peppa Pig, Robin Hood, Sherlock Holmes, James Bond, John Wick, Jane Eyre, Emma Watson, Taylor Swift, ' +
    'Ed Sheeran, Billie Eilish, Kate Bush, Elton John, David Bowie, Bob Dylan, Bob Marley, Johnny Cash, Tom Hanks, Tom Waits, Nick Cave, Amy Winehouse, ' +
    'Stephen King, Agatha Christie, Jane Austen, Neil Gaiman, Terry Pratchett, Sally Rooney, Nora Ephron, Wes Anderson, Bridget Jones, Forrest Gump, ' +
    'Ted Lasso, Derry Girls, Gilmore Girls, Grey’s Anatomy, Schitt’s Creek, Dolly Parton, Freddie Mercury, Kurt Cobain, Max Verstappen, Lewis Hamilton, ' +
    'Roland Garros, St Patrick’s Day, St Patrick’s, St Andrews, St James, St Paul’s, St Stephen’s, Ring of Kerry, Lake Victoria, Lake Como, Lake Garda, ' +
    'Lada Niva, Alfa Romeo, Mercedes Benz, Rolls Royce, Aston Martin, Land Rover, Ford Fiesta, Ford Focus, Opel Astra, Opel Corsa, Škoda Octavia, Skoda Octavia, ' +
    'Dobos torta, Dobostorta, Rigó Jancsi, Túró Rudi, Gundel palacsinta, Kispál és a Borz, Kispál, Luca-nap, Luca napja, Luca széke, Márton-nap, Márton napi, ' +
    'Katalin-bál, András-kereszt, Szent István, Szent Erzsébet, Szent Iván, Szent Mihály, Mátyás-templom, Margit-sziget, Margitsziget, Margit híd, Erzsébet híd, ' +
    'Anna-bál, Anna-liget, Deák tér, Ferenciek tere, Kálvin tér, Klauzál tér, Kossuth tér, Jászai Mari tér, Jézus Krisztus, János vitéz, János-hegy, János hegy, Gellért-hegy, ' +
    'Petőfi rádió, Petőfi híd, Rákóczi híd, Bartók rádió, Bartók Béla út, Jókai bableves, Ferenc József, Feri pálinka, Pál utcai fiúk, Mézga család, Vuk, Macskafogó, Süsü',
);

const escaped = (phrase: string) =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/’/g, "['’]?")
    .replace(/ /g, '[ -]');
const phrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(escaped).join('|')})\\p{Ll}{0,6}(?!\\p{L})`, 'gu');

/** The title of a work, where the text calls it one: "the song Jolene", "az Emma című film". */
const title =
  /(?<!\p{L})(?:song|film|movie|game|album|book|novel|series|show|musical|opera|podcast|track|anime|zene|dal|szám|film|könyv|regény|sorozat|játék|opera)(?: called| by|,)? ["“„']?((?:\p{Lu}[\p{L}’'-]{0,28}[ "”']?){1,5})/gu;
const called =
  /((?:\p{Lu}[\p{L}’'-]{0,28} ){1,5})(?:című|by \p{Lu}|on repeat|soundtrack|album|movie|film|novel)(?!\p{L})/gu;

const splitWords = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** Words inside such a phrase or title, which name nobody there. */
export function findFixedPhraseWords(text: string): ReadonlySet<string> {
  const found = [
    ...(text.match(phrase) ?? []),
    ...[...text.matchAll(title)].map(([, words = '']) => words),
    ...[...text.matchAll(called)].map(([, words = '']) => words),
  ];
  return new Set(found.flatMap(splitWords));
}
