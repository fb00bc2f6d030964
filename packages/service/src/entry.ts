/**
 * What `import` and `require` of `@pix-payments/service` load. It checks the version of Node before it loads the service,
 * because the modules of the service need built-in modules and syntax that an older Node refuses without naming the
 * reason. It loads the service without `await`, because `require` refuses a module that waits.
 */
import { createRequire } from 'node:module'
import { refuseOldNode } from '@pix-payments/http-contract/require-node'
import type * as Service from './index.ts'

refuseOldNode(new URL('../package.json', import.meta.url))
const service = createRequire(import.meta.url)('./index.js') as typeof Service

export const createService: typeof service.createService = service.createService
export const DEMO_CREDENTIALS: typeof service.DEMO_CREDENTIALS = service.DEMO_CREDENTIALS
export const InstitutionError: typeof service.InstitutionError = service.InstitutionError
