import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redoclyCommand, redoclyEnvironment } from '@pix-payments/spec/redocly-command'
import type { JsonObject } from '../contract/json.ts'

/** One verdict of `redocly diff`. */
export interface RedoclyVerdict {
  readonly ruleId: string
  readonly impact: 'major' | 'minor' | 'patch'
  readonly message: string
  /** JSON Pointers of the change, in the base and in the revision. */
  readonly base?: string
  readonly head?: string
}

interface Report {
  readonly changes: readonly {
    readonly verdicts: readonly Pick<RedoclyVerdict, 'ruleId' | 'impact' | 'message'>[]
    readonly base?: { readonly pointer: string }
    readonly revision?: { readonly pointer: string }
  }[]
}

// `extends` is needed: a configuration file without it switches off all comparison rules.
const CONFIGURATION = 'telemetry: off\nextends: [diff-recommended]\n'

/**
 * Compares two contracts with `redocly diff`.
 *
 * @throws Error with the output of the command when it fails.
 */
export async function redoclyVerdicts(base: JsonObject, head: JsonObject): Promise<RedoclyVerdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pix-release-'))
  try {
    await writeFile(join(folder, 'redocly.yaml'), CONFIGURATION)
    await writeFile(join(folder, 'base.json'), JSON.stringify(base))
    await writeFile(join(folder, 'head.json'), JSON.stringify(head))
    await run(folder)
    const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report
    return report.changes.flatMap(({ verdicts, base: before, revision: after }) =>
      verdicts.map(({ ruleId, impact, message }) => ({
        ruleId,
        impact,
        message,
        ...(before === undefined ? {} : { base: before.pointer.replace(/^#/, '') }),
        ...(after === undefined ? {} : { head: after.pointer.replace(/^#/, '') }),
      })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(folder: string): Promise<void> {
  const diff = [
    'diff',
    'base.json',
    'head.json',
    '--format',
    'json',
    '--output',
    'report.json',
    '--fail-on',
    'none',
  ]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [redoclyCommand(), ...diff],
      { cwd: folder, env: redoclyEnvironment(), maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve()
        else reject(new Error(`redocly diff failed:\n${stderr}${stdout}`.slice(0, 4000), { cause: error }))
      },
    )
  })
}
