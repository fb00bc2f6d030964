import { type Contract, bundledContract, loadContract } from '../../src/contract.ts'
import { type Mock, type MockOptions, startMock } from '../../src/create-mock.ts'

let loading: Promise<Contract> | undefined

/** Returns the bundled contract. It is loaded once for all tests, because no test changes it. */
export function sharedContract(): Promise<Contract> {
  loading ??= loadContract(bundledContract())
  return loading
}

/**
 * Like `createMock`, but the contract is already loaded. Use it to test responses; use `createMock` to test the start.
 */
export function createSharedMock(options: Omit<MockOptions, 'contract'> = {}): Promise<Mock> {
  return startMock(options, sharedContract)
}
