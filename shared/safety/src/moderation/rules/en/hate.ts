import type { RuleDefinition } from '../../rule.ts';

/** "Black" is a color of these. */
const thing =
  '(?! (?:dress|shirt|t shirt|tshirt|jacket|coat|suit|tie|wall|car|cat|dog|coffee|tea|forest|friday|mirror|jeans|trousers|boots|shoes|hat|hair|frame|background|top|outfit|sweater|jumper|turtleneck|leather|belt|bag|bars?|borders?)(?![a-z]))';
const group = `(?:blacks|black${thing}|asians?|whites|white${thing}|arabs?|muslims?|jews?|jewish|gypsies|gypsy|roma|romani|immigrants?|migrants?|refugees?|foreigners?|indians?|pakis?|mexicans?|latinos?|latinas?|africans?|chinese|gays?|lesbians?|bi(?:sexual)?s?|trans(?:gender)?s?|trannies|tranny|queers?|fags?|faggots?|fatties|fatty|fats?|fat (?:chicks|girls|people|women|ppl)|uglies|cripples?|disabled(?: people)?|retards?|poor people|single m(?:u|o)ms?|feminists?|feminazis?|women|girls|females|men|guys|boomers|brown people|dark skinned|coloured people|slavs|romanians|ukrainians|russians|poles|christians|catholics|hindus|old people|cougars|hags|over 30s?)`;
const vile =
  '(?:disgusting|vermin|filth|filthy|scum|subhuman|animals|trash|garbage|inferior|worthless|parasites|a disease|mentally ill|sick in the head|should be (?:deported|banned|shot|locked up|gassed|illegal|sterilised|sterilized)|go back|dont belong|do not belong|steal our|stealing our|ruin(?:ing)? (?:everything|this country|the country)|all (?:cheat|lie|whores|the same|thieves|liars|sluts|gold diggers|stupid|terrorists|criminals)|stupid|dumb|useless|only good for|belong in the kitchen|are property|gold diggers|sluts|whores|expired|used goods|damaged goods|thieves|criminals|terrorists|dirty|lazy|smell|stink|deserve to die|deserve it|crazy bitches|bitches|liars|leeches|retarded)';
const insult =
  '(?:bitch|bitches|slut|slutty|whore|hoe|cunt|twat|skank|thot|fat (?:cow|pig|bitch|ass|whale|slob)|ugly (?:cow|pig|bitch|ass|witch|loser|face|troll)|pig|cow|whale|loser|retard|retarded|moron|imbecile|idiot|dumbass|dumb bitch|stupid (?:bitch|cow|girl|woman|cunt|man|idiot|slut)|pathetic|worthless|nobody|trash|garbage|disgusting|scum|freak|psycho bitch|crazy bitch|gold digger|ugly|hideous|waste of (?:space|time|air|skin)|faggot|fag|tranny|nigger|nigga|kike|chink|paki|spic|dyke|desperate|used goods|attention whore|joke of a (?:woman|man)|stuck up (?:bitch|cow|cunt|princess))';

export const hate: RuleDefinition[] = [
  {
    reason: 'hate',
    matches: [
      '(?:your|ur) kind(?: [a-z]+){0,4}|you (?:people|lot) (?:luckily|always|cant|can not|are|all|never|own|control|smell|steal|eat|just|dont|should|only)|without you people|(?:that|the) rag off|rag (?:off|on) (?:your|ur) head|terrorist (?:outfit|family|cousin)',
      'eat dogs|do you (?:even )?(?:eat|worship|speak|shower)(?: [a-z]+){0,3} (?:dogs|rats|normal|english|cows)|(?:own|control|run)(?: [a-z]+){0,3} (?:the |all the )?(?:banks|media|world)',
      '(?:not|never|isnt|arent) (?:a |an )?(?:real |actual |proper )?(?:man|woman|girl|guy)(?: [a-z]+){0,3} (?:mentally|in a (?:dress|costume|wig)|surgery|biology|born|just a|confused)|(?:girl|man|boy|guy|woman) in a (?:costume|dress|wig)|mentally ill',
      '(?:never been|been|slept|tried|dated) with a (?:fat|black|asian|disabled|old|trans|big|brown)(?: [a-z]+){0,4}|a (?:fat|big|old|black|brown|trans|disabled) one(?: before)?',
      '(?:those |these |all |lazy |bunch of )?(?:parasites|lazy filth|filth every|every last one|breathe near)',
      'cripples?|(?:feel anything|anything work) down there|wheelchair(?: [a-z]+){0,5} (?:broken|useless|easy|cant run|slow)',
      '(?:on her knees|in the kitchen) or (?:in the kitchen|on her knees)|womans? job is|save it for your cats|(?:opinions?|brain cells)(?: [a-z]+){0,8} (?:women|cats|kitchen|woman)',
      `no (?:[a-z]+ ){0,1}${group}(?: (?:no|or|and|nor|allowed|please|pls|thanks|thank you|ever|wanted|need apply|sorry|[a-z]+s)){0,6}(?: (?:no|nor|or|and) ${group}){1,6}`,
      '(?:no|sorry no|absolutely no|strictly no|hard no to|not into|dont (?:date|match with|do|like|want)|wont date|never date|dont bother if (?:youre|you are|ur)|swipe left if (?:youre|you are|ur)|not interested in|wouldnt touch|allergic to|except|anyone but|anything but) (?:any |to )?(?:blacks?|asians?|arabs?|muslims?|jews?|gypsies|gypsy|roma|immigrants?|migrants?|refugees?|foreigners?|indians?|pakis?|mexicans?|africans?|trans(?: (?:people|women|men))?|trannies|bisexuals?|fags?|faggots?|fatties|fatsos?|fats|fat (?:chicks|girls|people|women|ppl|guys|men)|uglies|ugly (?:people|girls|women|guys|men)|cripples?|disabled(?: people)?|retards?|poor people|brown people|dark skinned|black (?:guys|girls|men|women|people|chicks)|asian (?:guys|girls|men|women|people)|single m(?:u|o)ms?|feminists?|feminazis?|whales|land whales|hippos|pigs|cows)',
      `(?:whites?|white (?:guys|girls|men|women|people)|europeans?|caucasians?|natives) only`,
      `only (?:date |into |for |match (?:with )?|want )?(?:whites?|white (?:guys|girls|men|women|people)|caucasians?|real (?:hungarians|americans|brits))`,
      `(?:i )?(?:hate|despise|cant stand|loathe|detest|sick of|tired of|fed up with) (?:all |those |these |most |fucking |you )?(?:blacks?|asians?|arabs?|muslims?|jews?|gypsies|roma|immigrants?|migrants?|refugees?|foreigners?|gays?|lesbians?|trans people|trannies|queers?|fags?|faggots?|fat (?:people|chicks|girls|women)|feminists?|feminazis?|women|females|single m(?:u|o)ms?|disabled people|poor people|brown people)`,
      `(?:all |most |those |these |you )?${group} (?:these days |nowadays |today |all |just |really |always |like you )?(?:are|r|is|should|shouldnt|deserve|belong|need to|have no|dont deserve|only want|only|ruin|just want) (?:all |just |so |such |really |nothing but |basically |a bunch of |fucking |to |be |like ){0,6}${vile}`,
      `(?:women|girls|females|men|guys)(?: [a-z]+){0,3} (?:over|older than|past|above) (?:2[0-9]|3[0-9]|40)(?: [a-z]+){0,6} (?:expired|need not apply|used|damaged|leftovers|worthless|hit the wall|dont bother|not worth|past their|goods|spoiled|sell by|trash|invisible|no value)`,
      `(?:expired|damaged|used) goods|hit the wall|past (?:her|their|your) (?:sell by|expiry|expiration|prime)|high body count|body count (?:over|above|under|below|must)`,
      `(?:a )?womans? (?:place|job|role|duty|purpose)(?: [a-z]+){0,4} (?:kitchen|home|serve|obey|clean|cook|bear|please)`,
      `(?:women|females|girls|wives) (?:should|must|need to|have to|ought to|are meant to|exist to|are (?:there|made|here) to) (?:[a-z]+ )?(?:obey|serve|shut up|be quiet|stay (?:home|in the kitchen)|know their place|submit|please|be silent|cook and clean|listen to (?:men|their))`,
      `know (?:your|her|their) place|(?:back to|belong in|in) the kitchen where|make me a sandwich woman`,
      `go back to (?:your|ur|their) (?:own )?(?:country|village|jungle|desert|shithole|continent)`,
      `(?:white|aryan|pure) (?:power|pride|race|blood)|heil|hitler (?:was|did)|1488|gas the|race mixing|great replacement`,
      `(?:being )?(?:gay|homosexuality|trans|lesbian|transgender)(?: people)? (?:is|are|s) (?:a |an )?(?:sin|disease|mental|mentally|illness|sickness|disgusting|unnatural|wrong|abomination|gross|perver[a-z]+|trend|not normal)`,
      `(?:normal|real|straight|proper) (?:people|men|women) only`,
      `no (?:fats|fatties|fems|femmes|blacks|asians|trannies|cripples|uglies|refugees|immigrants|muslims|jews|gypsies|foreigners)`,
      `under (?:[0-9]+) ?(?:kg|kilos|lbs|pounds) (?:only|or (?:dont|swipe|no))|(?:if you|if youre|if ur)(?: [a-z]+){0,3} (?:over|above|more than) [0-9]+ (?:kg|kilos|lbs|pounds)(?: [a-z]+){0,5} (?:dont|swipe|no|next|bother|gross)`,
      `(?:subhuman|untermensch|mongrels?|savages|vermin|kikes?|niggers?|chinks?|spics?|wetbacks?|towelheads?|sandniggers?|trannies|faggots?)`,
    ],
    unless: [
      'racism|racists?|racist people|sexists?|homophobes?|bigots?|hate crimes?|discrimination|equality|volunteer|work with',
      'ex ?boyfriend|my ex',
    ],
  },
  {
    reason: 'insult',
    matches: [
      `(?:youre|you are|ur|u r|u are|your|such|you|u|what an?|typical|another|just an?|ya|you look like|u look like|look like) (?:are |r |re )?(?:so |such |just |really |nothing but |clearly |a |an |the |another |probably |fucking |f ing |total |typical |absolute |complete |little |dumb |stupid |fat |ugly |old |boring ){0,6}${insult}`,
      `(?:bitch|slut|whore|cunt|skank|twat|fag|faggot|retard)`,
      `(?:fuck|screw) (?:you|u|off|yourself|her|them)`,
      `(?<!(?:wont|cant|cannot|never|not|dont|to|ever|didnt|wouldnt|couldnt|i|i will|and i) )shut (?:the (?:fuck|hell) )?up(?! about)(?: and| bitch| already| you| woman| stupid)?`,
      `(?:too |so )(?:fat|ugly|old|stupid|dumb|desperate|easy) (?:for|to be (?:so|this|that)|to (?:say no|be picky|reject|get|find|act|expect|turn))`,
      `(?:lose|lost) (?:some )?weight (?:first|and|before|then|bitch)|(?:you|u) should (?:lose weight|hit the gym|eat less|be grateful|be thankful|be glad)(?: [a-z]+){0,5}`,
      `(?:be|you should be|u should be|you ought to be) (?:grateful|thankful|lucky|glad)(?: [a-z]+){0,4} (?:i|that i|anyone|someone|somebody|a man|to hear|even)`,
      `(?:no one|nobody|noone|who) (?:else )?(?:will|would|ll|d|wants|is gonna|could) (?:ever )?(?:want|love|like|date|touch|take|marry|look at) (?:you|u|someone like you|a girl like you|anything like you|that|a woman like you|a cow|an ugly)`,
      `(?:you|u) (?:will|ll|are gonna|re gonna|are going to|deserve to|gonna) (?:[a-z]+ )?die alone|die alone|youll end up alone with`,
      `(?:you|u) (?:disgust me|make me sick|are beneath me|are below me|wasted my time|arent even (?:that )?(?:pretty|hot|cute|good looking)|are not even (?:that )?(?:pretty|hot|cute|good looking)|werent even)`,
      `(?:arent|not|werent) even (?:that )?(?:pretty|hot|cute|attractive|good looking) (?:anyway|enough|so)`,
      `(?:with|for) (?:a|that|your) (?:face|body|ass|nose|weight|looks) like (?:that|yours|this)`,
      `(?:your|ur) (?:ugly|fat|disgusting|stupid|hideous|gross) (?:face|ass|body|mouth|self|head)`,
      `(?:stupid|dumb|ungrateful|pathetic|miserable|worthless|brainless|entitled|arrogant|frigid|desperate|bitter|washed up|ugly|fat) (?:woman|women|girl|girls|bitch|cow|man|men|cat lady|person|little|female|females|princess|hag|witch|creature|boy|loser)`,
    ],
    unless: [
      'lol|haha[a-z]*|lmao|hehe',
      'boss bitch|bad bitch|resting|son of a|basic bitch|stupid (?:amount|good|fast|early|question|joke|grin)',
      'my (?:ex|boss|old boss|brother|sister|uncle)',
      'im (?:so |such |a |an |just ){0,6}(?:[a-z]+ )?(?:idiot|loser|mess|dumb|stupid|nerd|pig|freak|moron|cow)',
      'weather|traffic|movie|film|song|book|ugly (?:sweater|jumper|christmas|duckling|crying|cry)|pride and',
      'guinea pig|pig(?:gy)? bank|whale watching|whales|cows|holy cow|cash cow',
    ],
  },
  {
    reason: 'sexual',
    matches: [
      '(?:quick|good|hard|hot|dirty|casual) (?:fuck|f ?ck|fuk|fck|shag|screw|bang|lay)(?: [a-z]+){0,2}|f ck (?:tonight|now|me|you|buddy)|(?:hung|thick)(?: [a-z]+){0,3} (?:ready|now|tonight|clean|inches)|no talking no names|no names',
      '(?:send|show|share|gimme|give me|want|wanna see|let me see|drop|trade|swap|need|exchange)(?: [a-z]+){0,4} (?:nudes?|naked|tits|boobs|ass pics?|pussy|dick|cock|topless|n00ds|noods|titties|underwear pics?|sexy pics?|body pics?|panties|lingerie pics?|bikini pics?|naughty pics?|spicy pics?)',
      '(?:nudes?|dick pics?|naked pics?|naked)(?: [a-z]+){0,3} (?:please|pls|now|or|first|qq|for me|babe|baby|tonight)',
      '(?:fuck|bang|screw|smash|rail|pound|breed|nail|lick|finger|eat out|ride) (?:you|u|your (?:brains|ass|tits|pussy|throat)|ur (?:brains|ass|tits|pussy)|her|me)(?: [a-z]+){0,4} (?:hard|raw|all night|tonight|senseless|silly|so|till|until|good|from behind|over|now|in|on|like|right|rn|qq|against)',
      '(?:want|wanna|need|gonna|going to|let me|lets|can i|could i|i would|id|ready to|dying to) (?:just |really |totally |so badly ){0,6}(?:to )?(?:fuck|bang|rail|eat (?:you|u) out|finger (?:you|u)|lick (?:you|your|u)|suck|cum|breed|smash|ride (?:you|your|ur)|spank|choke you|bend you|have sex|get laid|hook up (?:tonight|now|rn|right now))(?! up)',
      '(?:suck|ride|sit on|lick|choke on|swallow|gag on|bounce on|stroke) (?:my|ur|your|this|it|that|on my) ?(?:[a-z]+ )?(?:dick|cock|face|balls|d|pussy|clit|tits|nipples|cum|lap|ass)?(?: [a-z]+)?$',
      '(?:dick|cock|pussy|clit|cum|cumming|blowjob|blow job|handjob|bj|anal|tits|boobs|horny|creampie|deepthroat|milf|threesome|gangbang|cumslut|fuckable|bdsm|hardcore)',
      '(?:how|so) (?:wet|tight|hard) (?:are|r|is|can|do|i am|for|you)',
      '(?:are|r) (?:you|u) (?:wet|tight|shaved|horny|a virgin|dtf|good in bed|submissive|kinky|loud in bed)',
      '(?:your|ur|those|that) (?:tits|ass|boobs|rack|booty|tight (?:little )?body|dsls|dick sucking lips|curves (?:make|are making)|mouth (?:around|on))',
      '(?:get|getting|got) (?:you|u) (?:naked|in(?:to)? (?:my )?bed|undressed|on your knees|out of (?:that|those|your) (?:dress|clothes|pants|jeans))',
      '(?:on|down on) your knees(?: [a-z]+){0,3}(?: (?:for me|like|good))?',
      '(?:skip|lets skip|forget) (?:the )?(?:date|dinner|drinks|small talk|coffee|talking|chat|bs|restaurant)(?: [a-z]+){0,4} (?:bed|sex|my place|your place|naked|fuck|hook ?up|fun part|come over|get to it|undress[a-z]*|bedroom|mine|straight)',
      '(?:just|only|looking|here|up|down|dtf|strictly) (?:for |to )?(?:[a-z]+ )?(?:sex|hook ?ups?|hookups|one night stands?|ons|nsa|fwb|fuck|fun tonight|dick|bodies|casual sex|a quickie|some action|bed buddy|getting laid|no strings)',
      '(?:no strings|nsa|fwb|dtf|ons|sex tonight|sex now|hookup tonight|hook up tonight|fun tonight|quickie|one night stand|bed warmer|sexting|sext)',
      '(?:you|u) (?:owe|owes) me (?:[a-z]+ )?(?:sex|a fuck|a kiss|nudes|something|a night|after|for)|(?:paid|pay|bought|buy)(?: [a-z]+){0,5} (?:dinner|drinks|meal|date)(?: [a-z]+){0,8} (?:expect|owe|least you|put out|sex|in return|come home|go home with)',
      '(?:put out|prude|frigid|(?<!(?:easy|fun|nice) to )tease)(?: [a-z]+){0,3}',
      '(?:if you|if u) (?:really |actually |truly )?(?:loved|liked|cared|wanted|want)(?: [a-z]+){0,4} (?:youd|you would|u would|ud|prove it|show me|sleep|send|let me)(?: [a-z]+){0,6}',
      'prove (?:it|that|you love|you want|you like|youre real)(?: [a-z]+){0,5} (?:pic|pics|photo|nudes?|naked|video|bed|sex|body|send)',
      '(?:stop being|dont be) (?:such )?(?:a |so )?(?:prude|tease|shy|frigid|boring|uptight)(?: [a-z]+){0,4} (?:and|send|show|take|come|just|lets)',
      '(?:my rates?|rates (?:in|on|per|from|start|via)|roses (?:per|for an|only)|donations? (?:per|for)|per hour|hourly|incall|outcall|gfe|full service|massage with|happy ending|escort|companionship for|ppm|customs?|my content|premium snap|cam ?girl|camming|selling (?:nudes|pics|content|used|panties|feet))(?: [a-z0-9]+){0,4}',
      '(?:swing(?:er|ers|ing)|cuckold|cuck|bull for|unicorn for|third for|join us in bed|gloryhole|dogging|raw|bareback|daddy looking|looking for a (?:sub|dom|slave|daddy|toy|slut)|obedient|sex (?:slave|toy|addict|drive|partner)|high libido|insatiable|discreet (?:fun|meet|sex|encounters?|married|affair))',
      '(?:i bet|bet) (?:you|u|your|ur)(?: [a-z]+){0,6} (?:taste|bed|moan|scream|naked|wet|tight|wild in|tits|ass|underneath|under that)',
      '(?:make|making|have|got) (?:you|u) (?:moan|scream|cum|wet|squirt|beg|come so|orgasm|mine tonight)',
      'what (?:are|r) (?:you|u) wearing (?:right now|underneath|under|to bed|rn|in bed)|are you wearing (?:any )?(?:underwear|panties|a bra)|what colou?r (?:is|are) your (?:panties|underwear|bra|thong)',
      '(?:come|coming|get) (?:over|to mine|to my place|here)(?: [a-z]+){0,4} (?:naked|fuck|sex|bed|netflix and|no pants|without underwear|undress[a-z]*|so i can)',
    ],
    unless: [
      'sex(?:ual)? education|sexuality|same sex|sex and the city|sexual health|sex therapist',
      '(?:dont|do not|no|never) (?:[a-z]+ ){0,6}(?:hookups?|hook ups?|ons|fwb|nsa|casual)',
      'not (?:here|looking|into|interested|up|down)(?: [a-z]+){0,3} (?:for |in |to )?(?:[a-z]+ )?(?:sex|hook ?ups?|hookups|one night|ons|fwb|nsa|casual)',
      'no (?:hookups?|hook ups?|ons|fwb|nsa|one night|sex|dick pics|nudes|sexting|creeps)',
      '(?:dont|do not|never|please dont|wont) (?:send|ask|want|need|share)',
      'rates? (?:this|my|your|it)|customs? (?:and|of|officer|traditions?|took|line|queue|at|form|duty)|raw (?:fish|food|honey|milk|vegan|talent|denim|data)|raw$',
      'horny toad|moby|hitchcock|peacock|cockatiel|cockatoo|cocktails?|tit (?:for|bird)|blue tits|great tit|analy[a-z]+|roses (?:are|in|from|for)|guns n roses|obedient dog|obedience|swing (?:dance|dancing|music|set|by)|swing',
      'lol i|haha i',
    ],
  },
  {
    reason: 'hate',
    matches: [
      '(?:nature would have|defects?|waste of tax money|tax money)(?: [a-z]+){0,6}|(?:date|go out with|out with) a savage|grass skirt|own clothes|(?:bi|bisexual|gay|trans) (?:just )?(?:means|people are|is)(?: [a-z]+){0,3} (?:greedy|diseased|confused|sick|disgusting)|you people make me sick|greedy and diseased',
      '(?:gypsies|gays|jews|muslims|immigrants|blacks|trans people|autistic people|chubby people|fat people|disabled people|refugees)(?: [a-z]+){0,8} (?:swipe on|can swipe|keep swiping|swipe left|whats wrong|leeches|wrong with this app|get lost|move on|not you)(?: [a-z]+){0,6}|the rest are leeches|normal humans only|whats wrong with this app|white christian(?: [a-z]+){0,6}|thats who built this',
    ],
    unless: ['volunteer|equality|rights'],
  },
  {
    reason: 'sexual',
    matches: [
      'sitting? on my face|beg for it|do i need to beg|wet hole|rooms paid|need a(?: [a-z]+)? (?:hole|fuck|body)|(?:company|companionship) with extras|[1-9][0-9]{2} an hour|outcalls?|incalls?|clean gentlemen|cash only please|discreet lady',
    ],
    unless: ['lawyer|tutor|babysit|wage|my rate|lessons'],
  },
];
