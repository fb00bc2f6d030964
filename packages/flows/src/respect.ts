import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redoclyCommand, redoclyEnvironment } from '@pix-payments/spec/redocly-command'

export interface RespectOptions {
  /** The folder that contains the files. */
  readonly folder: string
  /** The workflow files, relative to the folder. */
  readonly files: readonly string[]
  /** The base URL of each description. */
  readonly servers: { readonly pix: string; readonly sandbox: string }
  /** Receives what the command prints. Default: nothing does. */
  readonly write?: (text: string) => void
}

/** A check of a step. */
export interface Check {
  readonly file: string
  readonly stepId: string
  /** `success criteria check`, or the name of a check against the contract, such as `schema check`. */
  readonly kind: string
  /** For example `$statusCode == 200`. */
  readonly condition?: string
  readonly passed: boolean
}

export interface RespectRun {
  readonly passed: boolean
  readonly checks: readonly Check[]
  /** All that the command printed. */
  readonly output: string
}

/** Runs workflow files with `redocly respect`, all in one process. */
export async function respect({ folder, files, servers, write }: RespectOptions): Promise<RespectRun> {
  const out = await mkdtemp(join(tmpdir(), 'pix-flows-'))
  const report = join(out, 'report.json')
  const sources = Object.entries(servers).flatMap(([name, url]) => ['--server', `${name}=${url}`])
  try {
    const { code, output } = await run(
      ['respect', ...files, ...sources, '--json-output', report],
      folder,
      write,
    )
    // Without a report, the command did not start: a file is missing, or is not valid.
    const text = await readFile(report, 'utf8').catch(() => '{"files":{}}')
    return { passed: code === 0, checks: checksOf(JSON.parse(text) as Report), output }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

function run(
  args: readonly string[],
  cwd: string,
  write: (text: string) => void = () => {},
): Promise<{ code: number; output: string }> {
  const command = spawn(process.execPath, [redoclyCommand(), ...args], {
    cwd,
    env: redoclyEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      write(text)
    })
  }
  return new Promise((resolve, reject) => {
    command.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

interface Report {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly Executed[] }>>
}

/** A workflow or a step of the report. A step that runs a workflow contains the steps of that workflow. */
interface Executed {
  readonly stepId?: string
  readonly executedSteps?: readonly Executed[]
  readonly checks?: readonly {
    readonly name: string
    readonly condition?: string
    readonly passed: boolean
  }[]
}

function checksOf({ files }: Report): Check[] {
  const all = ({ executedSteps = [] }: Executed): Executed[] =>
    executedSteps.flatMap((step) => [step, ...all(step)])
  return Object.entries(files).flatMap(([file, { executedWorkflows }]) =>
    executedWorkflows.flatMap(all).flatMap(({ stepId = '', checks = [] }) =>
      checks.map(({ name: kind, condition, passed }) => ({
        file,
        stepId,
        kind,
        ...(condition !== undefined && { condition }),
        passed,
      })),
    ),
  )
}
