import { createMask } from '../src/masking/create-mask.ts';

/** The masked text, as it would be sent. */
const hidden = (text: string, name = 'Anna') => createMask(name, [text]).mask(text);

describe('Masks what identifies a person', () => {
  test.each([
    ['a phone number', 'call me +36 30 123 4567 ok', 'call me [PHONE_1] ok'],
    ['a Hungarian mobile', 'hívj: 06-30/123-4567-en', 'hívj: [PHONE_1]-en'],
    ['a British mobile', 'text 07700 900123!', 'text [PHONE_1]!'],
    ['an American number', 'it is (555) 123-4567', 'it is [PHONE_1]'],
    ['a number without spaces', '06301234567', '[PHONE_1]'],
    ['an e-mail address', 'mail anna.k+x@mail.example.co.uk.', 'mail [EMAIL_1].'],
    ['an address spelt out', 'anna at gmail dot com', '[EMAIL_1]'],
    ['an address spelt out in Hungarian', 'írj: kata kukac freemail pont hu', 'írj: [EMAIL_1]'],
    ['a link', 'see https://example.com/a?b=c#d.', 'see [LINK_1].'],
    ['a bare domain', 'I blog at mysite.hu, come by', 'I blog at [LINK_1], come by'],
    ['a short link', 'bit.ly/3xYz is mine', '[LINK_1] is mine'],
    ['a handle', 'find me @an.na_k!', 'find me [HANDLE_1]!'],
    ['a handle after its network', 'insta: annak', 'insta: [HANDLE_1]'],
    ['a handle with a Hungarian ending on the network', 'az instám anna_99', 'az instám [HANDLE_1]'],
    ['an English address', 'I live at 221B Baker Street, London, come', 'I live at [ADDRESS_1], come'],
    ['an American address', '12 Rose Hill Ave, Springfield, IL 62704 ok', '[ADDRESS_1] ok'],
    ['a lower-case address', 'im at 45 elm street now', 'im at [ADDRESS_1] now'],
    ['a British postcode', 'around SW1A 1AA', 'around [ADDRESS_1]'],
    ['a Hungarian address', 'a Kossuth Lajos utca 12/b-ben lakom', 'a [ADDRESS_1]-ben lakom'],
    ['a full Hungarian address', '1052 Budapest, Váci utca 5. 2. emelet', '[ADDRESS_1]'],
    ['a friend', 'my friend Xylia says hi', 'my friend [NAME_2] says hi'],
    ['a Hungarian friend', 'a barátnőm Xénia is jön', 'a barátnőm [NAME_2] is jön'],
    ['who someone says they are', 'my name is Zorka btw', 'my name is [NAME_2] btw'],
    ['common names', 'Tomi and Laura are coming', '[NAME_2] and [NAME_3] are coming'],
    ['a common name with a Hungarian ending', 'Péterrel és Zsófival voltam', '[NAME_2]-vel és [NAME_3]-val voltam'],
    ['a name in small letters', 'lunch with oluwaseun tomorrow', 'lunch with [NAME_2] tomorrow'],
    ['a short name in small letters, where one is said', "hey, i'm leo", "hey, i'm [NAME_2]"],
    ['two of them joined', 'we went out with rob and steph', 'we went out with [NAME_2] and [NAME_3]'],
    ['a small Hungarian name with an ending', 'zsófival és bencétől', '[NAME_2]-val és [NAME_3]-től'],
    ['a Hungarian name typed without accents', 'szia, zsofi vagyok', 'szia, [NAME_2] vagyok'],
    ['a pet name at the start of a sentence', 'Julcsa tegnap írt', '[NAME_2] tegnap írt'],
    ['a family', 'Takácsékkal és Vargáéknál', '[NAME_2]-ékkal és [NAME_3]-éknál'],
    ['a wife', 'Molnárné jött be', '[NAME_2] jött be'],
    ['a name that is a word, by who it is', 'Grace is my flatmate', '[NAME_2] is my flatmate'],
    ['a name that is a word, by what it does', 'Iris waters my plants', '[NAME_2] waters my plants'],
    ['a name that is a word, by who is spoken to', 'ask May about it', 'ask [NAME_2] about it'],
    ['two names that are words', 'Mark and Joy are coming', '[NAME_2] and [NAME_3] are coming'],
    ['a name inside a sentence that is a word elsewhere', 'no, only Bill', 'no, only [NAME_2]'],
    ['a Hungarian name that is a word', 'Szilárd a bátyám', '[NAME_2] a bátyám'],
    ['one that is known', 'Hajnalt nem ismered', '[NAME_2]-t nem ismered'],
    ['a name in letters that Hungarian has not', 'Xiuyinggal ebédeltem', '[NAME_2] ebédeltem'],
    ['a foreign name with an ending of people', 'Étienne-nel főzök', '[NAME_2]-nel főzök'],
    ['who signs', 'see you there, with love, Clover', 'see you there, with love, [NAME_2]'],
    ['a name that is a word, by how one is', 'Rose is pregnant', '[NAME_2] is pregnant'],
    ['an old Discord name', 'add mossyfox#0042 there', 'add [HANDLE_1] there'],
    ['a handle that is a word of nobody', 'my telegram is mossyfoxes', 'my telegram is [HANDLE_1]'],
    ['a Hungarian handle', 'telegramon mohosroka néven', 'telegramon [HANDLE_1] néven'],
  ])('%s', (_what, text, expected) => {
    expect(hidden(text)).toBe(expected);
  });

  test('names in the labels of a pasted chat', () => {
    expect(hidden('[18:02] Xylia: hi\nBrumm Smith, 18:03: hello\nthen Xylia left')).toBe(
      '[18:02] [NAME_2]: hi\n[NAME_3] [NAME_4], 18:03: hello\nthen [NAME_2] left',
    );
  });

  test('the match, in every form of the name', () => {
    expect(hidden('Anna, ANNA, anna: Annának Annával Annát Annáék Anna’s')).not.toMatch(/ann/i);
    expect(hidden('Péternek, Péterrel, Pétert', 'Péter')).not.toMatch(/péter/i);
    expect(hidden('Balázzsal, balázsnak', 'Balázs')).not.toMatch(/bal/i);
    expect(hidden('Györggyel voltam')).toBe('[NAME_2]-vel voltam');
  });
});

describe('Leaves alone what is not a person', () => {
  test.each([
    'We met on 2024-11-12 at 18:30, 10 000 steps later',
    'From 2019-2023 I lived abroad, 24/7',
    'The annals and a banana',
    'great.I love it',
    'Az út 5 óra volt',
    'I will call a spade a spade',
    'rob a bank with me',
    'Grace under pressure, hope in winter',
    'my mum doesnt know, im kinda shy',
    'my insta is private',
    'Barna szem, ibolya az ablakban',
    'Tessék, itt a Margit-sziget',
    'Este a Tiszán, aztán a Balatonon',
    'az orvos ellát minden beteget',
    'nem a szuleimmel elek',
  ])('%s', (text) => {
    expect(hidden(text)).toBe(text);
  });

  test('a name that is a word needs its capital', () => {
    expect(hidden('I will go, Will. May I, in may?', 'Will')).toBe('I will go, [NAME_1]. May I, in may?');
  });

  test('one letter is no name to look for', () => {
    expect(hidden('A dog and a cat', 'A')).toBe('A dog and a cat');
  });

  test('interests keep famous names', () => {
    const mask = createMask('Anna', []);
    expect(mask.maskContacts('Harry Potter')).toBe('Harry Potter');
    expect(mask.maskContacts('Anna’s cooking, @anna')).toBe('[NAME_1]’s cooking, [HANDLE_1]');
  });
});

describe('Restores the originals', () => {
  const text = 'Call Laura at +36 30 123 4567';
  const mask = () => {
    const made = createMask('Anna', [text]);
    made.mask(text);
    return made;
  };

  test.each([
    ['as it was', 'Hey [NAME_1], ask [NAME_2]: [PHONE_1]!', 'Hey Anna, ask Laura: +36 30 123 4567!'],
    ['in lower case', 'hey [name_1]', 'hey Anna'],
    ['in mixed case', 'hey [Name_1]', 'hey Anna'],
    ['with a space', 'hey [NAME 1]', 'hey Anna'],
    ['without brackets', 'hey NAME_1, so', 'hey Anna, so'],
    ['in other brackets', 'hey {NAME_1} and <NAME_2>', 'hey Anna and Laura'],
    ['escaped', 'hey \\[NAME_1\\]', 'hey Anna'],
    ['in bold', 'hey **[NAME_1]**', 'hey **Anna**'],
    ['with an English ending', '[NAME_1]’s dog', 'Anna’s dog'],
    ['with a Hungarian ending', '[NAME_1]-val és [NAME_2]nak', 'Annával és Laurának'],
  ])('%s', (_how, answer, expected) => {
    expect(mask().unmask(answer)).toBe(expected);
  });

  test.each([
    ['Hey [NAME_9], how are you?', 'Hey, how are you?'],
    ['[NAME_7], hi!', 'hi!'],
    ['Call [PHONE_4] now', 'Call now'],
  ])('Removes an invented placeholder: %s', (answer, expected) => {
    expect(mask().unmask(answer)).toBe(expected);
  });

  test('what only looks like a placeholder comes back as it was typed', () => {
    const typed = 'I said [NAME_1] and PHONE_2, lol';
    const own = createMask('Anna', [typed]);
    expect(own.mask(typed)).toBe('I said [TEXT_1] and [TEXT_2], lol');
    expect(own.unmask(own.mask(typed))).toBe(typed);
  });

  test.each(['Anna Kovács', 'Kovács Anna 🌸, 27'])('the calling name of %s is used', (name) => {
    const own = createMask(name, []);
    expect(own.unmask(`Hey ${own.name}!`)).toBe('Hey Anna!');
    expect(own.mask('Kovács Anna')).not.toMatch(/Anna|Kovács/);
  });

  test('a name without letters is no name', () => {
    expect(createMask('🌸', []).name).toBe('');
  });
});

describe('One person is one token', () => {
  test.each([
    ['in every case', 'Zsófi? ZSÓFI! zsófi…', '[NAME_2]? [NAME_2]! [NAME_2]…'],
    ['with every ending', 'Péter, Péterrel, Péternek, Pétert', '[NAME_2], [NAME_2]-vel, [NAME_2]-nek, [NAME_2]-t'],
    ['when an ending comes first', 'Bencétől kaptam, Bence jó fej', '[NAME_2]-től kaptam, [NAME_2] jó fej'],
    ['as a family', 'Pannáék és Panna', '[NAME_2]-ék és [NAME_2]'],
    ['with letters that double', 'Balázzsal és Györggyel, Balázs', '[NAME_2]-val és [NAME_3]-vel, [NAME_2]'],
    ['in English', "Laura's dog, LAURA, Laura", "[NAME_2]'s dog, [NAME_2], [NAME_2]"],
    ['but two people are two', 'Dani és Dániel, Erika és Eri', '[NAME_2] és [NAME_3], [NAME_4] és [NAME_5]'],
  ])('%s', (_how, text, expected) => {
    expect(hidden(text)).toBe(expected);
  });

  test('across the texts of one request', () => {
    const texts = ['Péterrel futok', 'PÉTER gyors', 'szia péter'];
    const mask = createMask('', texts);
    expect(texts.map((text) => mask.mask(text))).toEqual(['[NAME_1]-vel futok', '[NAME_1] gyors', 'szia [NAME_1]']);
    expect(mask.unmask('Hogy van [NAME_1], és [NAME_1]-nek mit hozzak?')).toBe(
      'Hogy van Péter, és Péternek mit hozzak?',
    );
  });
});

describe('Leaves works and interjections alone', () => {
  test.each([
    'Disagree, soup is a drink',
    'Argh, autocorrect. Tldr: I got lost',
    'Winters here are long, hence the jigsaws',
    'Same here, the sequel was better',
    'Spotify says I listened to whale sounds',
    'Halfway through Dune, finished Hollow Knight',
    'Anyone for Mario Kart? I whistle the whole Jurassic Park theme',
    'Have you seen Paddington 2?',
    'My karaoke song is Dancing Queen',
  ])('%s', (text) => {
    expect(hidden(text)).toBe(text);
  });

  test('and masks the same word where it is a person', () => {
    expect(hidden('Harry is my flatmate, he loves Harry Potter')).toBe(
      '[NAME_2] is my flatmate, he loves Harry Potter',
    );
    expect(hidden("I'm watching Emma's dog")).toBe("I'm watching [NAME_2]'s dog");
  });
});
