/** Means of transport, with advice in each style. */
export const transport = {
  modes: { CAR: 'Car', PUBLIC: 'Public Transit', WALKING: 'Walking' },
  moments: { before: 'Before', during: 'On the way', arrival: 'At arrival' },
  tips: (mode: string) => `On the way: ${mode}`,
  video: 'No travel for a video date: charge your phone, sit facing the light, and test your sound.',
  ways: {
    CAR: {
      flirty: {
        before: 'Look up where to park, and leave ten minutes early: nobody flirts well while circling the block.',
        during: 'One song you like on repeat beats a voice message rehearsed at every red light.',
        arrival: 'Park, breathe, then write “I’m here, look for the one smiling at the door.”',
      },
      funny: {
        before: 'Check the fuel now. “I ran out on the way” is only funny years later.',
        during: 'Practice your best story out loud. Other drivers will think you’re on the phone.',
        arrival: 'Take a picture of where you parked. It saves a romantic walk through three levels of a garage.',
      },
      local: {
        before: 'Look up parking near the place and what it costs, and have a second street in mind.',
        during: 'Keep the phone out of your hands. If you’re late, stop somewhere before you write.',
        arrival: 'Meet inside or at the door, not in the car. You’re driving, so stick to drinks without alcohol.',
      },
    },
    PUBLIC: {
      flirty: {
        before: 'Take the one before the last connection that would do. Being early looks good on everyone.',
        during: 'Use the ride for one message: what you’re looking forward to, in a line.',
        arrival: 'Get off, fix your collar in a window, and walk the last bit slowly.',
      },
      funny: {
        before: 'Check for delays on your line. It always knows when you have a date.',
        during: 'Watch people. Someone on this ride is your first story of the evening.',
        arrival: 'If you were late, blame the driver, nicely, and buy the first round of whatever you’re having.',
      },
      local: {
        before: 'Look up the last connection home now, and tell a friend which one you plan to take.',
        during: 'Have a charged phone and your ticket at hand. Sit where other people sit.',
        arrival: 'Note the way back to the stop while it’s light, so you can find it later.',
      },
    },
    WALKING: {
      flirty: {
        before: 'Shoes that you can walk home in: the best dates end with one more block.',
        during: 'Walk slowly. You’ll arrive with a clear head and some color in your face.',
        arrival: 'Wait where they can see you, phone in your pocket, and wave first.',
      },
      funny: {
        before: 'Take a look at the sky. Romantic rain is only romantic if you’re dry.',
        during: 'Collect one odd thing on the way: a sign, a dog, a window. That’s your opener.',
        arrival: 'If you got lost in your own town, say so. It’s a better opener than the traffic.',
      },
      local: {
        before: 'Choose a route with lights and people, and know how you’ll get home if it gets late.',
        during: 'Keep one ear free of music, and share your location with a friend if you like.',
        arrival: 'Go in and choose a seat you like. You can leave from there whenever you want.',
      },
    },
  },
};
