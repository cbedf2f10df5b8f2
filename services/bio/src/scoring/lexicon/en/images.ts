/** Comparisons and images: according to the study, half of what makes a profile look original. */
export const englishImages = `
  like a/an/the
  as _ as a/an/the/my
  as if
  equal parts
  part time
  !job/jobs/work/works/working part time
  half _ half
  somewhere between
  cross between
  powered by
  fuelled/fueled by
  allergic to
  unofficial/reigning/undefeated/semi/recovering/self _
  world champion
  the human version/equivalent
  the personality of
  sounds like
  looks like
  feels like
  smells like
  think of me as
  kingdom/museum/graveyard/temple/cathedral/hospital for/of
  love affair with
  at war with
  losing battle
`;
