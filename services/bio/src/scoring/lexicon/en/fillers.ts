/** Sentences about writing a profile. */
export const englishFillers = `
  never know what to write/say/put
  dont know what to write/say/put
  no idea what to write/say/put
  not sure what to write/say/put
  not good/great at this/these/writing
  bad/terrible at this/these/bios/writing
  hate writing these/bios/about myself
  hate talking about myself
  here goes nothing
  here we go
  new to this/here
  first time on here
  giving this a try/go/shot
  seeing/see whats out there
  see what happens
  see where it/this/things goes/go
  just ask
  ask me anything
  ask and ill tell
  ask if you want to know
  want to know more
  ill fill this out later
  fill this in/out later
  to be continued
  bio coming soon
  insert witty/funny/bio
  insert something
  if you want/wanna to know more
  friend made me
  friends made me
  cant believe im on here
  not on here much/often
  dont check this often/much
  is this thing on
  blah blah blah
`;
