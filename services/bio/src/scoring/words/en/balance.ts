/** The sentence is about whom one seeks. */
export const englishSought = `
  looking for
  searching for
  in search of
  hoping to meet/find
  hope to meet/find
  want to meet/find
  would/id love to meet/find
  would/id like to meet/find
  someone/somebody/anyone/anybody who/whos/with/to/that/kind/funny/honest/equally
  a man/woman/girl/guy/person/lady/gentleman/bloke/lad/lass who/with
  nice/great/lovely/good to meet
  my ideal
  ideal/perfect partner/match/man/woman/date
  seeking/seek
  wanted
  you are/should/have/like/love/know/can/will/must/enjoy/laugh/want/need/dont/might
  youre/youll/youve
  if you
  bonus/extra points
`;
/** It speaks to the reader. */
export const englishAddressed = `
  you
  your
  yours
  yourself
  us
  together
  someone/somebody
`;
/** It is about the writer. */
export const englishSelf = `
  i
  im/ive/ill/id
  my
  mine
  me
  myself
`;
