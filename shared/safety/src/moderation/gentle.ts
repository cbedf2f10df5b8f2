import { toMatchText } from './match-text.ts';

const playful =
  /(?<![a-z0-9])(?:lol|haha[a-z]*|hehe[a-z]*|lmao|joke|jokes|joking|kidding|funny|wink|tease|teasing|flirt[a-z]*|cute|sexy|hot|vicces|vicc|viccel[a-z]*|poen|cuki|dogos|szexi)(?![a-z0-9])/;
const asksOut =
  /(?<![a-z0-9])(?:(?:a|first|our|on a) date|drinks?|grab (?:a|some)|(?:meet|meeting) (?:up|me)|hang out|go out|take you out|dinner|randi[a-z]*|talalkoz[a-z]*|igyunk|kavezzunk|elvinnelek|vacsora[a-z]*|gyere (?:el|velem)|ugorjunk)(?![a-z0-9])/;
const playfulEmoji = /[\u{1F602}\u{1F923}\u{1F609}\u{1F60F}\u{1F618}\u{1F61C}\u{1F525}]/u;

/** True for a text that jokes or flirts, which is wrong for somebody in grief. */
export const isPlayful = (text: string): boolean => playfulEmoji.test(text) || playful.test(toMatchText(text));

/** True for a message to somebody in grief that neither jokes nor flirts nor asks them out. */
export const isGentle = (text: string): boolean => !isPlayful(text) && !asksOut.test(toMatchText(text));
