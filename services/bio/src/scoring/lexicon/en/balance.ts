/** The sentence is about the partner that the writer looks for. */
export const englishSought = `
  looking for
  !always/forever/constantly/usually looking/searching for
  !looking for a/the better/best/new/next/perfect ?_ place/spot/recipe/restaurant/book/bakery/café/bar/ramen/coffee/job/flat
  !looking for my keys/glasses/phone/socks
  searching for
  in search of
  hoping to meet/find
  hope to meet/find
  want to meet/find
  would/id love to meet/find
  would/id like to meet/find
  !im/am a/the ?_ ?_ man/woman/girl/guy/person/lady/gentleman/bloke/lad/lass who/with
  !im/am someone/somebody who/with
  someone/somebody/anyone/anybody who/whos/with/to/that/kind/funny/honest/equally
  a man/woman/girl/guy/person/lady/gentleman/bloke/lad/lass who/with
  nice/great/lovely/good to meet
  ideal/perfect partner/match/man/woman/guy/girl/person/boyfriend/girlfriend/date
  seeking/seek
  !thrill/sun/attention seeking
  wanted
  !i/ive/we/he/she/always/never/just/ever/only wanted
  you are/should/have/like/love/know/can/will/must/enjoy/laugh/want/need/dont/might
  youre/youll/youve
  !youll ?_ find/see/catch/spot/hear me
  !you can/will/might/may ?_ find/see/catch/spot/hear me
  if you
  bonus/extra points
`;
/** The sentence addresses the reader. */
export const englishAddressed = `
  you
  your
  yours
  yourself
  us
  together
  someone/somebody
  ^bring/tell/show/send/come/guess/pick/name/teach
`;
/** The sentence is about the writer. */
export const englishSelf = `
  i
  im/ive/ill/id
  my
  mine
  me
  myself
`;
