import { root } from '@datewright/platform/root';
import { loadCheckedPatterns } from './patterns/checked-patterns.ts';
import { collectPatterns, type Pattern } from './patterns/collect-patterns.ts';
import { explainSlowPattern } from './patterns/find-slow-patterns.ts';
import { maxMilliseconds, measureSlowestTime } from './patterns/fuzz-pattern.ts';

// Every pattern that people's texts meet takes time that grows with the text, and no faster.
const patterns = await collectPatterns(root);
const checked = await loadCheckedPatterns();
const fast: Pattern[] = [];
const faults: string[] = [];
for (const pattern of patterns) {
  if (checked.isKnownFast(pattern)) {
    fast.push(pattern);
    continue;
  }
  const name = `${pattern.file}: /${pattern.source.slice(0, 120)}/${pattern.flags}`;
  const why = explainSlowPattern(pattern);
  if (why) {
    faults.push(`${name}\n  ${why}`);
    continue;
  }
  const { time, text } = measureSlowestTime(pattern);
  if (time <= maxMilliseconds) fast.push(pattern);
  else faults.push(`${name}\n  ${Math.round(time)} ms for ${JSON.stringify(text.slice(0, 60))}…`);
}
await checked.save(fast);
for (const fault of faults) console.error(fault);
console.log(`${patterns.length} patterns, ${faults.length} that may be slow`);
process.exit(faults.length > 0 ? 1 : 0);
