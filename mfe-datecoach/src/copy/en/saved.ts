export const saved = {
  heart: 'Save this tip',
  favourites: (n: number) => `Favourites (${n})`,
  empty: 'No saved items yet',
  findSpots: 'Find date spots',
};
