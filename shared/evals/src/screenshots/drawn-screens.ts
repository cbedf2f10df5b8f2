/** A message as a person reads it on the screen: without emoji, stickers and times. */
export interface DrawnMessage {
  sender: 'user' | 'match';
  text: string;
  /** An emoji after the text; the recognition does not read it. */
  emoji?: true;
  /** A sticker in place of a text. */
  sticker?: true;
  /** An earlier message that this one quotes, in a box of its own. */
  quote?: string;
  /** Only part of it is on the screen. This is the part, empty if no line is whole. */
  visible?: string;
}

export type AppName = 'Tinder' | 'Bumble' | 'Hinge' | 'WhatsApp' | 'Instagram';

export interface AppStyle {
  /** `null` for apps that the reader does not name. */
  app: AppName | null;
  page: string;
  ink: string;
  font: string;
  /** Background and text of the member's own bubbles and the match's. `vertical`: one gradient down the whole screen. */
  own: { background: string; ink: string; border?: string; isVertical?: true };
  theirs: { background: string; ink: string; border?: string };
  radius: number;
  placeholder: string;
  hasAvatars?: true;
  hasTimes?: true;
  chip?: string;
}

/** Another phone than the usual one of 390 points with two pixels each, or a picture that a messenger compressed. */
export interface Device {
  width: number;
  scale: number;
  jpegQuality?: number;
}

interface DrawnChat {
  kind: 'chat';
  id: string;
  language: 'en' | 'hu';
  style: AppStyle;
  name: string;
  age?: number;
  messages: DrawnMessage[];
  /** CSS pixels by which the chat is scrolled, one per picture. */
  scrolls: number[];
  device?: Device;
}

interface DrawnProfile {
  kind: 'profile';
  id: string;
  language: 'en' | 'hu';
  name: string;
  age: number;
  bio: string[];
  interests: string[];
}

export type DrawnScreen = DrawnChat | DrawnProfile;

const inter = "'Inter Variable', sans-serif";
const liberation = "'Liberation Sans', sans-serif";
const dejaVu = "'DejaVu Sans', sans-serif";

const styles = {
  tinderLight: {
    app: 'Tinder',
    page: '#fff',
    ink: '#21262e',
    font: inter,
    own: { background: '#106bd5', ink: '#fff' },
    theirs: { background: '#e9edf3', ink: '#21262e' },
    radius: 20,
    placeholder: 'Type a message',
    hasAvatars: true,
  },
  tinderDark: {
    app: 'Tinder',
    page: '#111418',
    ink: '#fff',
    font: inter,
    own: { background: '#1f8aff', ink: '#fff' },
    theirs: { background: '#2d333d', ink: '#f0f2f4' },
    radius: 20,
    placeholder: 'Írj üzenetet',
    hasAvatars: true,
  },
  bumbleLight: {
    app: 'Bumble',
    page: '#fff',
    ink: '#1d1d1d',
    font: liberation,
    own: { background: '#ffc629', ink: '#1d1d1d' },
    theirs: { background: '#f3f3f3', ink: '#1d1d1d' },
    radius: 18,
    placeholder: 'Aa',
  },
  hingeLight: {
    app: 'Hinge',
    page: '#fff',
    ink: '#1a1a1a',
    font: liberation,
    own: { background: '#5d2f6e', ink: '#fff' },
    theirs: { background: '#f2f0f1', ink: '#1a1a1a' },
    radius: 14,
    placeholder: 'Send a message',
  },
  hingeBorders: {
    app: 'Hinge',
    page: '#fff',
    ink: '#1a1a1a',
    font: liberation,
    own: { background: '#fff', ink: '#1a1a1a', border: '#c9b3d1' },
    theirs: { background: '#fff', ink: '#1a1a1a', border: '#d9d9d9' },
    radius: 14,
    placeholder: 'Send a message',
  },
  whatsappLight: {
    app: 'WhatsApp',
    page: 'wallpaper',
    ink: '#111b21',
    font: dejaVu,
    own: { background: '#d9fdd3', ink: '#111b21' },
    theirs: { background: '#fff', ink: '#111b21' },
    radius: 8,
    placeholder: 'Üzenet',
    hasTimes: true,
    chip: 'Ma',
  },
  whatsappDark: {
    app: 'WhatsApp',
    page: '#0b141a',
    ink: '#e9edef',
    font: liberation,
    own: { background: '#005c4b', ink: '#e9edef' },
    theirs: { background: '#202c33', ink: '#e9edef' },
    radius: 8,
    placeholder: 'Message',
    hasTimes: true,
    chip: 'Yesterday',
  },
  instagramDark: {
    app: 'Instagram',
    page: '#000',
    ink: '#fff',
    font: inter,
    own: { background: 'linear-gradient(#a62bd8, #6e42ee 55%, #2f6bf5)', ink: '#fff', isVertical: true },
    theirs: { background: '#262626', ink: '#fff' },
    radius: 20,
    placeholder: 'Message...',
    hasAvatars: true,
  },
  instagramLight: {
    app: 'Instagram',
    page: '#fff',
    ink: '#000',
    font: inter,
    own: { background: 'linear-gradient(#d83b8c, #8a3ff0 50%, #3b78f7)', ink: '#fff', isVertical: true },
    theirs: { background: '#efefef', ink: '#000' },
    radius: 20,
    placeholder: 'Message...',
    hasAvatars: true,
  },
  bumbleDark: {
    app: 'Bumble',
    page: '#1d1d1d',
    ink: '#fff',
    font: liberation,
    own: { background: '#ffc629', ink: '#1d1d1d' },
    theirs: { background: '#363636', ink: '#fff' },
    radius: 18,
    placeholder: 'Aa',
  },
  messagesLight: {
    app: null,
    page: '#fff',
    ink: '#000',
    font: liberation,
    own: { background: '#0a7cff', ink: '#fff' },
    theirs: { background: '#e9e9eb', ink: '#000' },
    radius: 19,
    placeholder: 'iMessage',
  },
  telegramLight: {
    app: null,
    page: 'linear-gradient(160deg,#dbe8c2,#a9cfa3 60%,#c7dba5)',
    ink: '#000',
    font: dejaVu,
    own: { background: '#effdde', ink: '#000' },
    theirs: { background: '#fff', ink: '#000' },
    radius: 12,
    placeholder: 'Message',
    hasTimes: true,
  },
  messengerDark: {
    app: null,
    page: '#18191a',
    ink: '#e4e6eb',
    font: inter,
    own: { background: 'linear-gradient(#0a7cff,#a033ff)', ink: '#fff', isVertical: true },
    theirs: { background: '#303030', ink: '#e4e6eb' },
    radius: 18,
    placeholder: 'Aa',
    hasAvatars: true,
  },
} satisfies Record<string, AppStyle>;

const them = (text: string, more: Partial<DrawnMessage> = {}): DrawnMessage => ({ sender: 'match', text, ...more });
const me = (text: string, more: Partial<DrawnMessage> = {}): DrawnMessage => ({ sender: 'user', text, ...more });

/** Ten screens of five apps with what a person reads on them. */
export const drawnScreens: DrawnScreen[] = [
  {
    kind: 'chat',
    id: 'tinder-light-en',
    language: 'en',
    style: styles.tinderLight,
    name: 'Sophie',
    scrolls: [0],
    messages: [
      me('Okay, the photo with the canoe needs a story.'),
      them('Ha! That was the day I learned canoes are basically floating trust exercises', { emoji: true }),
      them('We capsized twice before breakfast.'),
      me('Twice? Who was steering?'),
      them('I was. I take full responsibility and zero lessons.'),
      me('I like the honesty. Is there a rematch planned, or has the lake banned you?'),
      them('Rematch in June. I need somebody who can swim and bring snacks.'),
    ],
  },
  {
    kind: 'chat',
    id: 'tinder-dark-hu',
    language: 'hu',
    style: styles.tinderDark,
    name: 'Eszter',
    scrolls: [0],
    messages: [
      them('Szia! Láttam, hogy te is kerámiázol.'),
      me('Szia! Igen, két éve járok egy zuglói műhelybe. Te mióta csinálod?'),
      them('Csak most kezdtem, eddig három ferde bögrét sikerült készítenem.'),
      me('A ferde bögre a legjobb, abból legalább tudod, hogy kézzel készült.', { emoji: true }),
      them('Ezt elmondom az oktatómnak is!'),
      them('Neked mi volt az első, ami tényleg jól sikerült?'),
      me('Egy kék tányér, azóta is azon eszem a vasárnapi palacsintát.'),
    ],
  },
  {
    kind: 'chat',
    id: 'bumble-light-en',
    language: 'en',
    style: styles.bumbleLight,
    name: 'Maya',
    age: 26,
    scrolls: [0],
    messages: [
      them('You said you make the best ramen in town. Bold claim.'),
      me('Bold, but tested. My neighbours vote every winter.'),
      them('And how many neighbours are we talking about?'),
      me('Four. One of them is a cat, but he is very strict.'),
      them('What do I have to do to join the jury?'),
      me('Bring your own spoon and one unpopular opinion about noodles.'),
      them('Easy: broth is just noodle tea.'),
      me('Wow. You are in. Does Thursday at 19:30 work for you?'),
    ],
  },
  {
    kind: 'chat',
    id: 'hinge-stickers-en',
    language: 'en',
    style: styles.hingeLight,
    name: 'Olivia',
    scrolls: [0],
    messages: [
      me('Your dog looks like he pays rent.'),
      them('He manages the building, actually.', { emoji: true }),
      them('', { sticker: true }),
      me('What is his position on visitors?'),
      them('Strict. Belly rub first, then we talk about a lease.'),
      me('', { sticker: true }),
      me('I have references from two beagles and a parrot.'),
    ],
  },
  {
    kind: 'chat',
    id: 'whatsapp-light-hu',
    language: 'hu',
    style: styles.whatsappLight,
    name: 'Réka',
    scrolls: [0],
    messages: [
      them('Szia, ez itt Réka a könyvklubból!'),
      me('Szia Réka! Örülök, hogy írtál. Végül befejezted a regényt?'),
      them('Be, tegnap éjjel. Sírtam a végén, de ezt senkinek ne mondd el.'),
      me('Nálam biztonságban van a titkod.'),
      them('És te hol tartasz?'),
      me('A felénél, mert közben újra kellett olvasnom az első fejezetet.'),
      them('Akkor szombaton ne beszéljünk a befejezésről. Inkább kávézzunk!'),
    ],
  },
  {
    kind: 'chat',
    id: 'instagram-dark-en',
    language: 'en',
    style: styles.instagramDark,
    name: 'Nora',
    scrolls: [0],
    messages: [
      them('Did you really hike all night?'),
      me('Yes, eleven hours and one very confused fox.'),
      them('I want to hear about the fox.'),
      me('He followed me for a kilometre, sighed, and left. I felt judged.'),
      them('Foxes know things. What did you have in your bag?'),
      me('Two sandwiches, a headlamp and far too much confidence', { emoji: true }),
      them('Next time take me with you, I am great with foxes and sandwiches.'),
    ],
  },
  {
    kind: 'chat',
    id: 'hinge-borders-hu',
    language: 'hu',
    style: styles.hingeBorders,
    name: 'Lilla',
    scrolls: [0],
    messages: [
      me('Tényleg te tervezted azt a zöld lámpát a képen?'),
      them('Igen, az volt a diplomamunkám! Három hónapig aludtam mellette a műteremben.'),
      me('Világít is, vagy csak szép?'),
      them('Mindkettő, bár az első héten füstölt egy kicsit.'),
      me('Ez legyen a címe az életrajzodnak: füstölt egy kicsit.'),
      them('Megveszem! Te mivel foglalkozol, amikor nem címeket adsz?'),
      me('Hidakat számolok, főleg kerékpárosoknak.'),
    ],
  },
  {
    kind: 'profile',
    id: 'tinder-profile-en',
    language: 'en',
    name: 'Zoe',
    age: 27,
    bio: [
      'Nurse by night, baker by accident.',
      'I can name every bridge in the city and I will if you let me.',
      'Looking for somebody to split a cinnamon bun with.',
    ],
    interests: ['Baking', 'Night trains', 'Climbing', 'Board games'],
  },
  {
    kind: 'chat',
    id: 'instagram-cut-en',
    language: 'en',
    style: styles.instagramLight,
    name: 'Clara',
    scrolls: [84],
    messages: [
      them('I was not going to say anything.', { visible: '' }),
      me(
        'This one is cut by the header because the chat is scrolled down a little, so only its last lines are visible.',
        {
          visible: 'because the chat is scrolled down a little, so only its last lines are visible.',
        },
      ),
      them('Do you always order for the whole table?'),
      me('Only when the menu has dumplings.'),
      them('Then we agree on the important things.', { emoji: true }),
      them('', { sticker: true }),
      me('There is a tiny place behind the market that makes eleven kinds.'),
      them('Eleven? I have been eating two kinds all my life, like a beginner.'),
      me('So Friday?'),
      them('Friday it is, but only if we try all of them and nobody counts what the other one eats after eight.', {
        visible: 'Friday it is, but only if we try all of them and nobody counts what the other one eats after',
      }),
    ],
  },
  {
    kind: 'chat',
    id: 'whatsapp-joined-en',
    language: 'en',
    style: styles.whatsappDark,
    name: 'Julia',
    scrolls: [0, 420],
    messages: [
      them('How was the exam?'),
      me('Long. Question four was about tides and I know nothing about tides.'),
      them('They go up, they go down. You are welcome.'),
      me('Where were you at nine this morning?'),
      them('Asleep, dreaming about not having exams.'),
      me('Fair. Are you still coming to the quiz on Tuesday?'),
      them('Yes, but I only know flags, cheese and the lyrics of one song.'),
      me('Which song?'),
      them('That depends on the cheese.'),
      me('I will save you a seat next to the snacks.'),
      them('You understand me already.'),
      me('Doors open at seven, the first round is geography.'),
      them('Then I will study flags on the tram.'),
    ],
  },
];

/** Six more screens, of which four are from apps and devices that the others do not have. The reader was not tuned on them. */
export const unseenScreens: DrawnScreen[] = [
  {
    kind: 'chat',
    id: 'bumble-dark-hu-3x',
    language: 'hu',
    style: styles.bumbleDark,
    name: 'Dóra',
    age: 31,
    scrolls: [0],
    device: { width: 360, scale: 3 },
    messages: [
      them('Szia! Mi a legfurcsább dolog, amit valaha gyűjtöttél?'),
      me('Őszintén? Mozijegyeket, ötszáznál hagytam abba.'),
      them('Ötszáz? És melyik volt a legrosszabb film?'),
      me('Arról nem beszélünk, csak annyit mondok: cápák voltak benne.'),
      them('Cápák mindig vannak.'),
      me('Te gyűjtesz valamit?'),
      them('Könyvjelzőket, de csak olyat, amit könyvben felejtettek.'),
    ],
  },
  {
    kind: 'chat',
    id: 'messages-light-en',
    language: 'en',
    style: styles.messagesLight,
    name: 'Hannah',
    scrolls: [0],
    messages: [
      them("I'm outside, where are you?"),
      me("Two minutes! The tram didn't come, so I'm running."),
      them('Running? In those shoes?'),
      me('Ok'),
      me("They're faster than they look. I've trained for this."),
      them("I'll order you a lemonade then, you'll need it."),
      me('You are a saint.'),
    ],
  },
  {
    kind: 'chat',
    id: 'telegram-light-en',
    language: 'en',
    style: styles.telegramLight,
    name: 'Iris',
    scrolls: [0],
    messages: [
      them('Which of the two exhibitions did you like better?'),
      me('The one with the maps. I got lost in it, which felt right.'),
      them('I knew it. I voted for the maps too.', { emoji: true }),
      me('Then we should get lost together next time.'),
      them('Is Sunday at 11:00 too early for getting lost?'),
      me('Perfect, I will bring no map.'),
    ],
  },
  {
    kind: 'chat',
    id: 'messenger-dark-hu-jpeg',
    language: 'hu',
    style: styles.messengerDark,
    name: 'Petra',
    scrolls: [0],
    device: { width: 390, scale: 2, jpegQuality: 70 },
    messages: [
      me('Hogy sikerült a költözés?'),
      them('Túléltem, de a kanapé nem fért be az ajtón.'),
      me('És most hol van a kanapé?'),
      them('A lépcsőházban lakik, a szomszédok már köszönnek neki.', { emoji: true }),
      me('Ha gondolod, segítek felvinni az erkélyen keresztül.'),
      them('Komolyan? Akkor a vacsorát én állom!'),
    ],
  },
  {
    kind: 'profile',
    id: 'hinge-profile-hu',
    language: 'hu',
    name: 'Zsófi',
    age: 29,
    bio: [
      'Építész vagyok, de a sütőm a legbonyolultabb projektem.',
      'Keresek valakit, aki szereti a hosszú sétákat és a rövid sorokat.',
    ],
    interests: ['Társasjáték', 'Evezés', 'Színház'],
  },
  {
    kind: 'chat',
    id: 'whatsapp-quote-en',
    language: 'en',
    style: styles.whatsappDark,
    name: 'Laura',
    scrolls: [0],
    messages: [
      them('What would you cook for somebody you want to impress?'),
      me('Mushroom risotto, stirred with patience.'),
      them('Patience is my favourite spice.', { quote: 'Mushroom risotto, stirred with patience.' }),
      me('Then come hungry on Saturday.'),
      them('I was hungry before you asked.'),
      me('Good. Do you eat everything?'),
      them('Everything except celery, we do not speak.'),
    ],
  },
];
