/** Idioms that state no fact about the writer. */
export const idioms = `
cook* up
fish* for compliments
poetry in motion
my gym
reading the/reading between/reading your/reading this
run* late/run* on/run* out/run* away/run* into/run* the house
driv* a hard bargain
chef's kiss
nurse a/nursing a
a box of/box of/in a box/the box
paint* the town/paint* a picture
draw* the line
danc* around
climb* the walls
jog my memory
will judge/may judge/judge you/judge me
coach potato
pilot episode
co-pilot
your coach/your cook/be your
engineer a/engineered
doctor's orders
bar stool
baker's dozen
travel light
open book
my own driver
than a */than an */like a */like an */as a kid/as a child/like children/like kids
mint egy */akár egy *
`;
