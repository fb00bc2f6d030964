import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { endProcesses } from '@pix-payments/testing/end-processes'

const ROOT = join(import.meta.dirname, '../../..')
const TURBO = join(ROOT, 'node_modules/.bin/turbo')
const BUILD = ['run', 'build', '--filter=@pix-payments/docs', '--output-logs=new-only', '--log-order=stream']

/** The variable that all processes of a build have in their environment. */
const MARK = 'PIX_START_BUILD'

/** Turbo prints this line when it starts a step: `@pix-payments/docs:build: cache miss, executing 0f3a…`. */
const STEP_START = /^@pix-payments\/([\w-]+):([\w-]+): cache miss, executing/
/** A line of a step's own output. Group 1 is the line without the prefix of Turbo. */
const STEP_OUTPUT = /^@pix-payments\/[\w-]+:[\w-]+: (?!cache |$)(.*)/

export interface BuildDocsOptions {
  /** Prints one sentence. It is called at the start of each step and at the end. */
  readonly say: (sentence: string) => void
  /** The command that builds the site. Default: Turbo. */
  readonly command?: readonly [program: string, ...args: string[]]
}

/**
 * Builds the documentation site and reports each step. If the site is up to date, Turbo builds nothing. Resolves with
 * true when the build succeeds. When Turbo is killed, its steps end too.
 */
export async function buildDocs({ say, command = [TURBO, ...BUILD] }: BuildDocsOptions): Promise<boolean> {
  const [program, ...args] = command
  const start = performance.now()
  const seconds = (): string => `${Math.round((performance.now() - start) / 1000)} s`
  const mark = randomUUID()
  const env = { ...process.env, [MARK]: mark }
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      const [, name, task] = STEP_START.exec(line) ?? []
      if (name !== undefined) say(`Building the documentation: ${task} of ${name} (${seconds()})`)
      else printed.push(STEP_OUTPUT.exec(line)?.[1] ?? line)
    })
  const failure = await new Promise<string | undefined>((resolve) => {
    child.on('error', ({ message }) => resolve(`The documentation cannot be built: ${message}.`))
    // The steps may keep the streams open after Turbo has been killed.
    child.on('exit', (_, signal) => signal !== null && void endProcesses(`${MARK}=${mark}`))
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : `${NOT_BUILT}\n${printed.slice(-20).join('\n')}`),
    )
  })
  say(failure ?? `The documentation is ready (${seconds()}).`)
  return failure === undefined
}

const NOT_BUILT = 'The documentation was not built. The pages of the last build stay, if there are any.'
