/** A phone number as a `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\D/g, '')}`}>{number}</a>;
}

/** A sentence in which the number is a link. */
export function TextWithPhoneLink({ words, number }: { words: string; number: string | null }) {
  const [before, after] = number === null ? [words, ''] : words.split(number);
  return (
    <strong>
      {before}
      {number !== null && <PhoneLink number={number} />}
      {after}
    </strong>
  );
}
