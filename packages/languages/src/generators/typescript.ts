import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { NPM_PROGRAMS, PINS } from '../folders.ts'
import { run } from '../run.ts'
import type { Generator } from './generator.ts'

async function compile(folder: string): Promise<void> {
  await cp(join(PINS, 'typescript/tsconfig.json'), join(folder, 'tsconfig.json'))
  await run(join(NPM_PROGRAMS, 'tsc'), ['-p', 'tsconfig.json'], { cwd: folder })
}

export const TYPESCRIPT_GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-generator-typescript-fetch',
    sample: 'languages-typescript-fetch.sh',
    needs: ['java'],
    output: 'pix',
    declaration: (operationId) => new RegExp(`^    async ${operationId}\\(`, 'm'),
    compile,
  },
  {
    name: 'hey-api',
    sample: 'languages-hey-api.sh',
    needs: [],
    output: 'pix',
    declaration: (operationId) => new RegExp(`^export const ${operationId} = <`, 'm'),
    compile,
  },
  {
    name: 'orval',
    sample: 'languages-orval.sh',
    needs: [],
    output: 'pix',
    declaration: (operationId) => new RegExp(`^export const ${operationId} = async \\(`, 'm'),
    compile,
  },
]
