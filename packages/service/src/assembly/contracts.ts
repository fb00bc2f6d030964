import { type Contract, loadContract } from '@pix-payments/http-contract/load'

/** Caches the compiled contracts. All services in a process share them. */
const contracts = new Map<string, Promise<Contract>>()

export function contractOf(name: 'pix' | 'sandbox' | 'rail'): Promise<Contract> {
  const contract = contracts.get(name) ?? loadContract(name)
  contracts.set(name, contract)
  return contract
}
