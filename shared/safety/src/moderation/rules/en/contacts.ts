import type { RuleDefinition } from '../../rule.ts';

/** What `contact-patterns.ts` cannot match: a network named as the way to write. */
export const contacts: RuleDefinition[] = [
  {
    reason: 'contacts',
    author: 'member',
    places: ['bio'],
    matches: [
      '(?:tele gram|insta gram|whats app|snap chat|insta|telegram)(?: is| name is|s) (?:[a-z]+ ){0,2}[a-z0-9]+(?: [a-z0-9]+){0,2}',
      '(?:add|follow|find|hit|dm|message|text|write|reach|catch|hmu|slide|contact|ping|snap|call) (?:[a-z]+ ){0,4}(?:on|at|via|in|through) (?:my )?(?:insta|instagram|ig|snap|snapchat|sc|telegram|tg|whatsapp|wa|kik|discord|tiktok|fb|facebook|messenger|signal|viber|twitter|onlyfans|wechat|skype)',
      '(?:insta|instagram|ig|snap|snapchat|sc|telegram|tg|kik|discord|tiktok|whatsapp|viber|wechat|skype|twitter|onlyfans|fb|cashapp|tele gram|insta gram|snap chat|whats app) (?:is |me |name |handle |at |id |tag |user |username |same as )?(?=[a-z0-9]*[a-z])(?!(?:and|or|but|me|is|people|model|models|influencer|influencers|addict|free|person|stories|story|feed|account|accounts|posts?|are|not|than|detox|filters?|famous|husband|wife|dance|dances|dancer|recipes?|chef|cook|trends?|worthy|the|for|in|with|to|a|i|my|so|at all|less|photos?|pictures?|page|course|your|you|can|cant|will|its|it)(?: |$))[a-z0-9]{3,}(?: [a-z0-9]+){0,3}$',
      '(?:my )?(?:insta|instagram|ig|snap|telegram|number|handle|onlyfans|whatsapp) (?:is |s )?(?:below|in (?:my|the) (?:pics?|photos?|bio|prompts?|last)|same (?:name|as)|on (?:request|my))',
      '(?:onlyfans|only fans|fansly|linktree|linktr ee|link in (?:my )?bio|my link)',
      '(?:text|call|ring|whatsapp|phone|number) (?:me )?(?:on|at|is)? ?[0-9]{2,}(?: [0-9]+){1,6}',
    ],
    unless: ['dont|do not|no (?:insta|snap|ig|social)|not|hate|quit|deleted|without|offline|never|ban(?:ned)?'],
  },
  {
    reason: 'contacts',
    author: 'member',
    places: ['bio'],
    matches: ['(?:discord|disc|snap|kik|skype) [a-z0-9]+ [0-9]{3,}(?: [a-z]+){0,6}'],
  },
];
