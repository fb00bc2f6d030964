import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { endAll, FREE_PORTS, type Run, start, type startBelowNpm } from './run.ts'

const FAULTS = new URL('./part-faults.ts', import.meta.url).href
export const PARTS = ['service', 'mock', 'docs'] as const
/** As long as a test may take. */
const START_MILLISECONDS = 60_000
export type Part = (typeof PARTS)[number]

export let folder: string
function makeFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'pix-start-'))
}
function endRun(): void {
  endAll()
  rmSync(folder, { recursive: true, force: true })
}

export interface Started extends Run {
  readonly urls: Readonly<Record<Part, string>>
}

async function started(args: readonly string[], launch: typeof startBelowNpm = start): Promise<Started> {
  const env = { PART_FAULTS: folder, NODE_OPTIONS: `--import=${FAULTS}` }
  const run = launch([...FREE_PORTS, ...args], env)
  const [, service = ''] = await run.until(/Service\s+(http:\S+)/)
  const [, mock = ''] = await run.until(/Mock\s+(http:\S+)/)
  const [, docs = ''] = await run.until(/Guides\s+(http:\S+)\//)
  await run.until(/Ctrl-C/)
  return { ...run, urls: { service, mock, docs } }
}

/** Starts the product once for the tests of a `describe`, which read it by calling the result. It ends after them. */
export function startOnce(args: () => readonly string[], launch?: typeof startBelowNpm): () => Started {
  let run: Started
  beforeAll(async () => {
    makeFolder()
    run = await started(args(), launch)
  }, START_MILLISECONDS)
  afterAll(endRun)
  return () => run
}

export const pidOf = (part: Part): number => Number(readFileSync(join(folder, part), 'utf8'))

export function inject(part: Part, fault: 'throw' | 'hang' | 'end'): void {
  writeFileSync(join(folder, 'fault'), fault)
  process.kill(pidOf(part), 'SIGUSR2')
}

export async function hang(part: Part): Promise<void> {
  inject(part, 'hang')
  while (!existsSync(join(folder, 'hangs'))) await setTimeout(10)
}

export async function answers({ urls }: Started, part: Part): Promise<boolean> {
  const path = { service: '/readyz', mock: '/v1/balance', docs: '/' }[part]
  const headers = { authorization: 'Bearer demo', connection: 'close' }
  return fetch(urls[part] + path, { headers }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

export async function statusWith({ urls }: Started, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const wallets = `${urls.service.replace('0.0.0.0', '127.0.0.1')}/sandbox/wallets`
  return (await fetch(wallets, { headers })).status
}
