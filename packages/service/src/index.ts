export { createService } from './create-service.ts'
export type { RunningService, ServiceOptions } from './create-service.ts'
