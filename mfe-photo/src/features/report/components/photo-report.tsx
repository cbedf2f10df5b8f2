import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { getRating, hasNothingToFix } from '../../../lib/photo-verdict.ts';
import { formatScore } from '../../../lib/score-tone.ts';
import { Block, Head, Lines, Numbers, Pale } from './paper.ts';

/** One photo on paper: its opinion, and all numbers. */
export function PhotoReport({ photo, title }: { photo: AnalyzedPhoto; title: string }) {
  const { report: copy, results } = useCopy();
  const { name, thumbnail, result } = photo;
  const { feedback, measured, score } = result;
  const isFine = hasNothingToFix(result);
  return (
    <Block>
      <img src={thumbnail} alt={results.alt(title, name)} />
      <div>
        <Head>
          <h3>{title}</h3>
          <strong>{results.score(formatScore(score))}</strong>
        </Head>
        <Pale>{name}</Pale>
        <Lines $sign="+">
          {feedback.pros.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
        <Lines $sign="–">
          {feedback.cons.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
        <p>
          <strong>{isFine ? results.nothingToFix : `${results.suggestion}:`}</strong> {!isFine && feedback.suggestion}
        </p>
        <Pale>{copy.measured(formatScore(measured.score))}</Pale>
        <MeasurementTable facts={measured.facts} />
      </div>
    </Block>
  );
}

function MeasurementTable({ facts }: { facts: readonly Measurement[] }) {
  const { report: copy, results, facts: words } = useCopy();
  const isOpen = (fact: Measurement) => fact.verdict === 'bad' || fact.verdict === 'careful';
  return (
    <Numbers>
      <thead>
        <tr>
          <th>{copy.columns.what}</th>
          <th>{copy.columns.value}</th>
          <th>{copy.columns.good}</th>
          <th>{copy.columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.id} data-open={isOpen(fact) ? '' : undefined}>
            <td>{words.words[fact.id].name}</td>
            <td>{fact.verdict === 'unsure' ? results.unsure : words.words[fact.id].value(fact.value)}</td>
            <td>{words.good(fact.id)}</td>
            <td>{results.ratings[getRating(fact)]}</td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}
