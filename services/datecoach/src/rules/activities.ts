import { toMatchText } from '@datewright/safety/moderation/match-text';

/**
 * What two people may do at a place, each by the beginnings of its words in both languages; a space ends a word. A walk is
 * none: one walks wherever something is to be seen.
 */
const activities = [
  'badminton/tollaslabda/tollasoz',
  'bak /baking/bake/kenyersut/sutes ',
  'bike/cycling/bicikli/biciklizes/kerekpar/bringa',
  'bird/madar',
  'board game/card game/card deck/chess/tarsasjatek/tarsasoz/tarsas /sakk/kartya',
  'book/reading/konyv/olvas',
  'bowl/teke ',
  'breakfast/brunch/reggeli',
  'campfire/bonfire/tabortuz',
  'cat /cats/macska',
  'class/workshop/course/lesson/beginner/tanfolyam/kezdok',
  'climb/boulder/masz/falmasz',
  'comedy/stand up/standup/open mic/improv/humorest',
  'cook/foz',
  'crafts/crafting/craft fair/craft market/craft workshop/knit/kezmuvesked/kotes',
  'dance/dancing/salsa/swing/tanc',
  'darts',
  'dog /dogs/kutya',
  'duck/kacsa',
  'escape/szabadulo',
  'film/movie/mozi',
  'flower/bouquet/virag/csokor',
  'frisbee/disc golf',
  'golf/minigolf',
  'karaoke/singing/enekles',
  'kite/sarkany',
  'magic/illusion/buvesz',
  'lecture/talk on /talk by /author talk/artist talk/book launch/eloadas/bemutato',
  'mulled/forralt bor/christmas market/karacsonyi',
  'mushroom/foraging/gomba',
  'music/jazz/concert/gig /band/dj /koncert/zene/zenes/elozene',
  'paint/draw/sketch/festes/festek/rajz',
  'photo/camera/fenykep/fotoz',
  'picnic/piknik',
  'ping pong/table tennis/pingpong/asztalitenisz',
  'plant/potting/novenyultet',
  'poetry/poem/vers',
  'pool table/billiard/snooker/biliard',
  'pottery/ceramic/clay/agyag/keramia/fazekas',
  'quiz/trivia/kviz',
  'rabbit/bunny/bunnies/nyul',
  'rooftop/tetoterasz/tetobar',
  'row/paddl/kayak/canoe/boat/evez/kajak/kenu/csonak/hajo',
  'run /running/jog/futas/kocog',
  'skat/korcsolya/jegen ',
  'star /stars/stargaz/astronom/csillag',
  'swap/trade/trading/exchange/csere',
  'swim/uszas/usz ',
  'tasting/flight /kostol',
  'tour /guided/vezetett',
  'volleyball/roplabda',
  'volunteer/onkentes',
  'yoga/joga',
].map((words) => words.split('/'));

/** The activities that a text names, by the first word for each. */
export function findActivities(text: string): string[] {
  const comparable = ` ${toMatchText(text)} `;
  return activities.flatMap((words) => (words.some((word) => comparable.includes(` ${word}`)) ? (words[0] ?? []) : []));
}
