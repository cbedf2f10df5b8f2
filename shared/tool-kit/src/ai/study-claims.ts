/** Findings and shares of people that an AI makes up to sound sure. */
const studyClaims = [
  /(?<!\p{L}|(?:in|of) (?:the|your) )(?:stud(?:y|ies)|research(?:ers)?|surveys?|statistics|scientists|psychologists|experts)(?: (?:by|from|at) (?:the )?\p{L}+(?: university)?)?(?: (?:has|have|also|clearly))? (?:shows?|shown|says?|found|finds?|proves?|proved|proven|suggests?|confirms?|agree)(?!\p{L})/iu,
  /(?<!\p{L})according to (?:an? |the )?(?:\p{L}+ ){0,2}(?:stud(?:y|ies)|research|surveys?|statistics|scientists|psychologists|experts)(?!\p{L})/iu,
  /(?<!\p{L})science (?:says|proves|has proved|has shown|tells us)(?!\p{L})/iu,
  /\d ?(?:%|percent|per cent) (?:of (?:all )?(?:people|women|men|couples|users|profiles|singles|daters|dates|matches)|(?:more|fewer|higher) (?:likely|likes|matches|replies|messages|dates|chances?))(?!\p{L})/iu,
  /(?<!\p{L})(?:kutatás|kutató|felmérés|tanulmány|statisztik|tudós|pszichológus)\p{L}* (?:szerint|bizonyít\p{L}*|kimutat\p{L}*|igazol\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:nők|férfiak|emberek|párok|lányok|fiúk|pasik|randik|profilok) \d{1,3} ?(?:%|százalék)|\d ?(?:%-kal|százalékkal) (?:több|nagyobb|valószínűbb)/iu,
];

/** A line that the member may say, in which a study is a joke. */
const quotation = /[“„"][^“”„"]*[”"“]/gu;

/** True for advice that rests on a study or a statistic. Real studies are shown beside an answer, from `datingEvidence`. */
export const claimsStudy = (text: string): boolean => {
  const advice = text.replace(quotation, ' ');
  return studyClaims.some((claim) => claim.test(advice));
};
