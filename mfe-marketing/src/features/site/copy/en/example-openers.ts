/** Example openers by topic of a profile. */
export const exampleOpeners = [
  {
    words: ['sourdough', 'bread', 'baking', 'bake', 'baker', 'croissant'],
    flirty: 'On a scale of one to sourdough starter: how high-maintenance are we talking, {name}?',
    thoughtful: '{name}, what made you start baking, and did the first loaf survive?',
    bold: 'Saturday morning, you pick the bakery, I judge the crust. Loser buys the second coffee. Deal?',
  },
  {
    words: ['dog', 'dogs', 'puppy', 'retriever', 'dachshund'],
    flirty: 'Straight to the important part, {name}: does your dog approve of strangers with snacks in their pocket?',
    thoughtful: 'Every dog has one very strange habit. What’s yours’, {name}? The dog’s. Or yours.',
    bold: 'A walk in the park, {name}: you bring the dog, I bring the coffee. Sunday?',
  },
  {
    words: ['cat', 'cats', 'kitten'],
    flirty: 'I have references from two cats, {name}, and they don’t hand those out lightly.',
    thoughtful: 'Who named the cat, {name}, and is there a story?',
    bold: 'Coffee this week, {name}? I’ll understand if your cat has to sign it off first.',
  },
  {
    words: ['climb', 'climbing', 'bouldering', 'boulder'],
    flirty: 'Careful, {name}: I fall for people easily. At the wall, mostly onto the mat.',
    thoughtful: 'Bouldering is mostly falling well. Which climb are you proudest of, {name}?',
    bold: 'One round of bouldering, loser buys dinner. Fair warning, {name}: I like dinner.',
  },
  {
    words: ['travel', 'travelling', 'traveling', 'trips', 'trip', 'lisbon', 'train', 'trains', 'flight'],
    flirty: 'Window or aisle, {name}? Choose well, this is our first big decision.',
    thoughtful: 'What’s the place that surprised you most, {name}, in the good way?',
    bold: '{name}, name one dish from your last trip and I’ll find the place here that makes it. Thursday?',
  },
  {
    words: ['music', 'guitar', 'piano', 'vinyl', 'concert', 'concerts', 'gig', 'gigs', 'band', 'jazz'],
    flirty: 'Which song do you pretend not to know every word of, {name}?',
    thoughtful: 'What was the first album that was really yours, {name}, not your parents’?',
    bold: 'There’s live music somewhere on Friday, {name}. You pick the genre, I pick the seats?',
  },
  {
    words: ['coffee', 'espresso', 'flat white', 'tea', 'matcha'],
    flirty: 'Be honest, {name}: how many cups does it take before you’re a person?',
    thoughtful: 'Which café would you miss most if you moved away, {name}?',
    bold: 'You clearly have opinions on a good cup, {name}, and I have Saturday free. Show me your favorite place?',
  },
  {
    words: ['cook', 'cooking', 'ramen', 'pasta', 'pizza', 'curry', 'soup', 'tacos'],
    flirty: 'I do dishes, {name}. I’m told that’s the most attractive thing about me.',
    thoughtful: 'Which dish do you make when you want to feel at home, {name}?',
    bold: 'You name the dish, {name}, I find the place that does it best. Wednesday or Thursday?',
  },
  {
    words: ['run', 'running', 'runner', 'marathon', 'hike', 'hiking', 'hikes', 'cycling', 'bike'],
    flirty: 'I’d keep up for the first ten minutes, {name}. After that you’d have to send postcards.',
    thoughtful: 'What do you think about on the long ones, {name}?',
    bold: 'Easy route, good view, breakfast after. Sunday, {name}?',
  },
  {
    words: ['book', 'books', 'reading', 'novel', 'poetry', 'library'],
    flirty: 'I judge people by their bookmarks, {name}. Receipt, postcard, or folded corner?',
    thoughtful: 'Which book have you pushed on the most people, {name}, and did anyone thank you?',
    bold: 'A bookshop, one hour, we each pick a book for the other. Saturday, {name}?',
  },
] as const;

/** For any other text: it quotes the words. */
export const anyOpener = {
  flirty: '“{detail}”, {name}? Now you have to tell me the rest. I have time and snacks.',
  thoughtful: 'You wrote “{detail}”, {name}. What’s the story behind that?',
  bold: '“{detail}” sounds better told in person, {name}. Coffee this week?',
} as const;

/** For an empty profile: it asks. */
export const noDetail = {
  flirty: 'Your profile gives away nothing, {name}. Mysterious, or just busy?',
  thoughtful: 'What’s something small that made your week better, {name}?',
  bold: 'Your profile won’t tell me anything, {name}, so coffee will have to. Thursday?',
} as const;

export type OpenerTone = keyof typeof anyOpener;
