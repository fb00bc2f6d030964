/**
 * What `import '@pix-payments/service'` loads. It checks the version of Node before it loads the service, because the
 * modules of the service need built-in modules and syntax that an older Node refuses without naming the reason.
 */
import { refuseOldNode } from '@pix-payments/http-contract/require-node'
import type * as Context from './index.ts'

refuseOldNode(new URL('../package.json', import.meta.url))
const service: typeof Context = await import('./index.ts')

export const createService: typeof service.createService = service.createService
export const DEMO_CREDENTIALS: typeof service.DEMO_CREDENTIALS = service.DEMO_CREDENTIALS
export const InstitutionError: typeof service.InstitutionError = service.InstitutionError
