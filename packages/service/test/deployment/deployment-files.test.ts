import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { SETTINGS } from '../../src/settings/setting-table.ts'

const FOLDER = join(import.meta.dirname, '../../../../examples/deployment')
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
/** How long the service finishes its work after the drain. */
const FINISH_SECONDS = 10

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly spec: unknown
}

const manifests = globSync('kubernetes/*.yaml', { cwd: FOLDER }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => {
    for (const error of document.errors) throw error
    return document.toJS() as Manifest
  }),
)
const ofKind = (wanted: string): Manifest['spec'] => manifests.find(({ kind }) => kind === wanted)?.spec

test('the files name only settings that exist', () => {
  const known = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable))
  const files = ['Containerfile', 'compose.yaml']
  const named = files.flatMap((file) => read(file).match(/\b(PIX_SERVICE_\w+|DATABASE_\w+)(?=[:=])/g) ?? [])
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the image is not run as root, and asks /readyz', () => {
  const last =
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toMatch(/^USER [1-9]\d*$/m)
  expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m)
  expect(read('Containerfile')).toMatch(/npm install .*--ignore-scripts/)
})

test('compose starts two processes behind a pooler that fits them', () => {
  const { services, configs } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; stop_grace_period: string }>
    configs: { pooler: { content: string } }
  }
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }
  for (const name of ['service-1', 'service-2', 'migrate']) expect(services[name]).toMatchObject(hardened)
  const { environment = {}, stop_grace_period = '' } = services['service-1'] ?? {}
  const drain = Number(environment['PIX_SERVICE_DRAIN'])
  expect(Number.parseInt(stop_grace_period)).toBeGreaterThan(drain + FINISH_SECONDS)
  const pooler = (name: string): number =>
    Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(configs.pooler.content)?.[1])
  expect(pooler('max_prepared_statements')).toBeGreaterThanOrEqual(500)
  expect(pooler('default_pool_size')).toBeGreaterThanOrEqual(Number(environment['PIX_SERVICE_DATABASE_POOL']))
})

test('each pod of Kubernetes is hardened, and runs a command of the service', () => {
  const pods = manifests.flatMap(({ spec }) => podsIn(spec))
  expect(pods.map(({ containers }) => containers[0]?.args[0]).sort()).toEqual(['check', 'migrate', 'serve'])
  for (const pod of pods) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
      containers: [
        {
          securityContext: {
            readOnlyRootFilesystem: true,
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          },
        },
      ],
    })
  }
})

test('a rollout in Kubernetes keeps all replicas, and drains a process before it is killed', () => {
  const deployment = ofKind('Deployment') as { replicas: number; template: { metadata: { labels: object } } }
  const [pod] = podsIn(deployment)
  const [container] = pod?.containers ?? []
  expect(deployment).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } } })
  expect(container).toMatchObject({
    startupProbe: { httpGet: { path: '/healthz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
    readinessProbe: { httpGet: { path: '/readyz' }, failureThreshold: 1 },
  })
  const drain = Number(container?.args.at(-1))
  // The endpoint leaves the load balancer while the process still serves.
  expect(drain).toBeGreaterThan(2 * (container?.readinessProbe?.periodSeconds ?? Number.POSITIVE_INFINITY))
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain + FINISH_SECONDS)
  const { labels } = deployment.template.metadata
  expect(ofKind('PodDisruptionBudget')).toEqual({
    minAvailable: deployment.replicas - 1,
    selector: { matchLabels: labels },
  })
  expect(ofKind('Service')).toMatchObject({ selector: labels })
})

interface Pod {
  readonly terminationGracePeriodSeconds?: number
  readonly containers: readonly { args: readonly string[]; readinessProbe?: { periodSeconds: number } }[]
}

/** The specifications of pods in a value, at any depth. */
function podsIn(value: unknown): readonly Pod[] {
  if (typeof value !== 'object' || value === null) return []
  return 'containers' in value ? [value as Pod] : Object.values(value).flatMap(podsIn)
}

test('each alert names a section of a guide that says what to do', () => {
  const { homepage } = JSON.parse(read('../../packages/service/package.json')) as { homepage: string }
  const { groups } = parse(read('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string; annotations: { runbook_url?: string } }[] }[]
  }
  const alerts = groups.flatMap(({ rules }) => rules)
  expect(alerts.length).toBeGreaterThan(10)
  const wrong = alerts.filter(({ annotations: { runbook_url: url = '' } }) => {
    const [, guide = '', section] = /^guides\/([\w-]+)\.html#([\w-]+)$/.exec(url.replace(homepage, '')) ?? []
    const file = `../../docs/src/content/docs/guides/${guide}.mdx`
    const headings = guide === '' ? [] : read(file).match(/(?<=^#{2,3} ).*$/gm)
    return !headings?.some((heading) => heading.toLowerCase().replaceAll(' ', '-') === section)
  })
  expect(wrong).toEqual([])
})
