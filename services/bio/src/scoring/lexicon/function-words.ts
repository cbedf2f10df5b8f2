const toWordSet = (lines: string): ReadonlySet<string> => new Set(lines.split(/\s+/).filter(Boolean));

/** Words of both languages ("a", "is", "be", "me") identify neither and are in no list. */
export const englishFunctionWords = toWordSet(`
  the and i i'm i've i'll i'd my of to you your you're with in for on at it it's that who what if but not are was do
  don't can can't from or as about so just like love am we looking this they his her then than have more will would
  when there how out up into
`);

/** Includes the unaccented forms that people write, unless an English word is spelled alike. */
export const hungarianFunctionWords = toWordSet(`
  és az egy hogy nem vagyok szeretek szeretem szeretnék aki akivel ami csak nagyon olyan keresek mint mert vagy ha
  keresem legjobb két
  már még én ő jó jól nő férfi srác lány szia sziasztok helló imádom imádok utálom kedvenc kedvencem soha
  mindig ezért azért sem nincs lehet kell tudok tudom velem veled engem téged neked nekem magam magamról évek éves
  szerintem szívesen szabadidőmben nagy kis új most itt ott sok pedig akkor után előtt között hétvégén vasárnap este
  reggel főzök olvasok dolgozom élek lakom írj mesélj társat valakit mindenki ez azt ezt meg fel hozzám nálam
  minden mindent mit mivel miért amit ahol volt három együtt inkább vannak
  jo jol nagyon vagyok ferfi srac utan elott magamrol szabadidomben szivesen teged harom ket eve egyutt inkabb
`);
