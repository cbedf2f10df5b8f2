import type { RuleDefinition } from '../../rule.ts';

const story = 'film|movie|novel|book|series|podcast|stage|theatre|game|boxing|karate|on the news|song';

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
];
