import type { harmNotices as english } from '../en/harm-notices.ts';
import type { NoticeVariants } from '../notice-copy.ts';

const proof = 'Készíts képernyőképet: ez bizonyíték.';
const block = 'Tiltsd le, és jelentsd az appban.';
const police = 'Szólj a rendőrségnek, és valakinek, aki közel áll hozzád.';
const space = [
  'Most ne írj neki többet.',
  'Hagyj időt: holnapig tedd el a telefont.',
  'Ha túl sok, ami benned van, beszélj valakivel. Lejjebb találsz egy számot.',
];
const notScored = 'Ezt nem pontozom és nem írom át';
const noHelp = 'Ebben nem segítek';
const listened =
  'Nem csináltál semmi rosszat. Ha valaki idősebb nyomást gyakorol rád, vagy valami megijesztett, vannak, akik meghallgatnak.';
const offTheApp = 'Vedd le a profilodat a társkereső appról.';
const nameless = 'Vannak, akik most is meghallgatnak, ítélkezés nélkül. A nevedet sem kell megmondanod.';
const tellOne = 'Mondd el egy hozzád közel álló embernek, hogy vagy: egy barátodnak, a családodnak, az orvosodnak.';

export const harmNotices: Record<keyof typeof english, NoticeVariants> = {
  minor: {
    match: {
      title: 'Ezt a matchet lezártuk',
      text: [
        'A Datewright felnőtteknek szól. Úgy tűnik, valaki itt még nincs 18 éves, ezért ennek a matchnek nem írunk semmit.',
      ],
      steps: [
        'Ne írj neki többet, máshol sem.',
        'Töröld a matchet az appban.',
        'Jelentsd ott a profilt: a társkereső appokat 18 év alatt nem szabad használni.',
      ],
    },
    suspected: {
      title: 'Lehet, hogy valaki itt még nincs 18 éves',
      text: ['A Datewright felnőtteknek szól. Amíg ez nem tiszta, ennek a matchnek nem írunk semmit.'],
      steps: ['Ha nincs 18 éves: ne írj neki többet, töröld a matchet, és jelentsd a profilt az appban.'],
    },
    chat: {
      title: 'Ehhez 18 évesnek kell lenned',
      text: [
        'A Datewright és a társkereső appok felnőtteknek szólnak. Úgy tűnik, még nem vagy 18 éves, ezért itt nem írunk semmit, és ezt a matchet lezártuk.',
        listened,
      ],
      steps: [
        offTheApp,
        'Ha egy felnőtt képet kér tőled, vagy találkozni akar, nem kell válaszolnod. Szólj egy felnőttnek, akiben megbízol.',
      ],
    },
    profile: {
      title: 'Ehhez 18 évesnek kell lenned',
      text: [
        'A Datewright és a társkereső appok felnőtteknek szólnak. Úgy tűnik, még nem vagy 18 éves, ezért itt nem írunk és nem pontozunk bemutatkozást.',
        listened,
      ],
      steps: [offTheApp],
    },
  },
  'self-harm': {
    match: {
      title: 'Lehet, hogy most nagyon rosszul van',
      text: [
        'Amit írt, úgy hangzik, mintha bántani akarná magát. Ez most fontosabb, mint a következő üzenet.',
        'Nem egyedül te felelsz érte, és nem kell tökéletes szavakat találnod. Egy együttérző válasz és egy szám, ahol felveszik, már nagyon sok.',
      ],
      steps: ['Ne ígérd meg, hogy titokban tartod.', 'Te is szólj valakinek, aki közel áll hozzád: ezt nehéz cipelni.'],
    },
    chat: {
      title: 'Ez nagyon nehéznek hangzik',
      text: [
        'Én csak egy íróeszköz vagyok, és ez több, mint egy üzenet. Fontos vagy, és ezt nem kell egyedül cipelned.',
        nameless,
      ],
      steps: [tellOne],
    },
    profile: {
      title: 'Ez nagyon nehéznek hangzik',
      text: [
        'Én csak egy íróeszköz vagyok, és ez több, mint egy bemutatkozás. Fontos vagy, és ezt nem kell egyedül cipelned.',
        nameless,
      ],
      steps: [tellOne],
    },
    photos: {
      title: 'Ez nagyon nehéznek látszik',
      text: [
        'Én csak fotókat nézek, és ez több, mint egy fotó. Fontos vagy, és ezt nem kell egyedül cipelned.',
        nameless,
      ],
      steps: [tellOne],
    },
  },
  threat: {
    match: {
      title: 'Első a biztonságod',
      text: ['Amit írt, az fenyegetés. Nem tartozol neki válasszal, és mi sem írunk rá semmit.'],
      steps: [proof, block, police],
    },
    chat: {
      title: noHelp,
      text: [
        'Ez megfenyegetne vagy bántana valakit. Aki olvassa, abban ott marad a félelem, és ez bűncselekmény is lehet. Más szavakkal sem írom meg.',
      ],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['Ez megfenyeget valakit, és aki olvassa, félni fog tőled. Inkább azt írd le, mit remélsz.'],
    },
  },
  stalking: {
    match: {
      title: 'Ennek itt véget vethetsz',
      text: ['Követ, vagy nem hagy békén. Ez nem a te hibád és nem bók, sok országban pedig bűncselekmény.'],
      steps: [
        'Ne válaszolj neki többet, magyarázatként se.',
        'Készíts képernyőképet, dátummal együtt: ez bizonyíték.',
        'Tiltsd le, jelentsd az appban, és nézd meg, ki láthatja, hol vagy.',
        police,
      ],
    },
    chat: {
      title: noHelp,
      text: [
        'Ez arról szól, hogyan találj meg, figyelj vagy érj el valakit, aki ezt nem akarja. Neki ez ijesztő, és sok országban bűncselekmény.',
      ],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['Ez arról szól, hogyan érj el valakit, aki ezt nem akarja, és mindenkit megijeszt, aki olvassa.'],
    },
  },
  blackmail: {
    match: {
      title: 'Ne fizess, és ne küldj semmi mást',
      text: [
        'Valaki képekkel, titkokkal vagy pénzzel zsarol. Sokakkal megesik, és nem hiba, hogy megbíztál valakiben.',
      ],
      steps: [
        'Ne fizess: aki fizet, attól újra kérnek.',
        'Ne küldj több képet, és több üzenetet se.',
        'Készíts képernyőképet az üzenetekről és a profilról: ez bizonyíték.',
        block,
        police,
      ],
    },
    chat: {
      title: noHelp,
      text: ['Ez képekkel, titkokkal vagy pénzzel zsarol valakit. Mély sebet ejt, és bűncselekmény.'],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['Ez képekkel, titkokkal vagy pénzzel zsarol valakit. Sebet ejt, és bűncselekmény.'],
    },
  },
  scam: {
    match: {
      title: 'Ez csalásnak tűnik',
      text: [
        'Aki pénzt, kriptót, kódot vagy ajándékkártyát kér, mielőtt találkoztatok volna, úgy tesz, ahogy a társkereső csalók szoktak. Erre nem írunk választ.',
      ],
      steps: [
        'Ne fizess, és ne küldj kódot, iratot vagy képet.',
        'Ha már fizettél, hívd fel most a bankodat.',
        proof,
        block,
        'Tegyél feljelentést a rendőrségen.',
      ],
    },
    chat: {
      title: noHelp,
      text: [
        'Ez arról szól, hogyan csalj ki pénzt, kódot vagy iratot egy matchtől. Aki így jár, többet veszít a pénzénél: nem bízik többé az emberekben.',
      ],
      steps: [
        'Itt hagyd abba, és add vissza, amit kaptál.',
        'Ha te vagy szorult helyzetben, ne egy matchtől kérj segítséget.',
      ],
    },
    profile: {
      title: notScored,
      text: ['Pénzkérésnek vagy üzletnek hangzik. Az ilyen profilokat az appok leveszik, és sokan károsodnak miattuk.'],
    },
  },
};
