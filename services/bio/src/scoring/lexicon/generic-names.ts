/** Capitalised words that name nothing personal: apps, typographic habits, forms of address. */
export const genericNames: ReadonlySet<string> = new Set(
  `netflix spotify instagram insta snapchat snap tinder bumble hinge facebook whatsapp tiktok youtube google hbo disney
  im ill ive id i god jesus mr mrs dr ph on onnek onnel ont te yes no ok hi hello hey english american european christmas
  gemini leo virgo libra aries taurus cancer scorpio sagittarius capricorn aquarius pisces
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december
  holgyem uram tisztelt xd lol`.split(/\s+/),
);
