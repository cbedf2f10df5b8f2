/**
 * Prints what is wrong with the manifests of standard input (a JSON array) by Kubernetes' and KEDA's schemas, as a JSON
 * array of texts. A program of its own, because the packages of the schemas are ES modules only, which Jest does not
 * load.
 */
import { text } from 'node:stream/consumers';
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const models = [
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  ScaledObject,
  Service,
  TriggerAuthentication,
];

function findError(manifest: Manifest): string | undefined {
  const model = models.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
  if (!model) return 'no schema is known';
  try {
    new model(manifest as never).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const manifests: Manifest[] = JSON.parse(await text(process.stdin));
const errors = manifests.flatMap((manifest) => {
  const error = findError(manifest);
  return error === undefined ? [] : [`${manifest.kind} ${manifest.metadata.name}: ${error}`];
});
process.stdout.write(JSON.stringify(errors));
