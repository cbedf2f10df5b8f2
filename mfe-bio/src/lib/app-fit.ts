import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';

export const apps = Object.keys(appLimits) as DatingApp[];

/** The length as an app counts it: an emoji is one character. */
export const countCharacters = (text: string) => [...text.trim()].length;

/** How a text fits an app: its length, the limit, and the excess. */
export function getAppFit(text: string, app: DatingApp) {
  const length = countCharacters(text);
  return { length, limit: appLimits[app], over: Math.max(0, length - appLimits[app]) };
}
