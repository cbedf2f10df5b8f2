import { scoreOrNull } from '../src/scoring/score-text.ts';

const findCosts = (text: string) =>
  scoreOrNull(text)
    ?.parts.flatMap(({ findings }) => findings)
    .filter(({ points, end }) => points < 0 && end > 0)
    .map(({ rule, start, end }) => [rule, text.slice(start, end)]);

test.each([
  ["I work in IT. Looking for someone who doesn't take life too seriously.", "doesn't take life too seriously"],
  ['I fix bikes in Leeds, and I don’t take myself too seriously.', 'don’t take myself too seriously'],
  ['I bake on Sundays in Bath and want someone to laugh with.', 'someone to laugh with'],
  ['Soup in the rain with someone who I can laugh with.', 'someone who I can laugh with'],
  ['Nurse in Bristol, my garden has good vibes and snails.', 'good vibes'],
  ['Pékségben dolgozom Győrben, nem veszem túl komolyan az életet.', 'nem veszem túl komolyan az életet'],
  ['Olyasvalakit keresek Pécsen, akivel jókat lehet nevetni.', 'akivel jókat lehet nevetni'],
  ['Jó a humorom: múlt héten egy répával nevettettem meg a villamost.', 'Jó a humorom'],
  ['Jó a humorérzékem. Tegnap Pécsen a kazánnak is énekeltem.', 'Jó a humorérzékem'],
  ['Kalandvágyó vagyok: májusban letekertem Bécsből Triesztbe.', 'Kalandvágyó'],
])('“%s” has one cliché: “%s”', (text, cliche) => {
  expect(findCosts(text)).toEqual([['originalityCliche', cliche]]);
});

test.each([
  ['I take crosswords too seriously and my cat takes naps seriously.'],
  ['My brother laughs with the radio while he shaves in Leeds.'],
  ['Somebody once laughed at my trombone in Ullapool, and I laughed too.'],
  ['The vibes of a vibraphone are good for my neighbors in Bath.'],
  ['Komolyan veszem a sakkot, és a nagymamám rádióján nevetni szoktam.'],
  ['A nagybátyám nem veszi komolyan a horgászbotomat a Tiszán.'],
])('“%s” has none', (text) => {
  expect(findCosts(text)?.filter(([rule]) => rule === 'originalityCliche')).toEqual([]);
});
