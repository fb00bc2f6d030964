/**
 * What a kit in production needs: it books the lines of the running day that no event brought, and a person can retry and
 * dismiss work. Pass `operations` to `createOperatorKit`.
 */
import { createOperations, type OperationsModule } from './operations.ts'
import { createWatch } from './watch-statements.ts'

export const operations: OperationsModule = { create: createOperations, createWatch }
