import fc from 'fast-check';

/**
 * fast-check with the same inputs in each run, so that a red run means that the code changed. `PROPERTY_SEED=$RANDOM`
 * looks at others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export * from 'fast-check';
export default fc;
