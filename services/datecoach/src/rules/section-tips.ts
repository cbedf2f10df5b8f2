import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';

export const listTips = ({ tips }: Section): (Tip | Situation)[] =>
  Object.values(tips as Record<string, (Tip | Situation)[]>).flat();

const getTipText = (tip: Tip | Situation): string => ('text' in tip ? tip.text : tip.response);

export const listTipTexts = (section: Section): string[] => listTips(section).map(getTipText);
