import { join } from 'node:path'
import { OPENAPI } from './contract.ts'
import { CACHE } from './folders.ts'
import type { Outcome } from './outcome.ts'
import { run } from './run.ts'
import { PYTHON_PROGRAMS } from './tools/python-environment.ts'

export const VALIDATOR = 'openapi-spec-validator'

/** Compares the contract with the schema of OpenAPI 3.1. */
export async function validate(): Promise<Outcome> {
  try {
    await run(join(PYTHON_PROGRAMS, VALIDATOR), ['--validation-errors', 'all', OPENAPI], { cwd: CACHE })
    return { name: VALIDATOR, loads: true }
  } catch (error) {
    return { name: VALIDATOR, loads: false, problem: (error as Error).message }
  }
}
