/** Words of somebody who may end their life or harm themselves, in English and Hungarian. The service judges the whole text. */
const crisis =
  /(?<!\p{L})(?:kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)|suicid(?:e|al)|end (?:my|his|her|their) (?:own )?li(?:fe|ves)|wants? to die(?! (?:of|from|laughing))|(?:don['’]?t|do not) want to (?:live|be alive|be here any ?more|exist)|(?:hurt|hurting|cut|cutting|harm|harming) myself|self[- ]harm|öngyilkos\p{L}*|(?:megölöm|megölném|megöljem|meg akarom ölni|bántom|vagdosom|vagdalom) maga(?:m|mat)|meg akarok halni|nem akarok (?:tovább |többé )?élni|véget vetek az életemnek)(?!\p{L})/iu;
/** A call for help, and nothing else. */
const call =
  /^\W*(?:(?:please )?help(?: me)?(?: please)?|i need help|sos|segítség|segíts|segítsetek|segítsen valaki)\W*$/iu;

/** True for a text whose writer, or whoever it is about, may need somebody to talk to now. */
export const needsHelp = (text: string): boolean => crisis.test(text) || call.test(text.replace(/^[^:\n]{1,40}:/u, ''));
