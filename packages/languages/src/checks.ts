import { checkGenerator } from './check-generator.ts'
import { type Contract } from './contract.ts'
import { GENERATORS } from './generators/generators.ts'
import type { Outcome } from './outcome.ts'
import type { Toolchain } from './toolchains.ts'
import { VALIDATOR, validate } from './validate.ts'

/** A row of the report. */
export interface Check {
  readonly name: string
  readonly needs: readonly Toolchain[]
  run(contract: Contract): Promise<Outcome>
}

export const CHECKS: readonly Check[] = [
  { name: VALIDATOR, needs: ['python'], run: validate },
  ...GENERATORS.map((generator) => ({
    name: generator.name,
    needs: generator.needs,
    run: (contract: Contract) => checkGenerator(generator, contract),
  })),
]
