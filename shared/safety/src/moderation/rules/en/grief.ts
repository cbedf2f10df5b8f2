import type { RuleDefinition } from '../../rule.ts';

const loved =
  '(?:mum|mom|mam|mother|dad|father|grandma|grandpa|gran|nan|nana|granny|grandad|granddad|grandmother|grandfather|brother|sister|bro|sis|son|daughter|baby|child|husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|best friend|bestie|friend|uncle|aunt|auntie|cousin|niece|nephew|dog|cat|puppy|kitten|horse|rabbit|hamster|pet|colleague|roommate|flatmate|godmother|godfather|parents|grandparents|stepdad|stepmum|stepmom|neighbour|neighbor|mate|ex|doggo|pup|bird|parrot|teacher|mentor|boss|childhood (?:dog|cat|friend))';

const animal =
  '(?:dog|cat|puppy|pup|doggo|doggy|kitten|kitty|horse|pony|mare|rabbit|bunny|hamster|guinea pig|ferret|parrot|bird|pet|labrador|lab|retriever|shepherd|terrier|spaniel|beagle|collie|poodle|husky|tabby|best friend|companion|fur ?baby|old (?:boy|girl|lady|man|fella))';
/** After "put down": set down somewhere, or for a while. */
const setDown = '(?! (?:on|in|at|by|beside|gently|carefully|softly|as|for|and|next|so|to|inside|outside))';

export const grief: RuleDefinition[] = [
  {
    reason: 'grief',
    matches: [
      '(?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|fiance|fiancee|grandma|grandpa|nan|gran) (?:has |just |suddenly |sadly ){0,6}passed(?: [a-z]+){0,4}',
      '(?:the )?(?:funeral|memorial|burial|service|wake) for (?:my|our|his|her)(?: [a-z]+){0,5}',
      '(?:let|laid) (?:all of |us |me |everyone |the whole |half ){1,6}(?:go|off)(?! (?:out|home|for|to|back|on (?:a|the|foot|from)|in|and|inside|outside|there|somewhere))(?: [a-z]+){0,4}|(?:whole|entire) (?:team|kitchen|office|department|company)(?: [a-z]+){0,4} (?:gone|let go|fired|no notice|laid off|cut)',
      '(?:crash|accident|fire|wreck)(?: [a-z]+){0,8} (?:didnt make it|did not make it|killed|died|dead|gone|lost)|didnt make it(?! (?:to|on|in|out|home|back|there|work|as|past|for))',
      '(?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|fiance|fiancee) passed(?: [a-z]+){0,3}',
      '(?:stopping|stopped|no more) (?:the )?treatment|its everywhere|(?:spread|spreading) (?:to|everywhere)|weeks (?:to live|left)|months left|nothing (?:more|else) they can do',
      '(?:went|gone|slipped|died|passed|go) (?:peacefully )?in (?:her|his|their) sleep',
      '(?:the|his|her|a|choose|chose|about) (?:coffin|casket|hearse|cremation|eulogy|obituary|ashes)(?: [a-z]+){0,6}',
      '(?:couldnt|could not|cant|no|didnt) (?:find |hear )?(?:a |any |the )?heartbeat',
      '(?:the )?service for my(?: [a-z]+){0,3}|pick up the phone to call (?:her|him)|(?:its been|been) (?:[a-z0-9]+) (?:days|weeks) (?:since|without)(?: [a-z]+){0,4}',
      '(?:i )?(?:got|had) the call(?: [a-z]+){0,6}(?: (?:father|mother|dad|mum|mom|hospital|brother|sister))?',
      `(?:my|our|his|her|the) (?:[a-z]+ ){0,3}${loved}(?: [a-z]+){0,4} (?:died|passed away|passed|has passed|dead|is gone|didnt make it|took (?:his|her) (?:own )?life|was killed|got killed|is dying|passing|was put down|had to be put down|put to sleep|crossed the rainbow bridge|went to heaven|left us|slipped away|suddenly gone)(?! (?:out|by the|the|his|her|exam|exams|laughing|of laughter|me the|on the))`,
      `(?:lost|losing|buried|burying|bury|cremated) (?:my|our|both my|a|his|her) (?:[a-z]+ ){0,3}${loved}(?! (?:at|in a|to a|s))`,
      `(?:put|putting) (?:my|our|the|his|her|their|a) (?:[a-z]+ ){0,3}${animal} (?:[a-z]+ )?(?:down${setDown}|to sleep)`,
      `(?:put|putting) down (?:my|our|the|his|her|their) (?:[a-z]+ ){0,3}${animal}`,
      `(?:had to|have to|having to|need to|going to|decided to|are|am|is|vet|vets|ll) (?:put|putting) (?:him|her) (?:down${setDown}|to sleep)`,
      `(?:to have|having|had) (?:him|her|(?:my|our|the) (?:[a-z]+ ){0,3}${animal}(?: [a-z0-9]+){0,4}) put (?:down|to sleep)`,
      `(?:put|putting) (?:him|her) (?:down|to sleep) (?:yesterday|today|tomorrow|this (?:morning|week)|last (?:night|week)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))`,
      '(?:at|to|from|after|planning|organising|organizing|back from|arrange|arranging|for|before|plan|is|the|a|attending|had) (?:[a-z]+ ){0,4}funeral(?! (?:home|director|scene|song|march|in (?:the|that)|episode|for a friend))',
      'funeral (?:is|was|today|tomorrow|yesterday|this|on|next|home called)',
      '(?:passed away|passing away)',
      'miscarri(?:age|ed)|stillborn|stillbirth|lost (?:the|our|my) (?:baby|pregnancy)',
      '(?:diagnosed|diagnosis|diagnosed me|biopsy|scan|results?|doctors?|doc|oncologist|hospital)(?: [a-z]+){0,8} (?:cancer|tumou?r|leuk[a-z]+|terminal|malignant|ms|als|parkinsons?|alzheimers?|dementia|stage (?:2|3|4|two|three|four)|metasta[a-z]+|incurable|lymphoma|brain bleed|not good news|months to live|aggressive|it spread|spread)',
      '(?:has|have|got|its|it is|is|found|with|a|of|had) (?:[a-z]+ ){0,2}(?:cancer|tumou?r|leuk[a-z]+|terminal|lymphoma|stage (?:2|3|4|four|three)|als|months to live)(?! (?:research|sign|season|rising|moon|sun|sun sign|vibes|awareness|survivor|ward|nurse|free))',
      '(?:had|having|has|suffered) a (?:[a-z]+ )?(?:stroke|heart attack|brain (?:bleed|aneurysm|haemorrhage|hemorrhage))(?! of)',
      '(?:intensive care|in the icu|in icu|life support|in a coma|palliative care (?:now|since)|(?:in|into|to) (?:a |the )?hospice|on a ventilator)',
      '(?:i |just |got |been |was |they |im |ive )(?:[a-z]+ ){0,2}(?:lost my (?:job|home|house|flat)|fired|laid off|made redundant|let go(?! of)|evicted|sacked)(?! up)',
      '(?:lost|losing) (?:my|our) (?:job|home|house|apartment|flat|everything)',
      '(?:house|flat|apartment|home) (?:burned|burnt|burn|flooded|was destroyed)(?: down)?',
      '(?:terrible|horrible|awful|really bad|devastating|tragic|bad) (?:news|loss|accident|phone call|call)(?: [a-z]+){0,8}',
      '(?:bad|terrible|serious|car|motorbike|awful) accident(?: [a-z]+){0,8} (?:hospital|died|surgery|icu|critical|didnt|killed)',
      'in mourning|mourning|grieving|(?:our|my|the) wake|a wake for|rest in peace|rip (?:my|to my|grandma|grandpa|dad|mum|mom)|anniversary of (?:my|his|her|their)(?: [a-z]+){0,3} death|(?:his|her|their) death|death of my|death in (?:the|my|our) family|(?:cant|couldnt|havent) stop(?:ped)? crying|cried all (?:night|day)|crying all (?:night|day|week)|say goodbye to (?:my|our|her|him)',
      `(?:my|our) (?:[a-z]+ ){0,2}${loved} (?:is|s|was|has been) (?:[a-z]+ ){0,2}(?:dying|terminally|critically|in hospice|in intensive|in the icu|in a coma)`,
      '(?:broke|breaking|called|calling) off (?:my|our|the) (?:engagement|wedding)|(?:left|dumped) (?:me )?at the altar',
    ],
    unless: [
      'hospice (?:volunteer|nurse|worker|doctor)|(?:volunteer|work|nurse) (?:in|at) a hospice|a party',
      'years? clean|calmly|last spring|mustve been|must have been|sending you|young so|peacefully at|rest in peace to your|losing a pet is|years? ago|long ago|ages ago|when i was|as a (?:kid|child|teen)|in (?:19|20)[0-9]{2}|last (?:century|decade)|decade',
      '(?:phone|battery|plants?) (?:[a-z]+ ){0,2}(?:died|dead|dying|gone)|(?:dead|dying) (?:phone|battery|plants?)|laptop|car (?:died|is dead)|wifi|internet|charger|sourdough|starter|cactus|basil|tamagotchi|succulent|sims?|character',
      'film|movie|series|show|book|novel|episode|season|finale|game|scene|song|podcast|director|netflix',
      'laughing|of laughter|of boredom|lol|haha[a-z]*|lmao',
      'cancer (?:sun|moon|rising|season|vibes)|(?:im|i am) a cancer|zodiac|horoscope|star sign',
      'nurse|work (?:in|at|for) (?:a|an|the)|volunteer|im an undertaker|driving test|exam|exams|bar exam|funeral director',
      'stroke of|butterfly stroke|tea',
    ],
  },
  {
    reason: 'grief',
    matches: [
      '(?:it is|its|i have|diagnosed with|have) (?:mnd|als|ms|cancer|huntingtons|leukaemia|leukemia)|gave me leaflets|(?:od d|odd|overdosed|od)(?: last night| and| on)?(?: [a-z]+){0,4} gone|od d last night|(?:drummer|singer|bandmate|teammate|coworker|friend|mate|neighbour)(?: [a-z]+){0,2} (?:od d|odd|died|overdosed|was killed)(?: [a-z]+){0,6}',
    ],
    unless: [
      'hospice (?:volunteer|nurse|worker|doctor)|(?:volunteer|work|nurse) (?:in|at) a hospice|a party',
      'years ago|film|series',
    ],
  },
];
