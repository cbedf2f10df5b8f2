import { scoreBio } from '../src/scoring/score-bio.ts';
import { scoreText } from '../src/scoring/score-text.ts';

const found = (text: string, rule: string): string[] =>
  scoreBio(text)
    .parts.flatMap(({ findings }) => findings)
    .filter((finding) => finding.rule === rule)
    .map(({ start, end }) => text.slice(start, end));

test.each(['', '   \n\t ', '🎉🎉🎉', '...?!', '#'])('%j says nothing and scores 0', (text) => {
  const { score, language, parts } = scoreBio(text);
  expect({ score, language, findings: parts.flatMap(({ findings }) => findings) }).toEqual({
    score: 0,
    language: 'en',
    findings: [],
  });
});

test.each([
  ['en', 'J’adore le café et les croissants.'],
  ['en', 'Me gusta bailar y cocinar es mi vida.'],
  ['en', 'My gulyás is better than my Hungarian.'],
  ['hu', 'Szeretek fozni es sokat olvasok'],
  ['hu', 'Love you, New York, de én azért Pécsen élek.'],
  ['hu', 'Őszi séták.'],
  ['hu', 'Budapesti tanár, két macska gazdája. Futás, kávé, bakelit.'],
  ['hu', 'Tanár, kutyás, kávés. Hegyek, tavak, társasok.'],
  ['hu', 'Keresem a legjobb lángost a városban.'],
  ['en', 'Café crawls, salsa, long runs.'],
  ['hu', 'dunakanyar, kenu, satrazas, szunyogok. gyere te is'],
  ['hu', 'csellozom, sutok, sokat nevetek magamon'],
  ['hu', 'Kajakozás, túrázás, palacsintasütés.'],
  ['en', 'kayaks, gulash, espresso, hiking. bring snacks'],
  ['hu', 'imadok fozni, foleg a nagymamam receptjeit'],
  ['hu', 'szamitogepes jatekok, sorozatok, pizza'],
])('%s: %s', (language, text) => expect(scoreBio(text).language).toBe(language));

test.each([
  'ket ev tavmunka utan ujra iroda, ujra emberek, ujra cipok 😅 szeretem a szinhazat es a jo leveseket',
  'a hetvegi hokin mindenkit a palankhoz preselek, otthon viszont a macska is legyoz. gyilkos humor, szelid sziv.',
  'foci kedden, fozes szerdan, a tobbi alku kerdese',
])('Hungarian without accents gets a score: %s', (text) => {
  expect(scoreText(text)).toMatchObject({ score: { language: 'hu' } });
});

test.each(['dog dad. taco tuesday. no drama', 'nurse, plants, long walks, bad puns', 'wanna grab pierogi n a beer'])(
  'English in few words gets a score: %s',
  (text) => {
    expect(scoreText(text)).toMatchObject({ score: { language: 'en' } });
  },
);

test.each([
  'gosto de viajar e de cozinhar procuro alguem com humor e calma',
  'volim more, planine, kavu i dobre knjige uz caj',
  'imi place sa calatoresc si sa gatesc caut pe cineva cu umor',
  'rad cestujem a varim hladam niekoho so zmyslom pre humor',
  'es un placer conocerte, me encanta bailar',
  'asdf qwer zxcv hjkl uiop bnm trew lkjh',
])('Another language without accents gets no score: %s', (text) => {
  expect(scoreText(text)).toEqual({ why: expect.stringMatching(/^no_score_/) });
});

test.each([
  ['languageConfusion', 'Your not my type if its a Monday.', ['Your not', 'its a']],
  ['languageConfusion', 'Egyenlőre csak nézelődök, és nem sietek.', ['Egyenlőre']],
  ['languageDoubledWord', 'I like the the sea, and it was very very cold.', ['the']],
  ['languageDoubledWord', 'Nagyon nagyon szeretem a a tengert.', ['a']],
  ['languageSpacing', 'I cook , I bake.Then I eat,too.', [' ,', '.', ',']],
  ['languageSpacing', 'It costs 3,50 at 9.30, e.g. on datewright.example.', []],
  ['languageMarks', 'Well.. what now?? Wait... no,, yes', ['..', '??', ',,']],
  ['languageCapital', 'hello there. Fine. 3 cats live here.\nand a dog', ['hello', 'and']],
  ['languageLowerI', 'When i cook I sing, and i’m loud.', ['i', 'i’m']],
  ['languageTexting', 'R&B and U2 are fine, but can u hear it?', ['u']],
  ['concreteName', 'I moved from Buenos Aires to Hull and met Anna.', ['Buenos Aires', 'Hull', 'Anna']],
  ['concreteName', 'Just A Small Town Girl With Dreams', []],
  ['concreteName', 'On Monday I watch Netflix in May.', []],
  ['concreteNumber', '28\n182 cm', []],
  ['concreteNumber', 'My 3 cats give 100% and I have two chairs.', ['3', 'two']],
  ['concreteThing', 'Do you own a guitar? Looking for someone with a dog.', []],
  // A Hungarian word with all its forms and without its prefix is as frequent as it is; a compound of known words is
  // rare.
  ['concreteThing', 'Lencselevest ettünk, meglátjuk, elhozza-e a macskákat.', ['Lencselevest']],
  // A word that only the rare list has, and a verb made from a known one.
  ['concreteThing', 'Van egy tacskóm itthon.', ['tacskóm']],
  ['concreteThing', 'Este itthon csellózom nektek.', ['csellózom']],
  ['concreteThing', 'Szeretek vitorlázni, gitározni és hegedülni nektek.', []],
  ['concreteThing', 'Szoktam kaktuszokat takarítani meg szörfözni.', ['kaktuszokat']],
  ['concreteThing', 'Vasárnap bikini nélkül nem megyek sehova.', ['bikini']],
  ['originalityOwn', 'Este itthon társasozom veled.', ['Este itthon társasozom veled.']],
  // Second-person forms, superlatives and pronouns are not specific words.
  ['concreteThing', 'Mindkettőben én vagyok a legviccesebb, ő pedig húzzon oda.', []],
  ['concreteThing', 'Hobbies: tubas, llamas, kazoos.', ['tubas']],
  ['concreteThing', 'Living #blessed with #llamas in a hut.', []],
  ['concreteThing', 'Which llama would you feed with marmalade?', []],
  ['concreteGeneric', 'I like hiking, coffee and my partner in crime.', ['hiking', 'coffee']],
  ['concreteGeneric', 'I sing Dancing Queen and like hiking.', ['hiking']],
  ['concreteGeneric', 'Looking for someone kind.', ['kind']],
  [
    'originalityOwn',
    'I fixed it after work. Tea, buns, tubas, llamas. It is nice out here.',
    ['I fixed it after work.'],
  ],
  ['originalityOwn', 'Este sütök neked. Szép napok ezek most.', ['Este sütök neked.']],
  ['positivityDemand', 'Please dont bother me.', ['dont bother']],
  ['originalityCliche', 'She is my partner in teh crime.', ['partner in teh crime']],
  ['concreteTrait', 'It is a kind of soup, to be honest. I am kind.', ['kind']],
  ['positivityDemand', 'I must have been late. You must be tall.', ['You must be']],
  ['hookChoice', 'Te miben vagy jó? Kávé vagy tea?', ['Kávé vagy tea?']],
  ['hookChoice', 'Jazz or punk? This or that.', ['Jazz or punk?']],
  ['toneShouting', 'I LOVE working at NASA.', ['LOVE']],
])('%s in “%s” is %j', (rule, text, spots) => expect(found(text, rule)).toEqual(spots));

test.each([
  'What is on your reading list this winter?',
  'Bring your A game to pub quiz night.',
  'Tell me your really bad jokes and I will laugh anyway.',
  "If you're type A about packing, we will get along.",
  'I would of course share my fries with you.',
  'I fell for this town and its really good coffee.',
  'I ran more then, now I bake.',
  'Last year I got engaged to a sandwich in Bora Bora.',
  'I once saw Duran Duran from row ninety.',
  'Az az ember vagyok, aki mindig elkésik a vonatról.',
  'Az az igazság, hogy a nagymamám jobban főz nálam.',
  'Budapesten, a 13. kerületben lakom a kutyámmal.',
  'A 4-es villamoson olvasok, az 5-ös buszon alszom.',
  'A 2. emeleten nevelek paradicsomot, és szeretem.',
  'I love tea... and biscuits… or cake.',
  'I am up at 6 a.m. and baking before the birds.',
  'My nan says "absolutely not!" to most of my ideas.',
  "I've a Ph.D. in moss, ferns etc. and no garden.",
  'Things I love:\n- coffee\n- my dog\n• rain on the tent',
])('no error of language is in “%s”', (text) => {
  const findings = scoreBio(text).parts.flatMap(({ part, findings: some }) => (part === 'language' ? some : []));
  expect(findings.map(({ rule }) => rule)).toEqual(['languageBase']);
});

test.each([
  ['languageConfusion', 'If your going to Leeds, your looking for me.', ['If your going', 'your looking for']],
  ['languageConfusion', 'I could of been better then you.', ['could of', 'better then you']],
  ['languageTexting', 'I run 2 relax, I have 2 cats and bring 4 bikes.', ['2']],
  ['languageCapital', 'I was 30. Then 40. the end. Dr. Who, No. 10.', []],
  ['languageCapital', 'I said no. then yes.', ['then']],
])('%s in “%s” is %j', (rule, text, spots) => expect(found(text, rule)).toEqual(spots));

const negatives = ['positivityDemand', 'positivityExclusion', 'positivityComplaint'];

test.each([
  'I have a job at the zoo, feeding the otters, so no kids.',
  "My socks don't match, I don't even own a television and I don't waste food.",
  'I drink at least 6 coffees before lunch.',
  'I live on a quiet block and block print tea towels.',
  'My mum was a real woman of the stage, you must know the type.',
  'My flatmate hates my trombone, my cat hates everybody.',
  'My must-have for a long train is a must-see film.',
  "I won't answer before my first coffee.",
  "I'm over 6ft, so I reach the top shelf for strangers.",
  'No kids, one dog, three bicycles.',
  'No drama school could have prepared me for teaching toddlers.',
  'I never get tired of the sea and never had enough sleep.',
  "Once I'm done with work I go straight to the river.",
  'I have written two guides for Lonely Planet, and I love stupid puns.',
  'Ha nem tudsz főzni, az se baj, én főzök.',
  'Nálunk a vasárnapi húsleves kötelező.',
  'Dohányos nem vagyok, a pálinkát viszont megkóstolom.',
  'Nem bírom a koriandert, és nem érdekel a foci.',
  'Sosem unom a Balatont, pedig minden nyáron ott vagyok.',
  'Szeretem a hülye vicceket és a régi filmeket.',
  'Társasban úgysem versz meg, de próbáld meg!',
])('nothing unfriendly is in “%s”', (text) => {
  expect(negatives.flatMap((rule) => found(text, rule))).toEqual([]);
});

test.each([
  ['positivityDemand', 'Have a job. Dont expect a reply. Over 6ft only.', ['Have a job', 'Dont expect', 'Over 6ft']],
  ['positivityDemand', "I won't reply to hey, and I block people who whine.", ["won't reply to", 'block people']],
  ['positivityExclusion', "I don't want drama, and no kids please.", ["don't want drama", 'no kids please']],
  ['positivityComplaint', 'So done with this app and stupid games.', ['done with this', 'stupid games']],
  [
    'positivityDemand',
    'Fénykép kötelező, 180 alatt ne írj, nem válaszolok, ha nincs.',
    ['Fénykép kötelező', '180 alatt ne', 'nem válaszolok, ha'],
  ],
  [
    'positivityExclusion',
    'Nem érdekel egyéjszakás kaland, dohányos ne írjon.',
    ['Nem érdekel egyéjszakás', 'dohányos ne'],
  ],
  ['positivityComplaint', 'Unom a hülye embereket, úgysem ír senki.', ['Unom a', 'hülye embereket', 'úgysem ír']],
])('%s in “%s” is %j', (rule, text, spots) => expect(found(text, rule)).toEqual(spots));

test.each([
  ['all', 'My ideal Sunday: pancakes, a long bike ride and a film.'],
  ['all', 'I have always wanted to learn the drums.'],
  ['all', "I'm a guy who cooks goulash for the whole street."],
  ['all', "I'm always looking for a better ramen place."],
  ['all', 'Van egy kutyám, aki minden reggel ellopja a zoknimat.'],
  ['all', 'Két gyerek apukája vagyok, aki vasárnap palacsintát süt.'],
  ['all', 'Az az ember vagyok, aki mindig elkésik a vonatról.'],
  ['all', 'Ideális vasárnapom: piac, kávé, könyv, és este társas.'],
  ['all', 'Keresem a legjobb lángost a városban.'],
  ['all', 'Olyan növényt nevelek, aminek neve is van.'],
  ['half', 'I bake bread and teach chess in Leeds. Mountains or sea?'],
  ['half', 'Vonattal járok a Mátrába. Melyik állomáson innál meg velem egy kávét?'],
  ['half', 'I no longer eat my birthday cake alone. Bring candles.'],
  ['none', 'I’m looking for a man who cooks.'],
  ['none', 'Ideal partner: someone with a bike.'],
  ['none', 'Olyan nőt keresek, aki tud nevetni.'],
  ['none', 'Aki szeret táncolni, jelentkezzen.'],
  ['none', 'Keresem a tökéletes társat.'],
])('%s of it is about the writer: %s', (share, text) => {
  const rules = ['balanceOnlySelf', 'balanceOnlySought'].filter((rule) =>
    scoreBio(text).parts.some(({ findings }) => findings.some((one) => one.rule === rule)),
  );
  expect(rules).toEqual({ all: ['balanceOnlySelf'], half: [], none: ['balanceOnlySought'] }[share]);
});

test.each([
  "I've driven across Norway to an independent bookshop with my sweet tooth.",
  'I take creative writing classes near an active volcano.',
  'Looking for a kind woman with a funny laugh.',
  'Nyitott konyhám van, és kreatív írást tanítok.',
  'Szívesen megismerkednék egy kedves, intelligens lánnyal.',
])('no trait of the writer is in “%s”', (text) => expect(found(text, 'concreteTrait')).toEqual([]));

test.each([
  ['originalityCliche', 'My niece makes me laugh over the best version of my grandmother’s lasagne.', []],
  ['originalityCliche', 'Live, laugh, love. Someone who makes me laugh.', ['Live, laugh, love', 'who makes me laugh']],
  ['languageMisspelling', 'A kertemben meggyek és barackok teremnek.', []],
  ['positivityWarmth', 'Nem szeretem a rohanást. I don’t enjoy it.', []],
  ['toneShouting', 'NICU nurse at UNICEF.', []],
])('%s in “%s” is %j', (rule, text, spots) => expect(found(text, rule)).toEqual(spots));

test('six clichés earn no points for length', () => {
  const { score } = scoreBio(
    'Looking for someone to laugh with, my partner in crime. Live life to the fullest, good vibes only. Hopeless romantic, fluent in sarcasm. Work hard, play hard.',
  );
  expect(score).toBeLessThan(50);
});

test.each([
  ['one letter', 'a'.repeat(10_000)],
  ['marks', `${'?!'.repeat(5_000)}x`],
  ['quotes after marks', `.${'"'.repeat(9_999)}x`],
  ['spaces', `a${' '.repeat(9_998)}b`],
  ['apostrophes', "a'".repeat(5_000)],
  ['halves of a confusion', `${'your its could '.repeat(300)}${'of a an '.repeat(300)}`],
  ['joined emoji', '👩‍'.repeat(3_000)],
  ['line breaks', '\n'.repeat(10_000)],
  ['beginnings of clichés', 'live every day like '.repeat(500)],
  ['right to left', 'مرحبا؟ '.repeat(1_400)],
])('10,000 characters of %s are scored', (_what, text) => {
  const { score } = scoreBio(text);
  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThanOrEqual(100);
});
