/** Texting shorthand, as `written meant`. */
export const englishTexting = `
  u you, ur your, yr your, gr8 great, m8 mate, l8r later, l8 late, b4 before, 2day today, 2nite tonight,
  2moro tomorrow, 2morrow tomorrow, thx thanks, thnx thanks, tnx thanks, plz please, pls please, cuz because,
  coz because, cos because, lemme let me, gimme give me,
  dunno do not know, tho though, thru through, ppl people, msg message, txt text, hmu message me, wyd what are you doing,
  hbu how about you, idk I do not know, imo in my opinion, smth something, sth something, sum1 someone, some1 someone,
  every1 everyone, any1 anyone, no1 no one, gf girlfriend, bf boyfriend, luv love, lookin looking, nothin nothing,
  somethin something, xoxo love, ttyl talk to you later, nvm never mind
`;
