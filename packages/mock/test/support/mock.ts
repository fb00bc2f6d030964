import { type Contract, bundledContract, loadContract } from '../../src/contract.ts'
import { type Mock, type MockOptions, startMock } from '../../src/create-mock.ts'

let loading: Promise<Contract> | undefined

/** The bundled contract, loaded once for all files: no test changes it. */
export function sharedContract(): Promise<Contract> {
  loading ??= loadContract(bundledContract())
  return loading
}

/** What `createMock` gives, without loading the contract again: for tests of what is answered, not of the start. */
export function createSharedMock(options: Omit<MockOptions, 'contract'> = {}): Promise<Mock> {
  return startMock(options, sharedContract)
}
