import { paint, skins } from './palette.ts';

type Hair = 'short' | 'bob' | 'long' | 'curly' | 'bun' | 'bald' | 'scarf' | 'locs' | 'quiff' | 'grey';

/** How one drawn person looks. None of them is anybody. */
export interface Look {
  skin: string;
  hair: Hair;
  hairColour: string;
  top: string;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
}

const [pale, light, tan, brown, deep, dark] = skins;

/** Flat drawn people of many kinds; they stand in for avatars and photos. */
export const people = {
  maya: { skin: tan, hair: 'bun', hairColour: '#2a1a16', top: paint.mint, ground: paint.plum },
  jonas: { skin: pale, hair: 'quiff', hairColour: '#c9803d', top: paint.denim, ground: paint.amber, beard: true },
  amara: { skin: deep, hair: 'curly', hairColour: '#1b1210', top: paint.amber, ground: paint.leaf },
  leyla: { skin: light, hair: 'scarf', hairColour: paint.orchid, top: paint.night, ground: paint.rose },
  tomas: { skin: light, hair: 'short', hairColour: '#4b3324', top: paint.brick, ground: paint.sky, glasses: true },
  kofi: { skin: dark, hair: 'locs', hairColour: '#16100e', top: paint.ember, ground: paint.night },
  hana: { skin: pale, hair: 'bob', hairColour: '#15131c', top: paint.rose, ground: paint.mint, glasses: true },
  ravi: { skin: brown, hair: 'bald', hairColour: '#1b1210', top: paint.orchid, ground: paint.sand, beard: true },
  ines: { skin: light, hair: 'long', hairColour: '#7a3b22', top: paint.leaf, ground: paint.orchid },
  gergo: { skin: pale, hair: 'grey', hairColour: '#b9b4c2', top: paint.plum, ground: paint.ember, beard: true },
} as const satisfies Record<string, Look>;
export type PersonName = keyof typeof people;
