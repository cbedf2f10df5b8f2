/** Invitations to say or do something. */
export const englishInvitations = `
  tell me
  ask me about/why/how/for
  ask about
  show me
  teach me
  send me
  give me your
  recommend me
  suggest a/me
  share your
  bring your/the/me/a/snacks
  guess which/what/who/how
  name your/one/three
  lets go/get/meet/grab/find/cook/try/make/see/plan/start/argue/swap/trade/debate
  join me
  come with/and/along/over/find
  swap/trade _ for/with
  pick a/the/your
  first date/drink/round/coffee/message
  ill bring/cook/make/trade/teach/show/buy/swap/pay/tell/let/take/share
  your turn
  message me your/with/the
  start with your/a/the
  open with
  extra/bonus points
  ^bring/swap/send/teach/guess/name/pick/help/persuade _
  ^come _
  !^come from
  swap you
  ^you bring/choose/pick/drive/start
  we can/should/need ?to talk
  id like/love to hear
  partner/partners/visitors/guests/company/volunteers/tips/suggestions/recommendations welcome
  need/want a partner/teammate/guide/teacher/opponent/judge for/to/who/in
  !lets grab/get/have/meet ?for a drink/drinks/coffee/beer
  !lets meet ?up
  looking for a/someone climbing/running/dance/quiz/tennis/chess
  i/we need a second/third/fourth
`;
/** Bets and playful provocations. */
export const englishChallenges = `
  bet you/i/that
  i bet
  dare you
  challenge you/me
  beat me
  change my mind
  convince me
  prove me wrong
  loser buys/pays/cooks/does
  winner gets/picks/chooses
  rematch
  best of three
  think you can
  try me
  fight me
  i will win
  will defend
  wont believe
  two truths
  hot take
  unpopular opinion
  controversial opinion
  you wont/cant beat
  win me over
  outdo/outcook/outrun/outdance
  id destroy
  debate me
`;
/** Openings that give the reader nothing to answer. */
export const englishDullHooks = `
  just/please/so message me
  message me if/and/for
  text me
  hit me up
  say hi/hey/hello
  drop me a line/message/text
  lets grab/get/have/meet ?for a drink/drinks/coffee/beer
  lets explore/chat/talk
  get to know me/you/each
  slide into
  dm me
  add me
  follow me
  snap/snapchat/sc/insta/ig/instagram
  hows it going
  how are you
  whats up
  who even reads
  does anyone read/actually
  anyone else
`;
