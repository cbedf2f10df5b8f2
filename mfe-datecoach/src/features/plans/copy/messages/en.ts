import type { Plan } from '@datewright/contracts/datecoach/plan';
import { formatDay, formatTime } from '@datewright/sdk/dates';
import { daysUntil } from '../../../../lib/plan-times.ts';
import { hasOwnPlace, nameActivity } from './activities.ts';
import type { Messages } from './message-texts.ts';

export const en: Messages = {
  when: (day, time) => `${day} at ${formatTime(time)}`,
  clock: (time) => formatTime(time),
  zone: (zone) => `${zone.replaceAll('_', ' ')} time`,
  invitation: (plan, now) =>
    [
      `${plan.video ? 'A video call' : nameActivity(plan, 'en')} ${sayDay(plan, now)} at ${sayTime(plan.starts)}?`,
      hasOwnPlace(plan) && `I was thinking ${plan.place}.`,
      !plan.video && plan.meetingPoint && sayMeetingPoint(plan.meetingPoint),
      'Another day works too.',
    ]
      .filter(Boolean)
      .join(' '),
  friend: ({ who, when, where, idea, meetingPoint, by, video }) =>
    [
      video
        ? `I have a video date${who && ` with ${who}`} on ${when}.`
        : `I have a date${who && ` with ${who}`} on ${when}${where && `: ${where}`}.`,
      !video && !where && `We haven’t chosen the place yet. The idea: ${idea}.`,
      !video && meetingPoint && `We meet here: ${meetingPoint}.`,
      by ? `I’ll message you by ${by}. If you don’t hear from me, call me.` : 'I’ll message you when I’m home.',
      'If I don’t answer, ask for help.',
    ]
      .filter(Boolean)
      .join('\n'),
  link: (url) => `When and where, kept up to date: ${url}`,
  kindNos: (who) => [
    `${who ? `Hi ${who}, thank` : 'Thank'} you for the evening. I had a nice time, but I don’t feel that it’s a match for me. I wish you all the best.`,
    'Thank you for meeting me. I’d rather be honest than quiet: I don’t see us dating. Take good care of yourself.',
    'I enjoyed talking with you. For me it isn’t romantic, so I’d like to leave it here. Thank you for your time.',
  ],
};

function sayDay(plan: Plan, now: Date): string {
  const days = daysUntil(plan, now);
  if (days === 0) return plan.starts < '18:00' ? 'today' : 'tonight';
  if (days === 1) return 'tomorrow';
  const day = formatDay(plan.day);
  return `on ${days > 1 && days < 7 ? day.replace(/,.*/, '') : day}`;
}

/** Between one and ten in the evening nobody says "pm". */
function sayTime(starts: string): string {
  const [hours = 0, minutes = 0] = starts.split(':').map(Number);
  if (starts === '12:00') return 'noon';
  const half = hours < 12 ? ' am' : hours > 12 && hours < 22 ? '' : ' pm';
  return `${hours % 12 || 12}${minutes > 0 ? `:${starts.slice(3)}` : ''}${half}`;
}

/** "Outside, by the door" completes a sentence; a name does not. */
const sayMeetingPoint = (point: string) =>
  /^(?:at|by|in|on|near|outside|inside|under|behind|opposite|next to)\b/i.test(point)
    ? `We could meet ${point.charAt(0).toLowerCase()}${point.slice(1)}.`
    : `We could meet here: ${point}.`;
