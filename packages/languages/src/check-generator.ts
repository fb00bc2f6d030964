import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkProgram } from './check-program.ts'
import type { Contract } from './contract.ts'
import type { Generator } from './generators/generator.ts'
import type { Outcome } from './outcome.ts'
import { readRegion } from './sample.ts'
import { openSandbox } from './sandbox.ts'
import { openFolder, runCommands } from './workshop.ts'

/** Generates a client with the command of the guide, compiles it, looks for every operation, and runs the program. */
export async function checkGenerator(generator: Generator, contract: Contract): Promise<Outcome> {
  const { name, sample, output, declaration, compile, decode, runProgram } = generator
  const folder = await openFolder(name)
  const outcome: { -readonly [Key in keyof Outcome]: Outcome[Key] } = { name }
  try {
    outcome.loads = false
    await runCommands(await readRegion(sample, 'generate'), folder)
    outcome.loads = true

    const { operationIds, examples } = contract
    const files = await readFiles(join(folder, output))
    const absent = operationIds.filter((id) => !files.some((text) => declaration(id).test(text)))
    outcome.operations = { have: operationIds.length - absent.length, of: operationIds.length }

    outcome.compiles = false
    await compile(folder)
    outcome.compiles = true

    const failures = (await decode?.(folder, examples)) ?? []
    if (decode !== undefined) {
      outcome.examples = { have: examples.length - failures.length, of: examples.length }
    }
    if (runProgram !== undefined) {
      outcome.program = false
      await using sandbox = await openSandbox()
      await checkProgram(await runProgram(folder, sandbox.env), sandbox)
      outcome.program = true
    }
    const problems = [...absent.map((id) => `The client has no function for ${id}.`), ...failures]
    return problems.length === 0 ? outcome : { ...outcome, problem: problems.join('\n') }
  } catch (error) {
    return { ...outcome, problem: (error as Error).message }
  }
}

/** Reads the generated files. Each text starts with a line that has the path. */
async function readFiles(output: string): Promise<readonly string[]> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return `${path}\n${await readFile(path, 'utf8')}`
      }),
  )
}
