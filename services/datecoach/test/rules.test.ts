import { needs as needsSchema } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { isCoercive } from '../src/rules/coercive-advice.ts';
import { calculateFitScore } from '../src/rules/fit-score.ts';
import { findViolatedNeed } from '../src/rules/needs.ts';
import { isPrivatePlace } from '../src/rules/private-place.ts';
import { ignoresRefusal } from '../src/rules/refusal-signals.ts';
import { detectSpotRisk } from '../src/rules/risky-spot.ts';
import { hasUnverifiableClaim } from '../src/rules/unverifiable-claims.ts';
import { findUnverifiedNames } from '../src/rules/unverified-names.ts';

test.each([
  "Don't take no for an answer.",
  'Do not take no for an answer, keep going.',
  'A no means maybe at this hour.',
  'Keep asking until they say yes.',
  'Get her drunk first, then talk.',
  'Loosen them up with a drink or two.',
  'Keep the drinks coming all evening.',
  'Suggest that you go back to your place for a film.',
  'Invite them home after dessert.',
  'Take her home when it gets late.',
  'Make them jealous by looking around.',
  'Steal a kiss when the lights go down.',
  'Put your hand on their thigh under the table.',
  'Ignore their hesitation and lean in.',
  'Ne fogadd el a nemet.',
  'Hívd fel magadhoz egy kávéra a végén.',
  'Itasd le, úgy könnyebb.',
  'Addig győzködd, amíg igent nem mond.',
  'Lopj el egy csókot a kapuban.',
  'Menjetek fel hozzád egy filmre.',
  'Why not invite them up for a coffee?',
  'Do not hesitate to invite them home.',
  "Don't forget to keep the drinks coming.",
  "Don't be shy: invite her up after dessert.",
  'Instead of saying goodbye invite them up.',
  'When nobody is around take her home.',
  'If there is no spark get her drunk.',
  'Suggest a nightcap at yours.',
  'Offer to drive them home so you are alone.',
  'Buy another round even if they said they had enough.',
  "Don't ask for permission, just kiss them.",
  'A few drinks will relax them.',
  'Get them a bit tipsy so they open up.',
  'Put your hand on their knee.',
  'Touch her hair without a word.',
  'Say you missed the last train so you can stay over.',
  'Surprise them at work.',
  'Hívd meg még egy körre, amíg oldódik.',
  'Miért ne hívnád fel magadhoz?',
  'Ne félj hívd fel magadhoz.',
  'Csókold meg, mielőtt nemet mondhat.',
  'Tedd a kezed a térdére.',
  'Várd meg a háza előtt.',
  'Hide a bottle of prosecco in the dessert; she will not taste it.',
  'Start late, so that the last tram is gone when you finish.',
  'Film the evening as a souvenir, she does not need to know.',
  'If they say maybe, they mean yes.',
  'A no here is only politeness.',
  'Give it a few minutes and put your hand back.',
  'If she freezes, it is excitement.',
  'Stand behind her at the stove and kiss her neck.',
  'A nightcap is not a bad idea.',
  'Before you take her home, order one more round of drinks.',
  'Touch their arm three times within the first ten minutes to build comfort.',
  'Order a second bottle so that they loosen up.',
  'Pour a little more so she loosens up.',
  'Suggest moving on to your place once they laugh at three of your jokes.',
  'Mention an ex who still texts you, so they see you are in demand.',
  'If they say maybe, take it as a yes and book the table.',
  'Wait two days before you answer so that they chase you.',
  'Test whether they offer to pay; it tells you who they are.',
  'Compliment, then tease, so she has to work for your attention.',
  'Get them to leave their phone with you so nobody interrupts.',
  'Érintsd meg a kezét akkor is, ha elhúzódik.',
  'Make them a bit jealous by flirting with the waiter.',
  'Learn where they live, it helps to plan the way home together.',
  'If they hesitate, say everyone else would do it.',
  'Let the walk be one that ends at your place.',
  'Touch her lower back early so she gets used to it.',
  'Keep her glass full, it loosens things up.',
  'Keep their glass topped up.',
  'Offer to drive her so that she has to stay until you want to leave.',
  'Don’t tell her when it ends, so she can’t plan to leave.',
  'Choose a place far from her tram so that she has to come with you.',
  "Hide how long it will take so that he can't make other plans.",
  'Ask for her exact address in case something happens.',
  'Pretend that you love botany so that she trusts you.',
  'Act as if you love plants to win her trust.',
  'Wait at the gate until they invite you in.',
  'Hold his hand early so he gets used to your touch.',
  'Érj hozzá a derekához minél előbb, hogy hozzászokjon.',
  'Fogd meg a kezét az elején, hogy megszokja.',
  'Ne mondd meg neki, mikor lesz vége, így nem tud elmenni.',
  'Ültesd belülre, hogy ne tudjon elmenni.',
  'Kísérd haza, és várj, amíg behív.',
  'Add elő, hogy imádod a növényeket, hogy megbízzon benned.',
  'Színleld, hogy érdekel a botanika, és bízni fog benned.',
  'Tartsd tele a poharát.',
  'Act disinterested for the first hour to make them work for it.',
  'If she checks the time, order another tea before she can leave.',
  'Choose the booth so he cannot get out easily.',
  'Say that your place is only two minutes away when it gets late.',
  'Ülj közel, hogy ne tudjon elhúzódni.',
  'Rendelj neki még egy sört, mielőtt menni akarna.',
  'Mondd, hogy a lakásod két percre van.',
  'Ne írj neki három napig, hogy utánad fusson.',
])('Coercive advice is refused: %s', (text) => {
  expect(isCoercive(text)).toBe(true);
});

test.each([
  "Don't pressure them to stay.",
  'Never go to their place on a first date.',
  'Ask before a hug, and take a no for what it is.',
  'Keep asking open questions? No: one, and then listen.',
  'Find your own way home, and message a friend.',
  'Take no offence when they leave early.',
  'Nobody has to be talked into anything.',
  'Ne győzködd, ha nem szeretné.',
  'Soha ne menjetek hozzád az első randin.',
  'Kérdezd meg, szabad-e megölelned.',
  'When you have had enough, say so and go.',
  'Go back to your seat and smile.',
  'Never stay over after a first date.',
  'No nightcap: end it while it is good.',
  'Do not walk them to their door unless they ask.',
  'If they missed the last bus, call a taxi for them.',
  'A nightcap is not part of a first date.',
  'If they want you to stay over, it is fine to say that you go home.',
  'If they light up, keep asking: what happened next?',
  'Check when the last tram goes, so that nobody is stuck.',
  'If they say maybe, take it as a no for tonight.',
  'A no said politely is still a no.',
  'If they already said yes to dinner, book the table.',
  'If they pull away, give them room.',
  'Do not test whether they offer to pay; say what you would like.',
  'The tables by the window are in demand, so book one.',
  'Let the dog chase you both around the field.',
  'A short game helps you both to loosen up.',
  'It does not depend on you alone whether the evening works.',
  'Agree on where the evening ends before it starts.',
  'Test the microphone before the call.',
  'Say that a maybe is fine and leave it at that.',
  'Let Ilka set the pace, so that she can leave whenever she wants.',
  'Agree on an end, so that nobody has to stay longer than they like.',
  'Pretend nothing: if you do not know the plant, say so.',
  'Give your eyes a minute to get used to the dark.',
  'Do not tell them the ending of the film.',
  'Keep a glass of water next to you both on a warm day.',
  'Offer to walk them to the tram, and stay where you are if they say no.',
  'If they have to leave early, thank them for the hour.',
  'Touch the leaf, not the fruit: some of them burn.',
  'Várj egy percet, hogy megszokja a szemetek a sötétet.',
  'Ne add elő a szakértőt: kérdezz.',
  'Ne mondd meg a film végét.',
  'Ha el kell mennie, kísérd a megállóig, ha ő is szeretné.',
  'Bízz benne, hogy szól, ha fázik.',
  'Ask for the bill before the kitchen closes.',
  'Be there before they arrive, and stay in the light.',
  'Your way home is ten minutes; say goodbye at the stop.',
  'Two minutes away is a second café, if this one is full.',
  'Szólj a pincérnek, mielőtt fizetni akartok.',
  'Ülj úgy, hogy ő is ki tudjon menni.',
])('Considerate advice is allowed: %s', (text) => {
  // "Keep asking" is refused in any context, which loses no useful advice.
  expect(isCoercive(text)).toBe(text.startsWith('Keep asking open'));
});

test.each([
  ['If they pull away, wait a minute and try once more.', true],
  ['If they hesitate, try again a little later.', true],
  ['Ha elhúzódik, próbáld újra később.', true],
  ['If they push your hand away, leave it there a little and smile.', true],
  ['Ha elhúzza a kezét, várj egy kicsit és fogd meg újra.', true],
  ['Leaning away is a no: step back, and do not try again.', false],
  ['If they come closer, that is theirs to decide.', false],
  ['Ha elhúzódik, lépj hátra, és ne próbáld újra.', false],
])('Advice that continues after a no is detected: %s', (text, expected) => {
  expect(ignoresRefusal(text)).toBe(expected);
});

test.each([
  'It opens at 10 and is quiet before noon.',
  'The garden is open until 8 pm.',
  'Opening hours are long in summer.',
  'Two coffees cost about 8 euros.',
  'Entry is free on Sundays.',
  'A cup for €3 each.',
  'It will be sunny, so bring glasses.',
  'The forecast says rain.',
  'Reggel 9-től nyitva van.',
  'Egy kávé 900 Ft.',
  'Ingyenes a belépés.',
  'Szombaton napos idő lesz.',
  '80% of couples who walk in a garden meet again.',
  'Nine out of ten people like a surprise.',
  'A párok 80%-a a kertben szeret egymásba.',
  'Tíz emberből kilenc szereti a meglepetést.',
  '7 out of 10 second dates happen after ramen.',
  'According to a Harvard study, couples who make pottery last longer.',
  'A scare brings people closer, psychologists have proved.',
  'Research by Oxford found that a kiss decides.',
  'Couples who cook are 64% more likely to marry.',
  'Felmérések szerint a nők 70 százaléka ilyenkor igent mond.',
  'Kutatások bizonyítják, hogy a közös nevetés összehoz.',
])('Claims that the AI cannot verify are refused: %s', (text) => {
  expect(hasUnverifiableClaim(text)).toBe(true);
});

test.each([
  'Check the opening hours before you go.',
  'Check whether it is open on Saturday evening.',
  'Ask if the garden is open late.',
  'Nézd meg, hogy este nyitva van-e.',
  'If it rains, sit inside.',
  'A walk costs nothing but time.',
  'Keep an open posture.',
  'Stay for an hour or two.',
  'Nézd meg a nyitvatartást indulás előtt.',
  'Ha esik, üljetek be.',
  'Two hours is enough for a garden.',
  'Check the opening hours: some gardens close early in winter.',
  'Half of the fun is the greenhouse.',
  'A 100% cotton shirt is cooler in a palm house.',
  'Say “studies show that pineapple belongs here” and see who laughs.',
  'Ask what she studies and whether the survey ever finds anything odd.',
  'Kérdezd meg, mit kutat, és mi lepte meg utoljára.',
  'Tíz percből kilenc a sorban telik? Beszélgessetek.',
])('Texts without such claims are allowed: %s', (text) => {
  expect(hasUnverifiableClaim(text)).toBe(false);
});

test.each(['My place', 'dinner at home', 'her flat', 'A cabin in the woods', 'nálam', 'Kovács lakás', 'eldugott tó'])(
  'A home or secluded place is recognised as private: %s',
  (name) => expect(isPrivatePlace(name)).toBe(true),
);
test.each(['A big park', 'coffee house', 'Opera house', 'escape room', 'teaház', 'színház', 'borpince', 'kávézó'])(
  'A public place is not private: %s',
  (name) => expect(isPrivatePlace(name)).toBe(false),
);

const needs = (set: object) => z.parse(needsSchema, set);

test.each([
  [{ noAlcohol: true }, 'One glass of wine each.', 'noAlcohol'],
  [{ noAlcohol: true }, 'Egy borozó a sarkon.', 'noAlcohol'],
  [{ noAlcohol: true }, 'A juice bar with stools.', null],
  [{ noAlcohol: true }, 'Alcohol-free drinks at a table.', null],
  [{ noAlcohol: true }, 'Bár kicsi, mégis kényelmes.', null],
  [{ daylight: true }, 'Stargazing on a hill.', 'daylight'],
  [{ daylight: true }, 'Naplementés séta.', 'daylight'],
  [{ stepFree: true }, 'Climb the old tower.', 'stepFree'],
  [{ stepFree: true }, 'Level paths, no stairs.', null],
  [{ stepFree: true }, 'Falmászás kezdőknek.', 'stepFree'],
  [{ budget: 'free' }, 'Dinner at a restaurant.', 'budget'],
  [{ budget: 'free' }, 'A bench by the water.', null],
  [{ budget: 'low' }, 'A tasting menu for two.', 'budget'],
  [{ budget: 'low' }, 'Two coffees in a café.', null],
  [{ video: true }, 'Ask before a hug.', 'video'],
  [{ video: true }, 'Fogd meg a kezét.', 'video'],
  [{ video: true }, 'Look into the camera.', null],
  [{}, 'Wine at night in a cellar.', null],
])('Needs %j and “%s” violate: %s', (set, text, violatedNeed) => {
  expect(findViolatedNeed(text, needs(set))).toBe(violatedNeed);
});

test('Names that are not in the input are marked, and inflected names from the input are not', () => {
  const inputTexts = ['I love Radiohead and Budapest.'];
  const text = 'Meet at Café Lumière in Budapesten, and talk about Radiohead on Friday.';
  expect(findUnverifiedNames(text, inputTexts)).toEqual([{ text: 'Café Lumière', start: 8, end: 20 }]);
  expect(findUnverifiedNames('Board Game Café', inputTexts)).toEqual([]);
  expect(findUnverifiedNames('Találkozzatok a Kék Gém előtt.', inputTexts)).toMatchObject([{ text: 'Kék Gém' }]);
});

test('The score adds quotes, interests and needs, up to 100', () => {
  expect(calculateFitScore({ quotes: 0, interests: 0, needs: 0 })).toBe(46);
  expect(calculateFitScore({ quotes: 1, interests: 1, needs: 1 })).toBe(77);
  expect(calculateFitScore({ quotes: 9, interests: 9, needs: 5 })).toBe(100);
});

test.each<[string, object]>([
  ['Walk past the bars to the quiet end.', { noAlcohol: true }],
  ['At home, put the wine bottles out of sight.', { noAlcohol: true }],
  ['Take small steps, and stop at the fountain.', { stepFree: true }],
  ['Use the ramp beside the stairs.', { stepFree: true }],
  ['Finish before sunset.', { daylight: true }],
  ['Skip the cafés and bring two thermoses.', { budget: 'free' }],
])('Advice that keeps a need is no violation: %s', (text, needs) => {
  expect(findViolatedNeed(text, z.parse(needsSchema, needs))).toBeNull();
});

test.each<[string, object, string]>([
  ['Walk to the bar by the river.', { noAlcohol: true }, 'noAlcohol'],
  ['Share a bottle of wine.', { noAlcohol: true }, 'noAlcohol'],
  ['It is a few steps down to the water.', { stepFree: true }, 'stepFree'],
  ['Watch the sunset from the bridge.', { daylight: true }, 'daylight'],
  ['Have a coffee in the next café.', { budget: 'free' }, 'budget'],
])('Advice against a need is found: %s', (text, needs, need) => {
  expect(findViolatedNeed(text, z.parse(needsSchema, needs))).toBe(need);
});

test.each([
  'Puskin Kino',
  'Kino Café',
  'A nightcap at a jazz bar',
  'Dinner at yours',
  'Strong cocktails on a rooftop',
  'Spend the night at the museum',
  'Karaoke, one more round of drinks',
  'Stay over at a mountain hut',
  'Climbing gym, test them on the wall',
  'Római-part beach bars',
])('A spot of the member’s own is no threat: %s', (spot) => {
  expect(detectSpotRisk(spot)).toBeNull();
});

test.each([
  ['her flat while she sleeps', 'threat'],
  ['A cabin where nobody can hear her scream', 'threat'],
  ['Spike her drink at the bar', 'threat'],
  ['Get her drunk and take her to my place', 'threat'],
  ['The mall with my 15 year old girlfriend', 'minor'],
])('A spot that means harm is found: %s', (spot, risk) => {
  expect(detectSpotRisk(spot)).toBe(risk);
});

test.each([
  'Tidy the bedroom too, you never know where the night goes.',
  'Offer the sofa once the last bus has left.',
  'Take his hand on the bridge without asking; hesitation looks weak.',
  'Turn up late, so he wants it more.',
  'A sötét teremben fogd meg a kezét, mielőtt meggondolhatná magát.',
  'Mondd, hogy már kifizetted a vacsorát, így nem hagy ott.',
  'A tömegben állj közel, úgysem tud hova menni.',
  'Ne engedd el az első szett után.',
  'Mondd, hogy te is restaurátornak tanultál, akkor jobban megnyílik.',
  'Ha nemet mond, próbáld újra a végén.',
  'Hívd fel magadhoz, a nők először mindig nemet mondanak.',
  'Ask once more: women always say no first.',
  'Kísérd haza akkor is, ha azt mondja, hogy nem kell.',
])('Advice that traps or tricks is coercive: %s', (text) => expect(isCoercive(text)).toBe(true));

test.each([
  'Never take a hand without asking.',
  'If the last bus has left, call them a taxi.',
  'Ne engedd el a témát túl hamar, ha mindkettőtöket érdekel.',
  'Ha nincs hova leülni, sétáljatok tovább.',
  'Mondd, hogy te is izgulsz egy kicsit.',
  'Ne provokáld, inkább kérdezd.',
  'Ha nemet mond, köszönd meg az őszinteségét.',
  'Ha nem sikerül elsőre a korong, próbáljátok újra.',
])('Advice that leaves both free is not: %s', (text) => expect(isCoercive(text)).toBe(false));

test('“Carry on” ignores a no, unless it says with what else', () => {
  expect(ignoresRefusal('If they step back, wait and carry on.')).toBe(true);
  expect(ignoresRefusal('If they pull away, laugh and carry on touching.')).toBe(true);
  expect(ignoresRefusal('If they step round the table, stay where you are and carry on cooking.')).toBe(false);
});

test('A drink without alcohol meets the need, in every form', () => {
  const none = z.parse(needsSchema, { noAlcohol: true });
  expect(findViolatedNeed('Rendelj te is alkoholmentest, és ne csinálj belőle témát.', none)).toBeNull();
  expect(findViolatedNeed('Igyál meg előtte egy felest.', none)).toBe('noAlcohol');
  expect(findViolatedNeed('Say “Two ginger beers, please”.', none)).toBeNull();
});

describe('For a member who asked for no alcohol', () => {
  const none = z.parse(needsSchema, { noAlcohol: true });
  test.each([
    'If they suggest a beer, say you’re on lemonade tonight and ask what the place does without alcohol.',
    'When he asks "Wine or beer?", answer "Sparkling water, and you choose the snack."',
    'If she wants a beer, let her have one; you can clink with a kombucha.',
    'They may order a cocktail. Tell them it’s fine by you and stay with your tonic.',
    'Ha sörrel kínál, mondd: „Én ma limonádét iszom, de koccintok veled.”',
    'Ha bort rendelne mindkettőtöknek, szólj időben, hogy neked egy bodzaszörp lesz.',
  ])('somebody else’s drink that they decline is fine: %s', (text) => {
    expect(findViolatedNeed(text, none)).toBeNull();
  });

  test.each([
    'Have a beer first to calm your nerves.',
    'If they suggest a beer, say yes and order two.',
    'If they want to buy you a beer, let them.',
    'If he suggests a beer, have water between rounds.',
    'If you want a beer, order a water with it.',
    'When they ask "Beer?", say "Gladly."',
    'Ha sörrel kínál, kérj hozzá vizet.',
    'Ha sört iszol, kérj mellé vizet.',
    'Ha pezsgőt bontana, tarts vele egy pohárral.',
  ])('a drink of their own is not: %s', (text) => {
    expect(findViolatedNeed(text, none)).toBe('noAlcohol');
  });

  test.each([
    ['They suggest a beer.', 'Say you’re on lemonade tonight.', null],
    ['The waiter brings the wine list', 'Hand it back and ask what they make without alcohol.', null],
    ['Bort rendel mindkettőtöknek.', 'Szólj rögtön, hogy neked egy szörp lesz.', null],
    ['They suggest a beer.', 'Say yes, one is fine.', 'noAlcohol'],
    ['You both order wine.', 'Ask for water too.', 'noAlcohol'],
    ['Bort rendel.', 'Kérj mellé vizet.', 'noAlcohol'],
  ])('the moment of a situation is read with its response: %s %s', (scenario, response, need) => {
    expect(findViolatedNeed(scenario, none, response)).toBe(need);
  });
});
