import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '../contract.ts'
import { EXAMPLES, PINS } from '../folders.ts'
import { run } from '../run.ts'
import { PYTHON_PROGRAMS } from '../tools/python-environment.ts'
import { type Generator, snakeCase } from './generator.ts'

const PYTHON = join(PYTHON_PROGRAMS, 'python')
const script = (name: string): string => join(PINS, 'python', name)

/** Imports every module of a package. A warning is an error. */
const importAll = (path: string, name: string): Promise<string> =>
  run(PYTHON, ['-W', 'error', script('import_all.py'), name], { cwd: path, env: { PYTHONPATH: path } })

/** Decodes examples with the client of openapi-generator. */
async function decode(folder: string, examples: readonly Example[]): Promise<readonly string[]> {
  await writeFile(join(folder, 'examples.json'), JSON.stringify(examples))
  const env = { PYTHONPATH: join(folder, 'pix-python') }
  const output = await run(PYTHON, [script('decode_examples.py'), 'pix_payments', 'examples.json'], {
    cwd: folder,
    env,
  })
  return JSON.parse(output) as readonly string[]
}

/** Checks the style of the program of the guide, and runs it. */
async function runProgram(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const program = join(EXAMPLES, 'languages-client.py')
  const ruff = join(PYTHON_PROGRAMS, 'ruff')
  await run(ruff, ['check', '--no-cache', program], { cwd: folder })
  await run(ruff, ['format', '--no-cache', '--check', '--diff', '--line-length', '110', program], {
    cwd: folder,
  })
  const path = join(folder, 'pix-python')
  return run(PYTHON, ['-W', 'error', program], { cwd: folder, env: { ...env, PYTHONPATH: path } })
}

export const PYTHON_GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-generator-python',
    sample: 'languages-python.sh',
    needs: ['java', 'python'],
    output: 'pix-python',
    declaration: (operationId) => new RegExp(`^    def ${snakeCase(operationId)}\\($`, 'm'),
    async compile(folder) {
      await importAll(join(folder, 'pix-python'), 'pix_payments')
    },
    decode,
    runProgram,
  },
  {
    name: 'openapi-python-client',
    sample: 'languages-openapi-python-client.sh',
    needs: ['python'],
    output: 'pix_client',
    // Each operation is a module with the same functions.
    declaration: (operationId) =>
      new RegExp(`^\\S*/${snakeCase(operationId)}\\.py$[^]*^def sync_detailed\\($`, 'm'),
    async compile(folder) {
      await importAll(folder, 'pix_client')
    },
  },
]
