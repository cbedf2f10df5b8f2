import type { RuleDefinition } from '../rule.ts';

/**
 * In these languages the rules cover only plain statements of what must never be missed: an age under 18, a wish to
 * die, a threat to kill.
 */
const rules = (minor: string[], unlessMinor: string[], selfHarm: string[], threat: string[]): RuleDefinition[] => [
  { reason: 'minor', matches: minor, unless: unlessMinor },
  { reason: 'self-harm', matches: selfHarm },
  { reason: 'threat', matches: threat },
];

const digits = '(?:[89]|1[0-7])';

const germanAge = `(?:${digits}|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn)`;
export const german = rules(
  [
    `ich bin (?:erst |noch |gerade |eigentlich |nur ){0,3}${germanAge}(?: jahre(?: alt)?| geworden)?`,
    `bin (?:erst |noch |gerade |eigentlich |nur ){0,3}${germanAge}(?: jahre alt)?`,
    `ich werde (?:[a-z]+ ){0,3}(?:${germanAge}|18|achtzehn)`,
    '(?:ich bin |bin |noch )(?:noch |leider ){0,2}(?:minderjahrig|nicht volljahrig|nicht 18|keine 18|unter 18)',
    `${germanAge} jahre alt`,
  ],
  ['tochter|sohn|kinder|hund|katze|nichte|neffe|schwester|bruder|als ich|damals|war ich'],
  [
    '(?:ich )?(?:will|mochte|moechte|wollte) (?:nur |einfach |nicht mehr |einfach nur ){0,2}(?:sterben|tot sein|mich umbringen|mich toten|leben)',
    '(?:ich )?(?:will|mochte|moechte|kann) nicht mehr leben',
    '(?:ich )?(?:bringe|bring) mich (?:heute |jetzt ){0,2}um',
    '(?:mich|mir) (?:selbst )?(?:umbringen|das leben nehmen|toten)|selbstmord(?:gedanken)?|suizid[a-z]*|ritze mich|mich ritzen',
    'wunschte ich ware tot|ware ich (?:doch )?tot|besser ohne mich',
  ],
  [
    '(?:ich )?(?:bring|bringe|mach|mache) (?:dich|euch) (?:um|kalt|fertig)|ich (?:tote|toete) dich|ich weiss wo du wohnst',
  ],
);

const spanishAge = `(?:${digits}|once|doce|trece|catorce|quince|dieciseis|diecisiete)`;
export const spanish = rules(
  [
    `(?:yo )?(?:tengo|cumplo|cumpli|voy a cumplir) (?:solo |apenas |ya |casi ){0,2}${spanishAge}(?: anos)?(?! (?:euros|dolares|minutos|horas|dias|meses|amigos|gatos|perros))`,
    `${spanishAge} anos tengo`,
    'soy (?:todavia |aun ){0,1}menor(?: de edad)?|no soy mayor de edad|(?:todavia|aun) no tengo (?:los )?18',
  ],
  ['hij[oa]|perr[oa]|gat[oa]|sobrin[oa]|herman[oa]|cuando tenia|experiencia'],
  [
    '(?:me )?(?:quiero|quisiera|querria|deseo) (?:solo )?(?:morir(?:me)?|matarme|suicidarme|estar muert[oa])',
    'no quiero (?:vivir|seguir viviendo)|ya no quiero (?:vivir|seguir)|quitarme la vida|acabar con mi vida|me voy a (?:matar|suicidar)|suicidio|suicidarme|me corto',
  ],
  ['te voy a (?:matar|reventar|partir)|te mato|voy a matarte|se donde vives'],
);

const frenchAge = `(?:${digits}|onze|douze|treize|quatorze|quinze|seize|dix sept)`;
export const french = rules(
  [
    `(?:jai|j ai|g|je vais avoir|jaurai) (?:que |seulement |juste |presque |tout juste ){0,2}${frenchAge} ans(?! (?:d|de|dans)(?![a-z]))`,
    `jai (?:que |seulement ){0,1}${frenchAge}$`,
    'je suis (?:encore |toujours ){0,1}mineure?|(?:je ne suis|je suis) pas (?:encore )?majeure?',
  ],
  ['fille|fils|chien|chat|niece|neveu|soeur|frere|quand javais|il y a|depuis'],
  [
    '(?:je )?(?:veux|voudrais|vais) (?:juste |plus ){0,1}(?:mourir|me tuer|me suicider|en finir|crever)',
    '(?:je )?(?:ne )?veux plus vivre|envie de (?:mourir|me tuer|crever|en finir)|mettre fin a (?:ma vie|mes jours)|(?:au|le|mon|du|un|par|de|en) suicide|suicide me|me suicider|me scarifie',
  ],
  ['je vais te (?:tuer|buter|frapper)|je te tue|je sais ou tu (?:habites|vis)'],
);

const italianAge = `(?:${digits}|undici|dodici|tredici|quattordici|quindici|sedici|diciassette)`;
export const italian = rules(
  [
    `(?:io )?(?:ho|compio|faccio|ho compiuto) (?:solo |appena |quasi |gia ){0,2}${italianAge} anni`,
    `ho (?:solo |appena ){0,1}${italianAge}$`,
    '(?:sono|ancora) (?:ancora |una |un ){0,2}(?:minorenne|minore)|non sono (?:ancora )?maggiorenne',
  ],
  ['figli[oa]|cane|gatt[oa]|nipote|sorella|fratello|quando avevo|esperienza'],
  [
    'voglio (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita)|vorrei (?:solo )?(?:morire|essere mort[oa]|uccidermi)',
    'non voglio piu vivere|togliermi la vita|mi (?:uccido|ammazzo)|suicid(?:io|armi)|mi taglio le vene',
  ],
  ['ti (?:ammazzo|uccido)|vado a ucciderti|so dove abiti'],
);
