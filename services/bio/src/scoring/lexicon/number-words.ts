/** "One" and "egy" are left out, because they are articles too. */
export const numberWords = {
  en: `
    two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/seventeen/eighteen/nineteen
    twenty/thirty/forty/fifty/sixty/seventy/eighty/ninety/hundred/thousand/dozen
    twice/third/fourth
  `,
  hu: `
    két/kettő/három/négy/öt/hat/nyolc/kilenc/tíz/tizen~/húsz/huszon~/harminc~/negyven~/ötven~/hatvan~/száz/kétszáz~/ezer
    kétszer/háromszor/négyszer/ötször/tízszer
    harmadik/negyedik/ötödik
  `,
};
