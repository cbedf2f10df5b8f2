import type { Plan } from '@datewright/contracts/datecoach/plan';
import { daysUntil } from '../../../../lib/plan-times.ts';
import { hasOwnPlace, nameActivity } from './activities.ts';
import type { Messages } from './message-texts.ts';

export const hu: Messages = {
  when: (day, time) => `${day}, ${time}`,
  clock: (time) => time,
  zone: (zone) => `${zone.replaceAll('_', ' ')} szerint`,
  invitation: (plan, now) =>
    [
      `${plan.video ? 'Videóhívás' : nameActivity(plan, 'hu')} ${sayDay(plan, now)} ${sayTime(plan.starts)}?`,
      hasOwnPlace(plan) && `Például itt: ${plan.place}.`,
      !plan.video && plan.meetingPoint && `Találkozzunk itt: ${plan.meetingPoint}.`,
      'Más nap is jó.',
    ]
      .filter(Boolean)
      .join(' '),
  friend: ({ who, when, where, idea, meetingPoint, by, video }) =>
    [
      video
        ? `Videorandim lesz${who && ` (${who})`}: ${when}.`
        : `Randim lesz${who && ` (${who})`}: ${when}${where && `, ${where}`}.`,
      !video && !where && `A hely még nincs meg. Az ötlet: ${idea}.`,
      !video && meetingPoint && `Itt találkozunk: ${meetingPoint}.`,
      by ? `${by}-ig írok neked. Ha nem jelentkezem, hívj fel.` : 'Írok, amint hazaértem.',
      'Ha nem veszem fel, kérj segítséget.',
    ]
      .filter(Boolean)
      .join('\n'),
  link: (url) => `Itt mindig látod, mikor és hol: ${url}`,
  kindNos: (who) => [
    `${who ? `Szia ${who}, köszönöm` : 'Köszönöm'} a találkozást. Jól éreztem magam, de úgy érzem, nem vagyunk egymáshoz valók. Minden jót kívánok neked.`,
    'Köszönöm, hogy találkoztunk. Inkább őszinte vagyok, mint hogy eltűnjek: nem érzem azt, hogy ebből több lenne. Vigyázz magadra.',
    'Jó volt veled beszélgetni. Részemről ez nem romantikus, ezért itt abbahagynám. Köszönöm, hogy rám szántad az időt.',
  ],
};

const weekdays = ['vasárnap', 'hétfőn', 'kedden', 'szerdán', 'csütörtökön', 'pénteken', 'szombaton'];
const daysWithBackVowels = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]);

function sayDay(plan: Plan, now: Date): string {
  const days = daysUntil(plan, now);
  if (days === 0) return 'ma';
  if (days === 1) return 'holnap';
  const day = new Date(plan.day);
  const weekday = weekdays[day.getUTCDay()] ?? '';
  if (days > 1 && days < 7) return weekday;
  const month = day.toLocaleString('hu-HU', { month: 'long', timeZone: 'UTC' });
  const date = day.getUTCDate();
  return `${month} ${date}-${date === 1 ? 'jén' : daysWithBackVowels.has(date) ? 'án' : 'én'}, ${weekday}`;
}

function sayTime(starts: string): string {
  if (starts === '12:00') return 'délben';
  const [hours = 0, minutes = 0] = starts.split(':').map(Number);
  if (minutes % 30 !== 0 || hours < 5) return `${starts}-kor`;
  const part = hours < 9 ? 'reggel' : hours < 12 ? 'délelőtt' : hours < 18 ? 'délután' : 'este';
  const hour = (hours + minutes / 30) % 12 || 12;
  return `${part} ${minutes > 0 ? 'fél ' : ''}${hour}-kor`;
}
