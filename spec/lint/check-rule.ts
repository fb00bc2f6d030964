import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { redoclyCommand, redoclyEnvironment } from '../src/redocly-command.ts'
import type { Exception } from './rule.ts'

/** The files of a small contract: the content of each file, by path. */
export type Files = Readonly<Record<string, unknown>>

export interface Case {
  readonly title: string
  readonly given: Files
  /** The document to lint. Default: `openapi.yaml`. */
  readonly root?: string
  readonly exceptions?: readonly Exception[]
  /**
   * The expected reports, such as `schemas/deposits/Charge.yaml#/properties/amount: <message>`. The list is empty for a
   * case without faults.
   */
  readonly want: readonly string[]
}

interface Tried {
  readonly api: string
  readonly rule: string
  readonly one: Case
}

/** The cases of all rules. One process lints all of them, because `redocly lint` needs half a second to start. */
const tried: Tried[] = []
let linted: Promise<Map<string, string[]>> | undefined

/**
 * Tests a rule. Each case is linted with this rule only, by the same `redocly` that lints the contract. In the
 * configuration, each case is a separate api. A name `pix/…` is a rule of the plugin; a name `rule/…` is an assertion
 * in our `redocly.yaml`.
 */
export function checkRule(rule: string, cases: readonly Case[]): void {
  const own = cases.map((one, index): Tried => ({ api: `case${tried.length + index}`, rule, one }))
  tried.push(...own)
  describe(`the rule ${rule}`, () => {
    let faults: Map<string, string[]>
    beforeAll(async () => {
      linted ??= lint(tried)
      faults = await linted
    })

    it.each(own.map(({ api, one }) => ({ ...one, api })))('$title', ({ api, want }) => {
      expect(faults.get(api) ?? []).toEqual(want)
    })
    it('has a good and a bad case', () => {
      expect(new Set(cases.map(({ want }) => want.length > 0))).toEqual(new Set([true, false]))
    })
  })
}

async function lint(cases: readonly Tried[]): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'pix-lint-'))
  try {
    const apis: Record<string, object> = {}
    for (const { api, rule, one } of cases) {
      const { given, root = 'openapi.yaml', exceptions = [] } = one
      const settings = { ...(await settingsOf(rule)), ...(exceptions.length > 0 && { exceptions }) }
      apis[api] = { root: `${api}/${root}`, rules: { [rule]: settings } }
      await write(join(folder, api), given)
    }
    const config = {
      telemetry: 'off',
      plugins: [join(import.meta.dirname, 'plugin.ts')],
      preprocessors: { 'pix/attach-errors': 'on', 'pix/attach-examples': 'on' },
      apis,
    }
    await writeFile(join(folder, 'redocly.yaml'), stringify(config))
    return faultsIn(await run(folder, Object.keys(apis)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the configuration of a rule for its cases. A rule of the plugin gets none of the contract's exceptions. An
 * assertion is defined by its settings, so they are taken from `redocly.yaml`.
 */
async function settingsOf(rule: string): Promise<object> {
  if (!rule.startsWith('rule/')) return { severity: 'error' }
  const text = await readFile(join(import.meta.dirname, '../redocly.yaml'), 'utf8')
  const { rules } = parse(text) as { rules: Record<string, object> }
  const settings = rules[rule]
  if (settings === undefined) throw new Error(`redocly.yaml has no ${rule}`)
  return settings
}

async function write(folder: string, files: Files): Promise<void> {
  await mkdir(join(folder, 'examples'), { recursive: true })
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), JSON.stringify(content, null, 2))
  }
}

interface Problem {
  readonly message: string
  readonly location: readonly { readonly source: { readonly ref: string }; readonly pointer: string }[]
}

function run(folder: string, apis: readonly string[]): Promise<Problem[]> {
  const args = [redoclyCommand(), 'lint', ...apis, '--format=json', '--max-problems=1000']
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: redoclyEnvironment(), maxBuffer: 64 * 1024 * 1024 },
      (_, stdout, stderr) => {
        // The output contains one JSON document for each api, and nothing separates the documents.
        const documents = stdout.split(/(?<=\n\})(?=\{)/).filter((text) => text.startsWith('{'))
        if (documents.length !== apis.length) return reject(new Error(`redocly failed:\n${stderr}${stdout}`))
        return resolve(documents.flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems))
      },
    )
  })
}

function faultsIn(problems: readonly Problem[]): Map<string, string[]> {
  const faults = new Map<string, string[]>()
  for (const { message, location } of problems) {
    const { source, pointer } = location[0] as Problem['location'][number]
    const [api = '', ...file] = source.ref.split('/')
    faults.set(api, [...(faults.get(api) ?? []), `${file.join('/')}${pointer}: ${message}`])
  }
  return faults
}
