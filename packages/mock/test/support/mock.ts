import { type Contract, bundledContract, loadContract } from '../../src/contract.ts'
import { type Mock, type MockOptions, startMock } from '../../src/create-mock.ts'

let loading: Promise<Contract> | undefined

/** The bundled contract, loaded once, because no test changes it. */
export function sharedContract(): Promise<Contract> {
  loading ??= loadContract(bundledContract())
  return loading
}

/** Like `createMock`, but uses the loaded contract. For tests of responses, not of the start. */
export function createSharedMock(options: Omit<MockOptions, 'contract'> = {}): Promise<Mock> {
  return startMock(options, sharedContract)
}
