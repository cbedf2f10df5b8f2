import type { Hours } from '../hour-frame.ts';

export const hours: Hours = {
  days: {
    monday: 'on Monday',
    tuesday: 'on Tuesday',
    wednesday: 'on Wednesday',
    thursday: 'on Thursday',
    friday: 'on Friday',
    saturday: 'on Saturday',
    sunday: 'on Sunday',
  },
  parts: {
    morning: {
      anyDay: 'that morning',
      onDay: '{onDay} morning',
      eat: 'Agree whether {time} means breakfast together or comes after it, so that nobody turns up hungry.',
      outdoors: 'Wear a layer that comes off {time}: the first half hour may still feel cool.',
      indoors: 'Check whether it is open yet {time}, and have somewhere to wait in mind.',
      screen: 'Sit facing the window {time}: daylight is kinder than any lamp, and it wakes you up.',
      question: '“Are you a morning person, or did this take three alarms?”',
      trouble: [
        'One of you is not quite awake {time}.',
        'Let the first ten minutes be slow: “Whole sentences start in a moment.”',
      ],
    },
    noon: {
      anyDay: 'around noon',
      onDay: 'around noon {onDay}',
      eat: 'Agree whether lunch is part of it {time}; if not, have a bite first, because hunger shortens every talk.',
      outdoors: 'Look for a stretch with shade {time}, and turn away from the sun when you stop to talk.',
      indoors: 'Ask how full it gets {time}, and come a little before the rush or after it.',
      screen: 'Agree whether you eat on screen {time}: it is only fun if both of you do.',
      question: '“What is the best lunch you can make in ten minutes?”',
      trouble: [
        'One of you has to be back somewhere soon {time}.',
        'Name the minute at which you both get up, and save the long story for next time.',
      ],
    },
    afternoon: {
      anyDay: 'that afternoon',
      onDay: '{onDay} afternoon',
      eat: 'If there is coffee {time}, have something without caffeine in mind: not everybody sleeps after it.',
      outdoors: 'Find out when the sun sets before you set off {time}, and turn back well before it does.',
      indoors: 'Say beforehand whether you have plans after it {time}, so that going home early is no surprise.',
      screen: 'Look where the sun is {time}: with a window behind you they see only your outline.',
      question: '“What would you be doing on any other afternoon like this?”',
      trouble: [
        'It gets later than you planned {time}.',
        'Ask once: “Shall we stop here, or take another half hour?” and go by the first answer.',
      ],
    },
    evening: {
      anyDay: 'that evening',
      onDay: '{onDay} evening',
      eat: 'Agree whether you eat together {time}; if not, eat first, both of you.',
      outdoors: 'It may be dark {time}: keep to the lit stretch where others walk, and turn back where the lamps end.',
      indoors:
        'On the way there, note the lit street or the stop you will leave by {time}: it looks different in the dark.',
      screen: 'Put a lamp in front of you {time}, not behind: the screen may be the only other light in the room.',
      question: '“What was the best hour of your day, before this evening?”',
      trouble: [
        'One of you is worn out from the day {time}.',
        'Say so and make it shorter: “Half the time, twice the attention.” A short evening counts too.',
      ],
    },
    'late-evening': {
      anyDay: 'late that evening',
      onDay: 'late {onDay} evening',
      eat: 'Eat before you go out {time}, and let the last cup be one without caffeine.',
      outdoors: 'Stay {time} on the lit part near the entrance, with people around; the far side can wait for a day.',
      indoors: 'Know how you get home {time} before you set out, and say at the start when you have to go.',
      screen: 'Speak low {time} if others are asleep, and agree beforehand when you both hang up.',
      question: '“What was the last thing that was worth staying up this late for?”',
      trouble: ['One of you starts to yawn {time}.', '“That is the hour, not you. Shall we call it a day?”'],
    },
  },
};
