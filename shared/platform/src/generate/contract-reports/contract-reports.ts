import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { findVersionFault } from './compare-contracts.ts';
import { type ContractReport, describeContract } from './describe-contract.ts';

/** The folder of the reports, one for each service. */
const folder = 'shared/contracts/reports';

/** One line for each part of a call, so that a change of it is one changed line. */
function print({ version, calls }: ContractReport): string {
  const printed = Object.entries(calls).map(([name, call]) => {
    const parts = Object.entries(call).map(([part, value]) => `      "${part}": ${JSON.stringify(value)}`);
    return `    ${JSON.stringify(name)}: {\n${parts.join(',\n')}\n    }`;
  });
  return `{\n  "version": "${version}",\n  "calls": {\n${printed.join(',\n')}\n  }\n}\n`;
}

async function readReport(path: string): Promise<ContractReport | undefined> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** The reports by path, and what is wrong with the versions: then a stored report must stay, because it is what was released. */
export async function generateContractReports(): Promise<{ reports: Map<string, string>; faults: string[] }> {
  const [{ calls }, { serviceVersions }] = await Promise.all([
    import('@datewright/contracts/calls'),
    import('@datewright/contracts/services'),
  ]);
  const reports = new Map<string, string>();
  const faults: string[] = [];
  for (const [service, version] of Object.entries(serviceVersions)) {
    const path = `${folder}/${service}.json`;
    const report = describeContract(
      version,
      calls.filter((call) => call.service === service),
    );
    const stored = await readReport(path);
    const fault = stored && findVersionFault(service, stored, report);
    if (fault) faults.push(fault);
    else reports.set(path, print(report));
  }
  return { reports, faults };
}
