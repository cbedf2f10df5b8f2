import { findUnsupportedFacts } from '../src/fact-check/find-unsupported-facts.ts';

const marked = (given: string, text: string) => findUnsupportedFacts(text, [given]).map((fact) => fact.text);

test.each([
  ['I work as a nurse in Leeds, 31, with a dog', 'Nursing in Leeds keeps me honest. My dog keeps me fit, even at 31.'],
  ['Paramedic, trail running', 'A paramedic who runs up hills to calm down. Will you wait at the top?'],
  ['I teach history at a school', 'I am a history teacher, so yes, I will correct the plaque in the museum.'],
  ['board games, live music', 'I cook up trouble and strategy. Poetry in motion when I lose.'],
  ['weekend trips, pizza', "I'm a terrible planner and fishing for compliments about my packing."],
  ['bake bread and hike', 'The oven is my happy place, the hills my gym. I’m a firm believer in second breakfasts.'],
  ['play the cello, tea', 'Cello in the evening, tea at any hour. I play the cello badly but with love.'],
  ['mum of two, gardening', 'Two kids, one garden, no spare socks. Mum of the loudest picnic in the park.'],
  [
    'married once, divorced, from Cork',
    'Divorced, from Cork, and better at dancing around puddles than at small talk.',
  ],
  ['postcards that strangers wrote', 'I think about the writer of my favourite postcard a lot.'],
  ['DJ on weekends', 'Part-time DJ, full-time sleeper. Ask me for one song.'],
  ['coffee, kind people', "I'm a morning person, a hugger and a big fan of long queues with good coffee."],
  ['from Brooklyn, welder', 'Brooklyn is my home. I weld by day and burn toast by night.'],
  ['I keep bees and sell honey', 'Bees by the hundred, honey by the jar. Come and read between the hives.'],
  ['vegan, loves cooking', 'Vegan, and my kitchen smells better than you expect. Shall I cook for you?'],
  ['my brother Tom, climbing', 'My brother Tom holds the rope and I do the climbing. Are you climbing the walls yet?'],
])('English: given “%s”, “%s” invents nothing', (given, text) => expect(marked(given, text)).toEqual([]));

test.each([
  ['mentős vagyok Szegeden, futás', 'Mentősként rohanok egész nap, este meg futok Szegeden egy kört.'],
  ['informatikus, társasjáték', 'Nappal informatikus vagyok, este társasban verhetetlen.'],
  ['kertész, két macska', 'Kertészként a rózsákkal beszélgetek, otthon két macska válaszol.'],
  ['krimik, kerámia', 'Este krimit olvasok, és mindig rossz embert gyanúsítok.'],
  ['csellózni szoktam', 'Csellózom, a szomszédok szerint egyre jobban.'],
  ['van egy fiam, apuka vagyok', 'Egy fiú apukája, aki már jobban tud biciklit javítani nálam.'],
  ['elváltam, Pécsen élek', 'Elvált, pécsi, és újra kíváncsi.'],
  ['kutyám van, túrázás', 'A kutyám hegyet akar, én kávét. Jössz velünk?'],
  ['főzés, kávé', 'Jó nagyokat főzök, és rossz ember nem vagyok kávé után.'],
  ['34 éves tanár', 'Harmincnégy évesen tanárként is szeretem a csengőt.'],
  ['Balaton, vitorlázás', 'Nyáron a Balatonon vitorlázom. Melyik parton várjalak?'],
  ['könyvek, romantikus filmek', 'Romantikus vagyok, de a film végén én alszom el először.'],
  ['közgazdász, jóga', 'Közgazdász, aki jógaórán is számol.'],
  ['táncház, népzene', 'Táncházba járok, és a zenére mindig elindul a lábam.'],
  ['Dubrovnik a kedvencem', 'Jössz velem Dubrovnikba?'],
  ['férjem meghalt, özvegy vagyok', 'Özvegy vagyok, és újra tudok nevetni.'],
])('Hungarian: given “%s”, “%s” invents nothing', (given, text) => expect(marked(given, text)).toEqual([]));

test.each([
  ['I am a paramedic who laughs a lot.', ['paramedic']],
  ['I am a social worker and a gardener.', ['social worker', 'gardener']],
  ["I'm a retired glassblower.", ['glassblower']],
  ['Upholsterer by day, dreamer by night.', ['Upholsterer']],
  ['On Sundays I play the cello and keep bees.', ['cello', 'bees']],
  ['I play the bagpipes until the neighbours call.', ['bagpipes']],
  ['Crosswords, poker and rugby, in that order.', ['Crosswords', 'poker', 'rugby']],
  ['Mum of two teenagers.', ['Mum of']],
  ['My wife left the plants to me.', ['My wife']],
  ['I am six foot two and vegan.', ['foot two', 'vegan']],
  ['Will you come to Reykjavik with me?', ['Reykjavik']],
  ['Looking for someone to see Patagonia with.', ['Patagonia']],
  ['If you love Radiohead, we will get along.', ['Radiohead']],
  ['Brooklyn is my home.', ['Brooklyn']],
  ['Texas girl in my late thirties.', ['Texas', 'my late thirties']],
])('English: invented from coffee alone: %s', (text, facts) => expect(marked('coffee', text)).toEqual(facts));

test.each([
  ['Nappal mentős vagyok, este nevetek.', ['mentős']],
  ['Informatikus, aki sosem frissít.', ['Informatikus']],
  ['Nappal toronyőr vagyok.', ['toronyőr']],
  ['Cukrász vagyok egy kis utcában.', ['Cukrász']],
  ['Díszletkészítő vagyok.', ['Díszletkészítő']],
  ['Csellózom és pókerezem.', ['Csellózom', 'pókerezem']],
  ['Méhészkedem a kert végében.', ['Méhészkedem']],
  ['A férjem elhagyott.', ['férjem']],
  ['Özvegy vagyok, egy fiú apja.', ['Özvegy', 'fiú apja']],
  ['Elváltam, két gyerekkel.', ['Elváltam', 'két']],
  ['Jössz velem Dubrovnikba?', ['Dubrovnikba']],
  ['Keresek valakit, aki eljön velem Norvégiába.', ['Norvégiába']],
  ['Harmincas vagyok és vegán.', ['Harmincas', 'vegán']],
  ['Székesfehérvári lány, szegedi szívvel.', ['Székesfehérvári', 'szegedi']],
  ['A tacskóm dönt mindenben.', ['tacskóm']],
])('Hungarian: invented from coffee alone: %s', (text, facts) => expect(marked('kávé', text)).toEqual(facts));
