import { colors, skinTones } from './palette.ts';

type Hair = 'short' | 'bob' | 'long' | 'curly' | 'bun' | 'bald' | 'scarf' | 'locs' | 'quiff' | 'grey';

/** The look of a drawn person. None of them depicts a real one. */
export interface CharacterLook {
  skin: string;
  hair: Hair;
  hairColour: string;
  top: string;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
}

const [pale, light, tan, brown, deep, dark] = skinTones;

/** Drawn people who stand in for avatars and photos. */
export const characters = {
  maya: { skin: tan, hair: 'bun', hairColour: '#2a1a16', top: colors.mint, ground: colors.plum },
  jonas: { skin: pale, hair: 'quiff', hairColour: '#c9803d', top: colors.denim, ground: colors.amber, beard: true },
  amara: { skin: deep, hair: 'curly', hairColour: '#1b1210', top: colors.amber, ground: colors.leaf },
  leyla: { skin: light, hair: 'scarf', hairColour: colors.orchid, top: colors.night, ground: colors.rose },
  tomas: { skin: light, hair: 'short', hairColour: '#4b3324', top: colors.brick, ground: colors.sky, glasses: true },
  kofi: { skin: dark, hair: 'locs', hairColour: '#16100e', top: colors.ember, ground: colors.night },
  hana: { skin: pale, hair: 'bob', hairColour: '#15131c', top: colors.rose, ground: colors.mint, glasses: true },
  ravi: { skin: brown, hair: 'bald', hairColour: '#1b1210', top: colors.orchid, ground: colors.sand, beard: true },
  ines: { skin: light, hair: 'long', hairColour: '#7a3b22', top: colors.leaf, ground: colors.orchid },
  gergo: { skin: pale, hair: 'grey', hairColour: '#b9b4c2', top: colors.plum, ground: colors.ember, beard: true },
} as const satisfies Record<string, CharacterLook>;
export type CharacterName = keyof typeof characters;
