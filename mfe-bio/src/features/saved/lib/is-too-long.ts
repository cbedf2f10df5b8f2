import { bioMaxLength } from '@datewright/contracts/bio/limits';

/** True for a bio that is longer than any app allows. */
export const isTooLong = (text: string) => text.trim().length > bioMaxLength;
