declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    fieldNames?: string[];
  }
  export default class Validator {
    constructor(vocabulary: { '@graph': unknown[] });
    validate(found: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>;
  }
}
