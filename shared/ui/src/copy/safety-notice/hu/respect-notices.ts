import type { respectNotices as english } from '../en/respect-notices.ts';
import { type NoticeVariants, sameForAll } from '../notice-copy.ts';

const noAnswer = 'Erre nem kell válaszolnod';
const notPolished = 'Ezt nem fogalmazom át';
const notScored = 'Ezt nem pontozom és nem írom át';
const leave = ['Nyugodtan hagyd válasz nélkül.', 'Tiltsd le, és jelentsd az appban.'];

export const respectNotices: Record<keyof typeof english, NoticeVariants> = {
  'clear-no': sameForAll({
    title: 'Nemet mondott',
    text: [
      'A nem is válasz, akkor is, ha kedvesen hangzik. Egy rövid búcsú maradt, aztán hagyd annyiban.',
      'Randira hívó üzenetet már nem írok neki.',
    ],
  }),
  hate: {
    match: {
      title: noAnswer,
      text: ['Amit írt, azért bánt embereket, mert olyanok, amilyenek.'],
      steps: leave,
    },
    chat: {
      title: notPolished,
      text: ['Azért bánt embereket, mert olyanok, amilyenek, és aki olvassa, erre fog emlékezni rólad.'],
    },
    profile: {
      title: notScored,
      text: ['Azért bánt embereket, mert olyanok, amilyenek, és aki olvassa, erre fog emlékezni rólad.'],
    },
  },
  insult: {
    match: { title: noAnswer, text: ['Amit írt, az sértés.'], steps: leave },
    chat: { title: notPolished, text: ['Megsérti azt, aki olvassa, és ezt semmilyen hangnem nem teszi jóvá.'] },
    profile: { title: notScored, text: ['Megsérti azt, aki olvassa, és ezt semmilyen szám nem teszi jóvá.'] },
  },
  sexual: {
    match: {
      title: noAnswer,
      text: ['Amit írt, az szexuális nyomásgyakorlás. Nem kell udvariasnak lenned.'],
      steps: leave,
    },
    chat: {
      title: notPolished,
      text: ['Szexuális, mielőtt a másik jelezte volna, hogy szeretné, és ezt a legtöbben nyomásnak érzik.'],
    },
    profile: {
      title: notScored,
      text: ['Mindenki számára szexuális, aki olvassa; a legtöbben ezt nyomásnak érzik, és továbbmennek.'],
    },
  },
  grief: {
    match: { title: 'Ez nehéz időszaknak hangzik', text: ['Tapintatos maradok: nincs vicc, nincs randira hívás.'] },
    chat: { title: 'Ez nehéz időszaknak hangzik', text: ['Tapintatos maradok: nincs vicc, nincs randira hívás.'] },
    date: {
      title: 'Ez nehéz időszaknak hangzik',
      text: ['Tapintatos maradok: csendes ötletek, nincs vicc. A randi várhat.'],
    },
    profile: { title: 'Ez nehéz időszaknak hangzik', text: ['Nem adok rá pontszámot, hacsak te nem szeretnéd.'] },
  },
  contacts: sameForAll({
    title: 'Vedd ki az elérhetőségedet',
    text: [
      'A bemutatkozás nyilvános: a benne lévő számot, felhasználónevet vagy linket bárki elolvashatja és használhatja.',
      'Innen vedd ki, és annak a matchnek add meg, akiben megbízol.',
    ],
  }),
};
