const list = (phrases: string) => phrases.split(/(?<!\\),/).map((phrase) => phrase.replaceAll('\\,', ',').trim());

/** Food, drinks, cars, places and stories with a person's name: "Bloody Mary", "Dobos torta". */
const phrases = list(
  'Bob’s your uncle, Tom Dick and Harry, Tom\\, Dick and Harry, Peach Melba, Pêche Melba, Bloody Mary, Caesar salad, Caesar cocktail, Tom Collins, Tom Yum, Tom Kha, Earl Grey, Lady Grey, Jack Daniels, Jack Daniel’s, Jim Beam, ' +
    'Johnnie Walker, Captain Morgan, Bailey’s, Ben & Jerry’s, Ben and Jerry’s, Victoria sponge, Victoria line, Victoria Station, Eggs Benedict, ' +
    'Jaffa Cakes, Margherita pizza, pizza Margherita, pastel de nata, Dr Pepper, Dr Martens, Doc Martens, Uncle Ben’s, Old Tom, Mary Poppins, ' +
    'Harry Potter, Peter Pan, Peter Rabbit, Peppa Pig, Robin Hood, Sherlock Holmes, James Bond, John Wick, Jane Eyre, Emma Watson, Taylor Swift, ' +
    'Ed Sheeran, Billie Eilish, Kate Bush, Elton John, David Bowie, Bob Dylan, Bob Marley, Johnny Cash, Tom Hanks, Tom Waits, Nick Cave, Amy Winehouse, ' +
    'Stephen King, Agatha Christie, Jane Austen, Neil Gaiman, Terry Pratchett, Sally Rooney, Nora Ephron, Wes Anderson, Bridget Jones, Forrest Gump, ' +
    'Ted Lasso, Derry Girls, Gilmore Girls, Grey’s Anatomy, Schitt’s Creek, Dolly Parton, Freddie Mercury, Kurt Cobain, Max Verstappen, Lewis Hamilton, ' +
    'Roland Garros, St Patrick’s Day, St Patrick’s, St Andrews, St James, St Paul’s, St Stephen’s, Ring of Kerry, Lake Victoria, Lake Como, Lake Garda, ' +
    'Lada Niva, Alfa Romeo, Mercedes Benz, Rolls Royce, Aston Martin, Land Rover, Ford Fiesta, Ford Focus, Opel Astra, Opel Corsa, Suzuki Swift, Suzuki Vitara, Škoda Octavia, Skoda Octavia, ' +
    'Dobos torta, Dobostorta, Rigó Jancsi, Túró Rudi, Gundel palacsinta, Kispál és a Borz, Kispál, Luca-nap, Luca napja, Luca széke, Márton-nap, Márton napi, ' +
    'Mario Kart, Super Mario, Mario Party, Luigi’s Mansion, Donkey Kong, Baldur’s Gate, Dancing Queen, Killer Queen, Jurassic Park, Jurassic World, Stardew Valley, ' +
    'Elden Ring, Animal Crossing, Tomb Raider, Lara Croft, Alan Wake, Max Payne, Assassin’s Creed, Grand Theft Auto, Call of Duty, Death Stranding, Crash Bandicoot, ' +
    'Harley Quinn, Joker, Spider-Man, Iron Man, Ant-Man, Doctor Strange, Doctor Who, Jessica Jones, Luke Cage, Agent Carter, Star Wars, Luke Skywalker, Han Solo, Darth Vader, ' +
    'Indiana Jones, Jason Bourne, Jack Ryan, Jack Reacher, Jack Sparrow, Jack Frost, Mad Max, Rocky Balboa, Ferris Bueller, Donnie Darko, Napoleon Dynamite, Benjamin Button, ' +
    'Erin Brockovich, Thelma and Louise, Thelma & Louise, When Harry Met Sally, Bill and Ted, Bill & Ted, Annie Hall, Notting Hill, Love Actually, Billy Elliot, Mrs Doubtfire, ' +
    'Miss Marple, Hercule Poirot, Nanny McPhee, Willy Wonka, Charlie and the Chocolate Factory, Matilda the Musical, Stuart Little, Wallace and Gromit, Wallace & Gromit, ' +
    'Shaun of the Dead, Shaun the Sheep, Postman Pat, Bob the Builder, Thomas the Tank Engine, Winnie the Pooh, Paddington Bear, Frank Sinatra, Dean Martin, Elvis Presley, ' +
    'Stevie Nicks, Stevie Wonder, Joni Mitchell, Leonard Cohen, Nina Simone, Ella Fitzgerald, Billy Joel, Phil Collins, Peter Gabriel, George Michael, Tina Turner, Whitney Houston, ' +
    'Michael Jackson, Janet Jackson, Justin Bieber, Harry Styles, Sabrina Carpenter, Olivia Rodrigo, Charli XCX, Dua Lipa, Lana Del Rey, Phoebe Bridgers, Frank Ocean, Tyler the Creator, ' +
    'Kendrick Lamar, Travis Scott, Nicki Minaj, Megan Thee Stallion, Miley Cyrus, Katy Perry, Celine Dion, Shania Twain, Robbie Williams, Sam Smith, Sam Fender, Lewis Capaldi, ' +
    'Noah Kahan, Father John Misty, Florence and the Machine, Florence + the Machine, Marina and the Diamonds, Jolene, Roxanne, Billie Jean, Hey Jude, Eleanor Rigby, Come On Eileen, ' +
    'Sweet Caroline, Mr Brightside, Stacy’s Mom, Rosanna, Angie, Layla, Proud Mary, Johnny B Goode, Michelle by, Ruby by, Gloria by, Delilah by, Maggie May, Major Tom, Ziggy Stardust, ' +
    'Breaking Bad, Better Call Saul, Walter White, Tony Soprano, Don Draper, Ron Swanson, Michael Scott, Dwight Schrute, Leslie Knope, Ross and Rachel, Frasier, Rick and Morty, ' +
    'Beavis and Butthead, Tom and Jerry, Tom & Jerry, Ben 10, Bluey, Peppa, Ally McBeal, Veronica Mars, Emily in Paris, Killing Eve, Kim Possible, Lizzie McGuire, Hannah Montana, ' +
    'Malcolm in the Middle, Everybody Loves Raymond, Will and Grace, Will & Grace, Gavin and Stacey, Gavin & Stacey, Alan Partridge, Mr Bean, Father Ted, Only Connect, Line of Duty, ' +
    'Jonathan Creek, Morse, Inspector Morse, Mrs Brown’s Boys, Nathan Barley, Russell Howard, Michael McIntyre, James Acaster, Joe Lycett, Jamie Oliver, Gordon Ramsay, Nigella Lawson, ' +
    'Mary Berry, Paul Hollywood, Prue Leith, David Attenborough, Louis Theroux, Jeremy Clarkson, Top Gear, Joe Wicks, Marie Kondo, Simon Cowell, Ant and Dec, Ant & Dec, Anna Karenina, ' +
    'Moby Dick, Oliver Twist, David Copperfield, Great Gatsby, Dorian Gray, Tess of the, Madame Bovary, Don Quixote, Huckleberry Finn, Tom Sawyer, Atticus Finch, Normal People, ' +
    'Percy Jackson, Eleanor Oliphant, Daisy Jones, Evelyn Hugo, Malibu Rising, Virginia Woolf, George Orwell, Oscar Wilde, Sylvia Plath, Emily Dickinson, Charlotte Brontë, Stephen Fry, ' +
    'Ottolenghi, Bon Jovi, Van Halen, Alice in Chains, Alice in Wonderland, Alice Cooper, Pearl Jam, Thin Lizzy, Duran Duran, Steely Dan, Jethro Tull, Lynyrd Skynyrd, Pink Floyd, ' +
    'Iron Maiden, Mac Miller, Mac DeMarco, Johnny Marr, Ryan Gosling, Ryan Reynolds, Brad Pitt, Pedro Pascal, Keanu Reeves, Nicolas Cage, Meryl Streep, Timothée Chalamet, Tom Cruise, ' +
    'Tom Holland, Tom Hardy, Hugh Grant, Colin Firth, Paul Rudd, Paul Mescal, Roger Federer, Rafa Nadal, Andy Murray, Serena Williams, David Beckham, Harry Kane, Lionel Messi, ' +
    'Usain Bolt, Simone Biles, Ronnie O’Sullivan, Jürgen Klopp, Charles Leclerc, Lando Norris, Fernando Alonso, Wimbledon, Uncle Roger, Aunt Bessie’s, Mr Kipling, Mrs Hinch, ' +
    'Pot Noodle, Terry’s Chocolate Orange, Freddo, Colin the Caterpillar, Percy Pig, Percy Pigs, Percy Ingle, Nando’s, Wendy’s, Arby’s, Domino’s, Papa John’s, Denny’s, Trader Joe’s, ' +
    'Sainsbury’s, Marks and Spencer, Marks & Spencer, John Lewis, Laura Ashley, Ted Baker, Paul Smith, Tommy Hilfiger, Calvin Klein, Ralph Lauren, Louis Vuitton, Karl Lagerfeld, ' +
    'Harley Davidson, Charles Schwab, Wells Fargo, Ford Transit, Audi Quattro, Vauxhall Corsa, Renault Clio, Nissan Juke, Mini Cooper, Morris Minor, Bloody Caesar, Shirley Temple, ' +
    'Arnold Palmer, Old Fashioned, Harvey Wallbanger, Rob Roy, Jose Cuervo, Don Julio, Bob Ross, Frida Kahlo, Vincent van Gogh, Van Gogh, Tracey Emin, Grayson Perry, Banksy, ' +
    'Oppenheimer, Paddington, Saltburn, Shrek, Moana, Encanto, Mulan, Bambi, Dumbo, Pinocchio, Gollum, Gandalf, Frodo, Dumbledore, Voldemort, Hagrid, Batman, Superman, Thanos, ' +
    'Yoda, Chewbacca, Skyrim, Tetris, Hades, Witcher, Pikachu, Pokémon, Pokemon, Kirby, Yoshi, Duolingo, Tamagotchi, Katalin-bál, András-kereszt, Szent István, Szent Erzsébet, Szent Iván, Szent Mihály, Mátyás-templom, Margit-sziget, Margitsziget, Margit híd, Erzsébet híd, ' +
    'Anna-bál, Anna-liget, Deák tér, Ferenciek tere, Kálvin tér, Klauzál tér, Kossuth tér, Jászai Mari tér, Jézus Krisztus, János vitéz, János-hegy, János hegy, Gellért-hegy, ' +
    'Petőfi rádió, Petőfi híd, Rákóczi híd, Bartók rádió, Bartók Béla út, Jókai bableves, Ferenc József, Feri pálinka, Pál utcai fiúk, Mézga család, Vuk, Macskafogó, Süsü, ' +
    'Quimby, Vad Fruttik, Carson Coma, Halott Pénz, Azahriah, Krúbi, Pogány Induló, Tankcsapda, Dzsúdló, Valmar, Margaret Island, Wellhello, Punnany Massif, Blahalouisiana, Bagossy Brothers, ' +
    'Reszkessetek betörők, Reszkessetek\\, betörők, Nicsak ki beszél, Sose halunk meg, Valami Amerika, Magyar Vándor, Üvegtigris, Marmite, Vegemite, Nutella, Guinness, Heinz, Aperol, Campari, Haribo, Tayto, Vinted, Levi’s, Photoshop, Hyrox, El Clásico, Hortobágyi palacsinta, Hortobagyi palacsinta, Sziget fesztivál, Škoda Fabia, Skoda Fabia, Unicum, Sport szelet, Balaton szelet, Pilóta keksz, Bambi, Traubi, Márka',
);

const escaped = (phrase: string) =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/’/g, "['’]?")
    .replace(/ /g, '[ -]');
const phrase = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(escaped).join('|')})\\p{Ll}{0,6}(?!\\p{L})`, 'gu');

/** The title of a work, where the text calls it one: "the song Jolene", "az Emma című film". */
const title =
  /(?<!\p{L})(?:song|film|movie|game|album|book|novel|series|show|musical|opera|podcast|track|anime|zene|dal|szám|film|könyv|regény|sorozat|játék|opera)(?: called| by|,)? ["“„']?((?:\p{Lu}[\p{L}’'-]{0,28}[ "”']?){1,5})/gu;
const called =
  /((?:\p{Lu}[\p{L}’'-]{0,28} ){1,5})(?:című|by \p{Lu}|on repeat|soundtrack|album|movie|film|novel)(?!\p{L})/gu;

/** The title of a work by what one does with it: "finished Hollow Knight", "halfway through Dune". Not "watching Anna’s dog". */
const enjoyed =
  /(?<!\p{L})(?:[Ww]atch(?:ed|ing)?|[Rr]e-?watch(?:ed|ing)?|[Bb]ing(?:e|ed|ing|eing)|[Pp]laying|[Rr]e-?play(?:ed|ing)?|[Ff]inish(?:ed|ing)|[Hh]alfway through|[Rr]e-?read(?:ing)?|[Rr]eading|[Ss]treaming|[Pp]latinumed|[Aa]nyone for|[Aa] game of|[Rr]ound of|[Ee]pisode of|[Ss]eason of|[Ss]eries of|[Tt]heme from|[Ss]oundtrack (?:of|to|from)|[Ll]ines? from|[Ss]ongs? from|[Nn]éz(?:em|ed|tem|zük|ni)|[Nn]éztem|[Oo]lvasom|[Jj]átszom|[Vv]égigjátszottam|[Vv]égignéztem|[Bb]edaráltam|[Dd]arálom) (?:the |a |az |some |all of |more )?["“„'‘]?((?:\p{Lu}[\p{L}-]{0,28}(?: (?=\p{Lu}))?){1,4})(?!['’\p{L}])/gu;
/** A work by what is said after it: "the Jurassic Park theme", "Paddington 2?". */
const ofWork =
  /((?:\p{Lu}[\p{L}’'-]{0,28} ){1,4})(?:theme|soundtrack|marathon|remix|cosplay|speedrun|dlc|trilogy|sequel|prequel|remake|reboot|finale|fandom|fan ?fiction|box ?set|musical|playlist|karaoke|re-?watch|[2-9](?=[?!.,)]|$))(?!\p{L})/gmu;

/** A public place called after a person: "Széll Kálmán tér", "Victoria Park". Streets are addresses. */
const publicPlace =
  /(?<!(?:with|met|by|Mr|Mrs|Ms|Miss|Dr) )(?!(?:Mr|Mrs|Ms|Miss|Dr) )((?:\p{Lu}[\p{L}’'-]{1,28} ){1,3}(?:tér|téren|térre|térről|térnél|téri|híd|hídon|hídnál|park|parkban|liget|ligetben|pályaudvar|pályaudvaron|fürdő|fürdőben|strand|strandon|Park|Station|Square|Bridge|Market|Museum|Theatre|Stadium|Airport|Arms|Cathedral|Beach|Gardens|Pier))(?!\p{L})/gu;

const splitWords = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

export interface FixedPhrases {
  /** Phrases of several words, which name nobody as a whole: "Harry" alone may still be somebody. */
  phrases: ReadonlySet<string>;
  /** Single words that are titles. */
  words: ReadonlySet<string>;
}

/** The phrases and titles in a text. */
export function findFixedPhrases(text: string): FixedPhrases {
  const listed = text.match(phrase) ?? [];
  const found = [
    ...listed,
    // "Nando's" is no place of somebody called Nando.
    ...listed.map((one) => one.replace(/['’]s$/, '')),
    ...[title, called, enjoyed, ofWork, publicPlace].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, words = '']) => words),
    ),
  ].map((one) => one.replace(/^["“„'‘ ]{1,4}|["”’' ]{1,4}$/g, ''));
  const isPhrase = (one: string) => /[ -]/.test(one);
  return {
    phrases: new Set(found.filter(isPhrase)),
    words: new Set(found.filter((one) => !isPhrase(one)).flatMap(splitWords)),
  };
}
