/** "1 photo", "3 photos". */
export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const photos = (n: number) => count(n, 'photo', 'photos');
