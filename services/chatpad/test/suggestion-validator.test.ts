import { createMask } from '@datewright/safety/masking/create-mask';
import { buildInstructions } from '../src/prompts/suggest-instructions.ts';
import { createSuggestionValidator, type SuggestionConstraints } from '../src/rules/suggestion-validator.ts';

const bio = 'Mail me: anna@example.com';
const options = { mode: 'reply', tone: 'flirty', draft: null, gentle: false } as const;
const instructions = buildInstructions({ ...options, overruled: [] }, null);

function createValidator(constraints: Partial<SuggestionConstraints> = {}) {
  const mask = createMask('Anna', [bio]);
  mask.mask(bio);
  const validate = createSuggestionValidator({
    mask,
    options,
    match: { name: 'Anna', messages: [] },
    isAllowed: (text) => !text.includes('forbidden'),
    mustAnswer: false,
    language: null,
    given: [],
    ownTexts: [bio],
    instructions,
    ...constraints,
  });
  const read = (element: unknown) => {
    const verdict = validate(element);
    return 'suggestion' in verdict ? verdict.suggestion : verdict.rejection;
  };
  return Object.assign(
    (text: unknown, more: object = {}) => read({ text, reason: 'Because.', evidence: null, ...more }),
    { read },
  );
}

test('A good suggestion has the real name and the study that it follows', () => {
  const reason = 'It asks back: “How was the hike?”';
  expect(createValidator()('Hey [NAME_1]! How was the hike?', { reason, evidence: 'followUpQuestions' })).toEqual({
    text: 'Hey Anna! How was the hike?',
    reason,
    evidence: 'followUpQuestions',
  });
});

test.each([
  ['quotes nothing', 'followUpQuestions', 'It asks back.', 'How was the hike?'],
  ['quotes words that are not in the text', 'followUpQuestions', 'It asks “How was work?”', 'How was the hike?'],
  ['quotes words that are not a question', 'followUpQuestions', '“Nice hike there”', 'Nice hike there. Tea?'],
  ['is about profiles', 'selfAndSought', '“seven parts of me”', 'I am seven parts of me.'],
  ['is about swapping numbers', 'earlyNumbers', '“Saturday at the market”', 'Saturday at the market?'],
  ['is about first messages', 'shortPersonalFunny', '“dumplings for two”', 'So, dumplings for two?'],
  ['is about rewritten drafts', 'soundHuman', '“dumplings for two”', 'So, dumplings for two?'],
  ['does not exist', 'constructor', '“dumplings for two”', 'So, dumplings for two?'],
])('When the reason %s, then the study is not cited', (_what, evidence, reason, text) => {
  expect(createValidator()(text, { reason, evidence })).toEqual({ text, reason, evidence: null });
});

test('An answer of another form that models use is read', () => {
  const { read } = createValidator();
  expect(read({ message: 'Tea or coffee?' })).toMatchObject({ text: 'Tea or coffee?', reason: '', evidence: null });
  expect(read({ text: 'Tea or cake?', reason: null, evidence: null, tone: 'warm' })).toMatchObject({
    text: 'Tea or cake?',
  });
});

describe('When the match has asked something', () => {
  const decide = createValidator({ mustAnswer: true });
  test.each([
    ['Two brothers. You?', 'Two brothers'],
    ['Honest answer: ___. And you?', null],
    ['I have two older brothers, both taller. You?', 'two brothers'],
    ['Thursday works, after six?', 'Thursday after six'],
    ['Mostly crime novels lately. What are you reading?', null],
    ['Két bátyám van, mindkettő magasabb. Nálad?', 'van két bátyám'],
  ])('then "%s" answers it', (text, answer) => {
    expect(decide(text, { answer })).toMatchObject({ text });
  });

  test.each([
    ['Good question! You first: what about you?', null],
    ['What made you think of it?', 'What made you think of it?'],
    ['Tell me yours.', 'Two brothers'],
    ['Jó kérdés! Te mit gondolsz?', null],
    ['Haha, you first?', ''],
  ])('then "%s" is a dodge', (text, answer) => {
    expect(decide(text, { answer })).toBe('unanswered');
  });
});

test.each([
  ['a link', 'Look at www.example.org', 'contact'],
  ['a phone number', 'Call +36 20 999 8877', 'contact'],
  ['an e-mail address', 'Write to eve@example.com', 'contact'],
  ['a handle', 'Find me @eve_99', 'contact'],
  ['its instructions', instructions.slice(120, 300), 'contact'],
  ['nothing', ' \u200b ', 'form'],
  ['only punctuation', '...?!', 'form'],
  ['more than 300 characters', 'word '.repeat(61), 'long'],
  ['a number instead of text', 7, 'form'],
  ['what moderation refuses', 'something forbidden', 'unsafe'],
])('A suggestion with %s is rejected', (_what, text, rejection) => {
  expect(createValidator()(text)).toBe(rejection);
});

test('A reason that must not be shown is left out, and the suggestion stays', () => {
  for (const reason of ['See https://evil.example', 'long '.repeat(100), 'forbidden', 7, undefined]) {
    const verdict = createValidator()('Tea or coffee?', { reason });
    if (typeof reason === 'number') expect(verdict).toBe('form');
    else expect(verdict).toMatchObject({ text: 'Tea or coffee?', reason: '' });
  }
});

test.each([
  ['Come over to mine tonight, I make a mean risotto'],
  ['Your place or mine?'],
  ["I won't take no for an answer: Friday at eight"],
  ["Don't be boring, just say yes"],
  ['Netflix and chill?'],
  ['Ugorj át hozzám, főzök valamit'],
  ['Nálam vagy nálad?'],
  ['Nem fogadok el nemet, péntek este'],
  ['Ne kéresd magad, gyere el'],
])('A message that presses or leads home is rejected: %s', (text) => {
  expect(createValidator()(text)).toBe('pushy');
  expect(createValidator({ options: { ...options, draft: text } })(text)).toMatchObject({ text });
});

test.each([
  ['Saturday market, then coffee? If Sunday suits you better, I can do that too.'],
  ['The new ramen place by the river, Thursday or next week? No worries if not.'],
  ['I promise not to come over all serious about dumplings'],
  ['My sofa is a cat bed now. Yours?'],
  ['You owe the world a photo of that dog'],
  ['Mine is black coffee, no sugar. Yours?'],
  ['Take your time, the museum will not run away'],
  ['Szombaton piac, utána egy kávé? Ha a vasárnap jobb, nekem az is jó.'],
  ['Nálam a kutya a főnök, nálad ki?'],
  ['Ha nincs kedved, az is teljesen oké'],
])('A harmless message is shown: %s', (text) => {
  expect(createValidator()(text)).toMatchObject({ text });
});

test('Compliments on looks are rejected, unless the member wrote one', () => {
  for (const text of [
    'You look gorgeous in that photo',
    'Gyönyörű vagy',
    'I like your smile',
    'Hey beautiful, how was the hike?',
  ]) {
    expect(createValidator()(text)).toBe('looks');
    expect(createValidator({ options: { ...options, draft: text } })(text)).toMatchObject({ text });
  }
});

test.each([
  'Are you made of copper? Because I can not stop looking',
  'hey, how are you?',
  'Szia, mizu?',
  'I love karaoke too #karaokequeen',
  'I love that song 😍😍🔥🔥🎤',
  'Studies show that laughing couples last',
])('A message that anybody could send to anybody is rejected: %s', (text) => {
  expect(createValidator()(text)).toBe('cliche');
});

test('A greeting with the name of somebody else is rejected', () => {
  expect(createValidator()('Hi Sarah! How was the hike?')).toBe('name');
  expect(createValidator()('Szia Dóri, milyen volt a túra?')).toBe('name');
  expect(createValidator()('Hi [NAME_1]! How was the hike?')).toMatchObject({});
  expect(createValidator()('Hi Sunday hiker! How was it?')).toMatchObject({});
});

describe('When the match has put a date off', () => {
  const match = (content: string): SuggestionConstraints['match'] => ({
    name: 'Anna',
    messages: [{ sender: 'match', content }],
  });
  test.each([
    ['maybe! finals are eating me', 'So Saturday then?'],
    ['maybe! finals are eating me', 'A quick coffee tomorrow would do you good'],
    ['talán, most költözöm', 'Akkor szerda este?'],
    ['jó lenne, de vizsgaidőszak van', 'Akkor szerda este?'],
    ['még két vizsgám van hátra', 'Holnap egy gyors kávé?'],
    ['annyi vizsga van most', 'Akkor szombaton?'],
    ['vizsgázom a héten', 'Holnap este?'],
    ['tanulok a vizsgák miatt', 'Vasárnap séta?'],
    ['my exams start on monday', 'Coffee tomorrow?'],
  ])('"%s", then a day is not named: %s', (content, text) => {
    expect(createValidator({ match: match(content) })(text)).toBe('pushy');
  });

  test.each([
    ['ha megegyszer halasztjak a vizsgat en felrobbanok', 'Szombaton egy forralt bor, robbanás előtt?'],
    ['letettem a vizsgát!!', 'Akkor szombaton koccintunk?'],
    ['vége a vizsgaidőszaknak', 'Szerda este ünnepi fagyi?'],
    ['my finals are finally over', 'Saturday, to celebrate?'],
    ['i survived my exams', 'So, ramen on Friday?'],
  ])('"%s" puts nothing off: %s', (content, text) => {
    expect(createValidator({ match: match(content) })(text)).toMatchObject({ text });
  });

  test('a rewrite may name the day of the draft, and keep its wink', () => {
    const draft = 'saturday then? 😏';
    const rewrite = createValidator({ match: match('maybe! finals are eating me'), options: { ...options, draft } });
    expect(rewrite('Saturday, then? 😏')).toMatchObject({ text: 'Saturday, then? 😏' });
    expect(createValidator()('Saturday, then? 😏')).toBe('unsafe');
  });

  test.each([
    ['maybe! finals are eating me', 'Deal. After finals, a bakery on a Saturday of your choice?'],
    ['maybe Thursday? busy until then', 'Thursday it is, seven at the market?'],
    ['talán, most költözöm', 'Költözz be nyugodtan, ha vége, szombaton ünnepelünk?'],
    ['I love Saturdays', 'So Saturday then?'],
    ['egyszer talán megmutatom', 'Kávé és séta vasárnap?'],
  ])('"%s", then this may be said: %s', (content, text) => {
    expect(createValidator({ match: match(content) })(text)).toMatchObject({ text });
  });
});

test.each([
  ["Ok but which of the three houseplants is the favourite? I won't tell the others"],
  ["Thursday at the ceramics market? I'll be the one overpaying for a bowl"],
  ['No pressure at all, the pastry and I can wait'],
  ['My worst date was ___. Yours?'],
  ['Fair, sleep first. Tell me one good thing about the shift whenever you surface'],
  ['Your dog has better hair than me and I have made peace with it'],
  ['You had me at dumplings. Steamed or fried?'],
  ["That's a strong opinion for someone who claims to be chill"],
  ['So the number of plants is three. For now.'],
  ["If you ever want company for that exhibition, I'm free most Sundays"],
  ["I'd have guessed cat person. Show me the evidence"],
  ['Which street has the best bakery near you, and can I trust it?'],
  ['Coffee after your exam week? You pick the day, I pick the cake'],
  ['Your smile in the climbing photo says you did NOT come down willingly'],
  ['Explain the sourdough name. I need the full story'],
  ['I have lost at this game to children. Teach me?'],
  ["Haha you win. What's the prize?"],
  ['Do you work nights every week or is this a special kind of suffering?'],
  ['Na jó, a kürtőskalács nyert. Diós vagy fahéjas?'],
  ['Csütörtök este múzeum, utána egy tea? Ha nem jó, szólj, mikor lenne az'],
  ['Hú, negyven kilométer! Nekem a lépcső is sok néha'],
  ['Ha vége a vizsgaidőszaknak, ünnepeljük meg egy fagyival?'],
  ['Sajnálom a cicádat. Mesélsz róla?'],
  ['A tacskó vagy te döntöd el, merre mentek?'],
  ['Melyik társast vinnéd magaddal egy lakatlan szigetre?'],
  ['Te tanítasz, én tanulok: mi a Mátyás-mítosz legjobb része?'],
  ['Ne siess, ráér. A lángos is megvár'],
  ['Szép kis kalandnak hangzik, hogy lett vége?'],
  ['Send me a picture of the dog when you are home'],
  ['Tell me where you would live if money did not matter'],
  ['You had me at dumplings'],
  ['I will wait outside with two umbrellas'],
  ['Hol laktak a legjobb szomszédaid?'],
  ['Dobd fel az ötletet, én hozom a társast'],
  ['Gyönyörű, ahogy a kenyérről mesélsz'],
  ['Send a pic of the cradle once it stands'],
  ['Which dog steals more socks, yours or mine?'],
  ['Too busy for me to keep up with, your week sounds wild'],
  ['That color would look good on your front door'],
  ['Did you forget about the soup?'],
  ['Prove it with a picture of the burnt side'],
  ['Your swimsuit story wins. Did the lifeguard ever forgive you?'],
  ['Guess who has two thumbs and burned the leek soup'],
  ['Gyere fel velem a János-hegyre szombaton, lent kapsz egy rétest'],
  ['Küldj egy képet a kenyérről, ha megsült'],
  ['Elfelejtetted a lényeget: ki nyert?'],
  ['Ha tényleg jobb a minestrone, megsértődöm a póréleves nevében'],
  ['A halas kép vagy a képes hal volt előbb?'],
  ['Gyere át a túlpartra, ott olcsóbb a lángos'],
  ['An ER nurse who can’t keep a fern alive. Explain yourself.'],
  ['Pineapple on pizza? Explain yourself'],
  ['Explain why you named a dog Plum'],
  ['Hát, nálam a hegyek nyernek'],
  ['Nálad mi a helyzet a kovásszal?'],
  ['Nálam ma este a leves főszereplő'],
  ['Szombaton nálam esik, nálad?'],
  ['At my desk it is always soup weather'],
  ['That ramen place kept you waiting long enough'],
  ['Don’t make me wait until Friday for the ending of that story'],
  ['Ne várass a recepttel, éhes vagyok'],
  ['That mug looks so cute, leak and all'],
  ['You look like someone who names their plants'],
  ['I could get lost in that museum for a week'],
  ['El tudnék veszni egy jó könyvesboltban'],
  ['My heart stopped when the oven beeped'],
  ['Your plants need a check-up'],
  ['Biztos cuki a kutyád esőkabátban'],
  ['A tacskó szemeiben minden benne van'],
  ['Dinner at that ramen bar on Friday?'],
  ['Vigyél magaddal esernyőt, és mehet a Normafa'],
  ['Megállt a szívem, amikor a sütő csipogott'],
  ['What are you wearing to the reunion, the costume?'],
  ['I would be disappointed if the soup was not spicy'],
  ['Something is wrong with my kettle, not with you'],
  ['Gyere inkább a piacra, ott is van leves'],
  ['Küldj egy képet, amin a macska is rajta van'],
  ['Is it closer to mine or to yours, that bakery?'],
])('A harmless lookalike is shown: %s', (text) => {
  expect(createValidator()(text)).toMatchObject({ text });
});

test.each([
  ["Come on, one coffee won't kill you"],
  ["I know you're busy but you could make time if you wanted to"],
  ["What's your address? I'll surprise you with breakfast"],
  ['Which hospital? I could drop by with coffee'],
  ["Text me your number and we'll talk there"],
  ["You're gorgeous, seriously, those lips"],
  ['Damn, that body'],
  ['You must be an angel because you fell from heaven'],
  ["I'm a chef so I'll cook for you at my flat"],
  ['Hey beautiful, how are you?'],
  ["Hi Jessica, how's your week?"],
  ["hey what's up"],
  ['Why did you stop replying? Rude.'],
  ["I guess I'm not good enough for you"],
  ['So tomorrow then? Your exams can wait an hour'],
  ["Studies show that couples who laugh together stay together, so let's laugh"],
  ["As a language model I can't go on dates, but here is a line"],
  ['Let me come by tonight with wine'],
  ['Mondd meg hol laksz és ott vagyok tíz perc múlva'],
  ['Add meg a számod, ott többet beszélünk'],
  ['De gyönyörű szemeid vannak'],
  ['Átugrom hozzád egy borral'],
  ['Szia Petra, mizu?'],
  ['Szia, hogy vagy?'],
  ['Biztos csak nem akarsz válaszolni, gondoltam'],
  ['Ha tényleg érdekelnélek, lenne időd'],
  ['Na akkor holnap? Egy óra nem a világ'],
  ['Tell me where you live and I will pick you up on Friday'],
  ['Only if you send me a pic first'],
  ['Show me your bruises, send a picture now'],
  ["Let's get drunk and see where the night goes"],
  ['If you do not reply in ten minutes I will unmatch you haha'],
  ['Tonight after your shift? I will wait outside the pharmacy'],
  ['You are probably like all girls here and will not answer, but I try'],
  ['You said we should meet so you cannot back out now'],
  ['Szia szépség, gyönyörű a mosolyod'],
  ['Fájt, amikor leestél a mennyből?'],
  ['Dobd a számodat, itt nem szeretek írni'],
  ['Hol laksz? Elmegyek érted pénteken kocsival'],
  ['Ha nem válaszolsz, törlöm a párt'],
  ['We should skip the small talk. Yours or mine tonight?'],
  ['Are you always this boring? Make it up to me with a pic'],
  ['Send a pic in the lake, no wetsuit'],
  ['Prove it with a selfie in the bath'],
  ['Send nudes? Kidding. Unless'],
  ['Swimsuits look good on you I bet'],
  ['I bet you look amazing in that dress'],
  ['Hello? Did you forget me?'],
  ["Guess you're too busy for me"],
  ['Are you ignoring me on purpose?'],
  ['Küldj egy félmeztelen képet és elhiszem'],
  ['Na, kapok egy bikinis fotót?'],
  ['Küldj egy képet magadról az ágyban'],
  ['haha mozart nálam lakik, gyere fel megnézni xd'],
  ['Gyere fel egy borra, megmutatom a lépcsőt'],
  ['Ha nem jössz el, nagyon megsértődök'],
  ['Elfelejtettél engem?'],
  ['You must look so cute covered in clay'],
  ['I bet you look gorgeous in that apron'],
  ['I could get lost in your eyes'],
  ['A te szemeidben el tudnék veszni'],
  ['Biztos nagyon cuki vagy kötényben'],
  ['Nurse, I think my heart stopped when I saw you'],
  ['You can give me a check-up any time 😉'],
  ['Szombat este nálam, hozom a bort'],
  ['Mikor vinnél fel magadhoz?'],
  ['Movie and wine at mine on Friday?'],
  ['Don’t make me wait forever, say yes!'],
  ['Ne várass sokáig, mondj igent'],
  ['You have been quiet for two days. Explain yourself.'],
  ['Explain why you never answer'],
  ['Megállt a szívem, amikor megláttalak'],
  ['Holnap nálam?'],
  ["Let's skip the ramen and go straight to mine"],
  ["If you don't come I'll be really disappointed in you"],
  ['Why are you single, is something wrong with you?'],
  ['What are you wearing right now?'],
  ['Hagyjuk a levest, gyere inkább hozzám'],
  ['Mi van rajtad most?'],
  ['Ha nem jössz, csalódok benned'],
  ['Miért vagy egyedül, valami baj van veled?'],
  ['Küldj egy képet, amin te is rajta vagy'],
])('A message that a member would regret is not shown: %s', (text) => {
  expect(['pushy', 'looks', 'cliche', 'name']).toContain(createValidator()(text));
});

describe('What a line says of the member', () => {
  test.each([
    ['I danced ballet for ten years, so I know that pain', 'I danced ballet for ten years'],
    ['Öt évig kerámiáztam, segítek a bögrével', 'Öt évig kerámiáztam'],
    ["I've been climbing for years too, show me your wall", "I've been climbing for years"],
    ['As a fellow dad I know how busy it gets', 'As a fellow dad'],
    ['When my grandmother passed away I felt the same', 'my grandmother'],
    ['I also lost my dad last year', 'I also lost my dad'],
    ['I work at a bakery, so beware', 'I work at a bakery'],
    ['Én programozóként dolgozom, szóval irigyellek', 'programozóként dolgozom'],
    ['Én is orvos vagyok, tudom milyen', 'Én is orvos vagyok'],
    ['Én is gyógypedagógus vagyok, tudom milyen', 'Én is gyógypedagógus vagyok'],
    ['I swim every morning at six', 'I swim every morning'],
    ['Hot take: I read two novels every week', 'I read two novels every week'],
    ['Én 15 kilósat is fogtam már', 'Én 15 kilósat is fogtam'],
    ['Imádom a krimit, mind a tizenkettőt olvastam', 'mind a tizenkettőt olvastam'],
  ])('is marked where nothing given supports it: %s', (text, claim) => {
    expect(createValidator()(text)).toMatchObject({ text, claims: expect.arrayContaining([claim]) });
  });

  test.each([
    ["I've been climbing for years too", 'climbing every Tuesday'],
    ['When my grandmother passed away I felt the same', 'I miss my grandmother'],
    ['My lawyer says no comment', ''],
    ["I'm a sucker for dumplings", ''],
    ['You work at a bakery, so I am yours', ''],
    ['Hétvégén sokat aludtam', ''],
    ['I would queue every Sunday for that pastry', ''],
    ["I'd read your book reviews every week", ''],
    ['I could hear about your dog every day', ''],
    ['I swim every morning at six', 'swim club, the early one'],
    ['Én is kíváncsi vagyok, ki nyert', ''],
    ['Én is álmos vagyok a hétfőtől', ''],
    ['Én erre gondoltam, csak te gyorsabb voltál', ''],
  ])('is not marked where it was given or is no claim: %s', (text, own) => {
    const verdict = createValidator({ given: [own] })(text);
    expect(verdict).toMatchObject({ text });
    expect(verdict).not.toHaveProperty('claims');
  });
});

test('A suggestion in the other language is rejected, and one that borrows a word is not', () => {
  const hungarian = createValidator({ language: 'hu' });
  expect(hungarian('What are you cooking this weekend?')).toBe('language');
  expect(hungarian('Na és ki nyerte a game nightot, te vagy a laptop?')).toMatchObject({});
  expect(hungarian('Pizza vagy ramen?')).toMatchObject({});
  const english = createValidator({ language: 'en' });
  expect(english('És te mit főzöl a hétvégén?')).toBe('language');
  expect(english('So, lángos or gulyás?')).toMatchObject({});
});

test('A message to somebody in grief does not joke', () => {
  const gentle = createValidator({ options: { ...options, gentle: true } });
  expect(gentle('Haha, cheer up!')).toBe('playful');
  expect(gentle('She is in a better place now')).toBe('playful');
  expect(gentle('I am so sorry about your grandmother. I am here if you want to talk.')).toMatchObject({});
});

test('A rewrite may be longer than the draft, and no more', () => {
  const draft = 'word '.repeat(80);
  const rewrite = createValidator({ options: { ...options, draft } });
  expect(rewrite('word '.repeat(100))).toMatchObject({});
  expect(rewrite('word '.repeat(130))).toBe('long');
});

test('Contact details from the member’s own material may be repeated', () => {
  expect(createValidator()('I will write to [EMAIL_1] then')).toMatchObject({
    text: 'I will write to anna@example.com then',
  });
});

test('Removes invisible characters and extra spaces', () => {
  expect(createValidator()(' Hey\u202e \u0007 there\r\n\n\n you\u200b ')).toMatchObject({ text: 'Hey there\nyou' });
  expect(createValidator()('Family 👨‍👩‍👧 time')).toMatchObject({ text: 'Family 👨‍👩‍👧 time' });
});

test.each([
  ['pushy', 'Gyere inkább át, nézünk nálam fotókat.'],
  ['pushy', 'Holnap délután kettőkor ott várlak, légy ott.'],
  ['pushy', 'Küldj magadról képet'],
  ['pushy', 'Úgy látom, már nem érdekellek. Sebaj.'],
  ['pushy', 'Kóstold meg, nálam mindig van hely az ágyban is'],
  ['cliche', 'Aki negyedszer olvas egy könyvet, annak szüksége van egy férfira.'],
])('Hungarian that presses or demeans is rejected as %s: %s', (reason, text) => {
  expect(createValidator()(text)).toBe(reason);
});

test.each([
  'Nálam is leesett a hó, nálatok?',
  'Gyere át a túloldalra, ott süt a nap.',
  'Ott várlak a padnál, ha neked is jó.',
])('Hungarian that is no invitation home is shown: %s', (text) => {
  expect(createValidator()(text)).toMatchObject({ text });
});
