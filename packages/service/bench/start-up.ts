import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@pix-payments/testing/free-port'
import { type Figure, type Target, spreadOf } from './figures.ts'
import { undisturbed } from './load/pauses.ts'
import type { Measured } from './rounds.ts'

const DIST = join(import.meta.dirname, '../dist')

/**
 * Starts the service on an empty data folder. Returns the milliseconds from the start of the process to its first API
 * response.
 */
async function startOfProcess(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pix-bench-'))
  const port = await freePort()
  const begin = performance.now()
  const args = [
    join(DIST, 'cli.js'),
    'serve',
    '--port',
    String(port),
    '--data',
    folder,
    '--log-level',
    'silent',
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isAnswered(port))) await new Promise((resolve) => setTimeout(resolve, 2))
  const milliseconds = performance.now() - begin
  await new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })
  rmSync(folder, { recursive: true, force: true })
  return milliseconds
}

const agent = new Agent({ keepAlive: false })

/** Sends a request without a token. The response 401 shows that the API works. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ agent, port, host: '127.0.0.1', path: '/v1/balance' }, (response) => {
      response.resume()
      resolve(response.statusCode === 401)
    }).once('error', () => {
      resolve(false)
    })
  })
}

const IN_PROCESS = `
const begin = performance.now()
const { createService } = await import(process.argv[1])
const loaded = performance.now()
const service = await createService()
console.log(JSON.stringify({ load: loaded - begin, create: performance.now() - loaded }))
await service.close()
`

/**
 * Starts a process that uses the package. Returns the milliseconds of loading the module and of the first
 * `createService()`.
 */
function startInProcess(): Promise<{ readonly load: number; readonly create: number }> {
  const args = ['--input-type=module', '--eval', IN_PROCESS, join(DIST, 'index.js')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    child.stdout.once('data', (text: Buffer) => {
      resolve(JSON.parse(text.toString('utf8')) as { load: number; create: number })
    })
  })
}

/** Measures the start of the process, of the module and of a service in memory. */
export async function start(count: number): Promise<Measured> {
  const ofProcess: number[] = []
  const load: number[] = []
  const create: number[] = []
  for (let round = 0; round < count; round += 1) {
    const [milliseconds, inProcess] = await undisturbed(async () => [
      await startOfProcess(),
      await startInProcess(),
    ])
    ofProcess.push(milliseconds)
    load.push(inProcess.load)
    create.push(inProcess.create)
  }
  const spreads = { ofProcess: spreadOf(ofProcess), load: spreadOf(load), create: spreadOf(create) }
  const figure = (name: string, value: Figure['value']): Figure => ({
    group: 'Start',
    name,
    unit: 'ms',
    value,
  })
  const promise = (name: string, { median }: Figure['value'], atMost: number): Target => ({
    question: 'speed',
    name,
    value: median,
    unit: 'ms',
    atMost,
  })
  return {
    figures: [
      figure('process on an empty data folder, to its first answer', spreads.ofProcess),
      figure('loading the module', spreads.load),
      figure('createService() in memory', spreads.create),
    ],
    targets: [
      promise('start of the process', spreads.ofProcess, 600),
      promise('createService() in memory', spreads.create, 100),
    ],
  }
}
