import type { Generator } from './generator.ts'
import { GO_GENERATORS } from './go.ts'
import { JAVA_GENERATORS } from './java.ts'
import { PYTHON_GENERATORS } from './python.ts'
import { TYPESCRIPT_GENERATORS } from './typescript.ts'

/** In the order of the guide. */
export const GENERATORS: readonly Generator[] = [
  ...PYTHON_GENERATORS,
  ...GO_GENERATORS,
  ...JAVA_GENERATORS,
  ...TYPESCRIPT_GENERATORS,
]
