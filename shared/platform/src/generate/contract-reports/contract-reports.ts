import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { findVersionFault } from './compare-contracts.ts';
import { findSdkFault, printSdkReport } from './compare-sdk.ts';
import { type ContractReport, describeContract } from './describe-contract.ts';
import { describeSdk } from './describe-sdk.ts';

/** The folder of the reports, one for each service and one for the SDK. */
const folder = 'shared/contracts/reports';
const sdkPath = `${folder}/sdk.txt`;

/** One line for each part of a call, so that a change of it is one changed line. */
function print({ version, calls }: ContractReport): string {
  const printed = Object.entries(calls).map(([name, call]) => {
    const parts = Object.entries(call).map(([part, value]) => `      "${part}": ${JSON.stringify(value)}`);
    return `    ${JSON.stringify(name)}: {\n${parts.join(',\n')}\n    }`;
  });
  return `{\n  "version": "${version}",\n  "calls": {\n${printed.join(',\n')}\n  }\n}\n`;
}

const readStored = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined);

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
    const stored = await readStored(path);
    const fault = stored && findVersionFault(service, JSON.parse(stored), report);
    if (fault) faults.push(fault);
    else reports.set(path, print(report));
  }
  const sdk = await describeSdk();
  const storedSdk = await readStored(sdkPath);
  const sdkFault = storedSdk && findSdkFault(storedSdk, sdk);
  if (sdkFault) faults.push(sdkFault);
  else reports.set(sdkPath, printSdkReport(sdk));
  return { reports, faults };
}
