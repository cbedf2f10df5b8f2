import { looksLikeInstructions } from '@datewright/demo/subjects';
import { isPersonalLimit } from '@datewright/safety/text/personal-limit';
import type { Task } from './read-task.ts';

const placeholder = /\[[A-Z]+_\d+\]/;
const words = (text: string) => text.trim().split(/\s+/);

/** Parts of a text that are short enough to quote and have enough words to mean something. */
function splitQuotable(text: string, minWords: number): string[] {
  if (looksLikeInstructions(text)) return [];
  return text
    .split(/(?<=[?])|[.!\n;:•|]+/)
    .map((part) => part.trim())
    .filter(
      (part) =>
        words(part).length >= minWords && words(part).length <= 14 && part.length <= 90 && !placeholder.test(part),
    );
}

/** What somebody means to do. */
const plan =
  /(?<!\p{L})(?:(?:i['’]?m|i am|we['’]?re|we are) (?:\p{L}+ )?(?:going (?:to|on|away|for)|planning|moving|flying|travell?ing|starting|heading|off to|hoping to|saving)|(?:i|we)['’]ll|(?:i|we) (?:will|plan|hope to|want to|would love to|booked|have booked)|(?:i|we)['’]ve booked|(?:i|we)['’]d love to|can['’]?t wait|looking forward to|my bucket list|tomorrow|(?:next|this coming) (?:week|weekend|month|year|spring|summer|autumn|fall|winter)|(?:készül|tervez|költöz|megy|utaz|repül)(?:ek|ök|ünk|em|zük|zem|zünk|om|unk)(?!\p{L})|fogo[km](?!\p{L})|fogunk|szeretné(?:k|nk)|alig várom|holnap|jövő (?:\p{L}{1,3} )?(?:hét|hónap|év|tavasz|nyár|ősz|tél))/iu;
/** What nobody wants to be reminded of on a first date. */
const badExperience =
  /(?<!\p{L})(?:died|passed away|funeral|cheated|broke up|break-?up|divorc|ghosted|robbed|mugged|burgl|stole|accident|crash|hospital|surgery|broke my|lost my (?:job|dad|father|mum|mom|mother|brother|sister|dog|cat|gran|wallet|phone)|(?:got|was|been) (?:fired|laid off|sick|ill|hurt|bullied|attacked|dumped)|food poisoning|worst|awful|terrible|horrible|nightmare|disaster|harass|depress|panic attack|burn(?:ed|t) out|burnout|bad (?:date|experience|day|week|year|luck)|lonely|cried|meghalt|temetés|megcsalt|szakít|elvált|válás|kirabolt|ellopt|baleset|kórház|műtét|eltört|elveszítettem|kirúgt|elbocsát|beteg|borzalm|borzaszt|szörny|rémes|rossz (?:randi|élmény|nap|hét|év)|katasztróf|bántott|zaklat|depresszi|pánikroham|kiég|magányos|sírtam|gyász)/iu;

export type TopicKind = 'story' | 'plan';

/** Whether words of the match say what they mean to do; if not, there is a story behind them. */
export const getTopicKind = (topic: string): TopicKind => (plan.test(topic) ? 'plan' : 'story');

/**
 * Quotable words of the match: the newest messages first, then the bio, then the interests. Questions are for the
 * member to answer and are not quoted, and bad experiences are left alone.
 */
export function listQuotes({ conversation, match }: Task): { topics: string[]; limits: string[] } {
  const theirs = conversation.filter(({ from }) => from === 'match').map(({ text }) => text);
  const interests = match.interests.filter((one) => !looksLikeInstructions(one) && !placeholder.test(one));
  const said = [...theirs.toReversed().flatMap((one) => splitQuotable(one, 3)), ...splitQuotable(match.bio, 2)];
  const statements = said.filter((one) => !one.endsWith('?'));
  const topics = statements.filter((one) => !isPersonalLimit(one) && !badExperience.test(one));
  return { topics: [...new Set([...topics, ...interests])], limits: statements.filter((one) => isPersonalLimit(one)) };
}
