import type { RuleDefinition } from '../../rule.ts';

const story = 'film|movie|novel|book|series|podcast|stage|theatre|game|boxing|karate|on the news|song';

const inches = '(?:[5-9]|1[0-2]|five|six|seven|eight|nine)(?: and a half| solid| hard| thick| good| big| full){0,2}';

/** Boasts in a bio about violence, pursuit and sex, which threaten nobody in particular. */
export const boasts: RuleDefinition[] = [
  {
    reason: 'threat',
    author: 'member',
    places: ['bio'],
    matches: [
      '(?:i|ill|i will|id|i would) (?:break|smash|crack|knock out|rearrange|bust) (?:the |any |every |your |his |their )?(?:jaws?|teeth|legs?|nose|face|bones?|skull)(?: of)?(?: [a-z]+){0,8}',
      '(?:hit|beat|slap|punch|hurt) (?:any|every|a|the) (?:man|guy|woman|girl|bloke)(?: [a-z]+){0,6}',
    ],
    unless: [story, 'never|dont|wont|my own|i broke|slapstick|dentist'],
  },
  {
    reason: 'stalking',
    author: 'member',
    places: ['bio'],
    matches: [
      '(?:followed|tracked|hunted|chased|trailed) (?:my (?:ex|last|former)[a-z]*|an ex|her|him)(?: [a-z]+){0,10} (?:hides?|hiding|hid|blocked|ran|cities|countries|homes?|house|moved)(?: [a-z]+){0,3}',
      '(?:she|he|my ex) (?:still |never )?(?:hides?|hid|is hiding|cant hide|changed (?:her|his) (?:number|locks|name))(?: [a-z]+){0,4}',
    ],
    unless: [story, 'hide and seek|cat|dog|hamster'],
  },
  {
    reason: 'sexual',
    author: 'member',
    places: ['bio'],
    matches: ['opens? (?:her|his|their|your) (?:legs|thighs|mouth wide)(?: [a-z]+){0,5}'],
    unless: [story, 'yoga|dentist'],
  },
  {
    reason: 'sexual',
    author: 'member',
    matches: [
      `(?<!(?:a|the|one|extra|last|last few) )${inches} inch(?:es)? (?:(?:just |all |only |ready |waiting |hard |here ){0,3}(?:for|inside) (?:you|u|ya|her|him|the (?:right )?(?:girl|lady|ladies|guy)|ladies|the ladies)|of (?:me|fun|love|meat|pleasure|joy|heaven|man|dick|cock)|down there|in my (?:pants|trousers|jeans|boxers)|(?:and )?(?:hard|thick|uncut|cut and|packing))`,
    ],
    unless: [
      story,
      'snow|rain|mulch|soil|water|taller|tall|height|heels?|hair|fringe|beard|sub|subs|subway|sandwich|sandwiches|baguette|pizzas?|cakes?|pans?|knife|tv|screen|laptop|vinyl|shelf|fabric|wood|curtains?|mattress|blanket|bed|waist|collar|steaks?|cut (?:it|them)',
    ],
  },
];
