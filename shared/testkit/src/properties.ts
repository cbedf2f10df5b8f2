import fc from 'fast-check';

/**
 * fast-check with the same inputs in every run, so that a failure means that the code changed. `PROPERTY_SEED=$RANDOM`
 * tries others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export * from 'fast-check';
export default fc;
